import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AskableNames } from '../../../../authoring/questions/askable.ts';
import type { WholeScreen } from '../../../../authoring/questions/whole-screen.ts';
import { memberText, namedMember } from '../../../../member/member-name.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ComboBox } from '../../kit/combo-box/combo-box.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { AnalystPage, type AnalystPageData } from '../../scenario/analyst-page.tsx';
import { readScenario } from '../../scenario/scenario-address.ts';
import { ScenarioChips } from '../../scenario/scenario-chips.tsx';
import { useItemNames } from '../../scenario/item-names.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { ScreenItems } from './screen-items.tsx';
import { ScreenList } from './screen-list.tsx';
import { WhatIf } from './what-if.tsx';
import styles from './member-page.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

interface MemberFieldProps {
  name: string;
  askable: AskableNames | undefined;
  choose: (name: string) => void;
}

const MemberField = ({ name, askable, choose }: MemberFieldProps) => {
  const { t } = useWords();
  const [typed, type] = useState<string>();
  const options = [
    ...(askable?.samples ?? []).map((one) => ({
      value: one.name,
      label: `${one.name} ${one.says}`.trim(),
      group: t('questions.group.members'),
    })),
    ...(askable?.plans ?? []).map((one) => ({
      value: `plan:${one.name}`,
      label: one.says,
      group: t('questions.group.plans'),
    })),
  ];
  return (
    <ComboBox
      label={t('member.who')}
      value={typed ?? options.find(({ value }) => value === name)?.label ?? name}
      options={options}
      none={t('questions.none')}
      onType={type}
      onLeave={() => type(undefined)}
      onChoose={({ value }) => {
        type(undefined);
        choose(value);
      }}
    />
  );
};

// While an answer is outdated, the last one stays on the page, with the focus.
const useLastAnswer = <Answer,>(answer: Answer | undefined, isOld: boolean): Answer | undefined => {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? (isOld ? last : undefined);
};

// `text` is the member as in the address (`m01;plan=ppo`); undefined until the sample members are loaded.
const useMemberData = ({ search, files }: AnalystPageData) => {
  const { language } = useWords();
  const { answer: askable } = useWorkerAnswer('askable', { side: 'draft', language });
  const scenario = useMemo(() => readScenario(search), [search]);
  const text = search.get('as') ?? askable?.samples[0]?.name;
  const screen = search.get('screen') ?? 'home';
  const asked =
    text === undefined
      ? undefined
      : ({ side: 'draft', language, ...scenario.shown, member: text, screen } as const);
  const { answer, isOld, unanswered } = useWorkerAnswer('screen', asked);
  return {
    ...{ askable, scenario, text, screen, isOld, unanswered, answer: useLastAnswer(answer, isOld) },
    member: namedMember(text ?? ''),
    nameOf: useItemNames(files, language),
  };
};

type MemberData = ReturnType<typeof useMemberData>;

interface PartProps {
  page: AnalystPageData;
  data: MemberData;
}

const ChosenMember = ({ page: { change }, data: { member, askable } }: PartProps) => (
  <MemberField
    name={member.name}
    askable={askable}
    choose={(name) => change({ as: memberText({ name, set: member.set }) })}
  />
);

const Tools = ({ page, data }: PartProps) => {
  const { t } = useWords();
  const { source, change } = page;
  const { scenario, screen, text = '' } = data;
  const ask = `?source=${encodeURIComponent(source.name)}&ask=${encodeURIComponent(`@${text}`)}`;
  return (
    <div className={joinClasses('row wrap', styles.tools)} data-panel>
      <ChosenMember page={page} data={data} />
      <ScenarioChips asked={scenario} change={change} />
      <span className={joinClasses('row wrap end no-print', styles.links)}>
        <Link to={`/grid${ask}`}>{t('member.asColumn')}</Link>
        {source.draft && (
          <Link to={`${editorAddress(source.draft.id, screen)}&as=${encodeURIComponent(text)}`}>
            {t('member.asPage')}
          </Link>
        )}
      </span>
    </div>
  );
};

const useAbout = ({ page: { source }, data: { text = '', scenario } }: PartProps): readonly string[] => {
  const { t } = useWords();
  const { on, without = [] } = scenario.shown;
  const day = on === undefined ? [] : [t('questions.on', { day: on })];
  return [
    `${t('member.who')}: ${text}`,
    source.label,
    ...day,
    ...without.map((id) => t('questions.without', { id })),
  ];
};

const Columns = (props: PartProps & { answer: WholeScreen }) => {
  const { answer, page, data } = props;
  const { screen, nameOf, member, askable, isOld, scenario } = data;
  const { change } = page;
  const about = useAbout(props);
  return (
    <div className={styles.columns} aria-busy={isOld || undefined}>
      <ScreenList
        screens={answer.screens}
        chosen={screen}
        nameOf={nameOf}
        choose={(key) => change({ screen: key })}
      />
      <ScreenItems items={answer.items} {...{ screen, nameOf, about }} isChanged={member.set.length > 0} />
      <WhatIf
        {...{ answer, member, askable, change }}
        without={scenario.shown.without ?? []}
        set={(facts) => change({ as: memberText({ name: member.name, set: facts }) })}
      />
    </div>
  );
};

const OneMember = ({ page }: { page: AnalystPageData }) => {
  const { t } = useWords();
  const data = useMemberData(page);
  const { answer, isOld, unanswered, text, member } = data;
  if (unanswered)
    return (
      <Empty icon="alert" title={t('member.title')}>
        <WhyUnanswered why={unanswered} files={page.files} draft={page.source.draft?.id} />
      </Empty>
    );
  if (!answer && (isOld || text === undefined)) return <Loading what={t('member.title')} />;
  if (!answer)
    return (
      <>
        <ChosenMember page={page} data={data} />
        <Empty icon="search" title={t('member.nobody', { name: member.name })}>
          {t('member.nobodyHint')}
        </Empty>
      </>
    );
  return (
    <>
      <Tools page={page} data={data} />
      <Columns page={page} data={data} answer={answer} />
    </>
  );
};

export const MemberPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="member" icon="person" title={t('member.title')} text={t('member.text')}>
      {(page) => <OneMember page={page} />}
    </AnalystPage>
  );
};
