import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AskableNames } from '../../../../authoring/questions/askable.ts';
import { memberText, namedMember } from '../../../../member/member-name.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ComboBox } from '../../kit/combo-box.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { AnalystPage, type AnalystPageData } from '../../scenario/analyst-page.tsx';
import { readScenario } from '../../scenario/scenario-address.ts';
import { ScenarioChips } from '../../scenario/scenario-chips.tsx';
import { useItemNames } from '../../scenario/item-names.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { ScreenItems } from './screen-items.tsx';
import { ScreenList } from './screen-list.tsx';
import { WhatIf } from './what-if.tsx';

interface WhoProps {
  readonly name: string;
  readonly askable: AskableNames | undefined;
  readonly choose: (name: string) => void;
}

/** Whom the page is about: a sample member, or somebody of a plan. */
const Who = ({ name, askable, choose }: WhoProps) => {
  const { t } = useWords();
  const [typed, type] = useState<string>();
  const options = [
    ...(askable?.samples ?? []).map((one) => ({
      value: one.name,
      label: `${one.name} ${one.says}`.trim(),
      group: t('questions.group.members'),
    })),
    ...(askable?.plans ?? []).map((one) => ({ value: `plan:${one.name}`, label: one.says, group: t('questions.group.plans') })),
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

/** What was answered last, while the answer to another question is on its way: what is on show stays, and keeps the focus. */
const useLast = <Answer,>(answer: Answer | undefined, isOld: boolean): Answer | undefined => {
  const [last, keep] = useState(answer);
  if (answer !== undefined && answer !== last) keep(answer);
  return answer ?? (isOld ? last : undefined);
};

const OneMember = ({ source, files, search, change }: AnalystPageData) => {
  const { t, language } = useWords();
  const nameOf = useItemNames(files, language);
  const { answer: askable } = useWorkerAnswer('askable', { side: 'draft', language });
  const asking = readScenario(search);
  const text = search.get('as') ?? askable?.samples[0]?.name;
  const screen = search.get('screen') ?? 'home';
  const told = useWorkerAnswer(
    'screen',
    text === undefined ? undefined : { side: 'draft', language, ...asking.shown, member: text, screen },
  );
  const { isOld, unanswered } = told;
  const answer = useLast(told.answer, isOld);
  const member = namedMember(text ?? '');
  const day = asking.shown.on === undefined ? [] : [t('questions.on', { day: asking.shown.on })];
  const about = [
    `${t('member.who')}: ${text ?? ''}`,
    source.label,
    ...day,
    ...(asking.shown.without ?? []).map((id) =>
      t('questions.without', { says: askable?.constraints.find(({ name }) => name === id)?.says ?? id }),
    ),
  ];
  const ask = `?source=${encodeURIComponent(source.name)}&ask=${encodeURIComponent(`@${text ?? ''}`)}`;
  const who = <Who name={member.name} askable={askable} choose={(name) => change({ as: memberText({ name, set: member.set }) })} />;
  if (unanswered)
    return (
      <Empty icon="alert" title={t('member.title')}>
        <WhyUnanswered why={unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  if (!answer && (isOld || text === undefined)) return <Loading what={t('member.title')} />;
  if (!answer)
    return (
      <>
        {who}
        <Empty icon="search" title={t('member.nobody', { name: member.name })}>
          {t('member.nobodyHint')}
        </Empty>
      </>
    );
  return (
    <>
      <div className="row wrap member-tools" data-panel>
        {who}
        <ScenarioChips asked={asking} change={change} />
        <span className="row wrap end">
          <Link to={`/grid${ask}`}>{t('member.asColumn')}</Link>
          {source.draft && (
            <Link to={`${editorAddress(source.draft.id, screen)}&as=${encodeURIComponent(text ?? '')}`}>{t('member.asPage')}</Link>
          )}
        </span>
      </div>
      <div className="member-cols" aria-busy={isOld || undefined}>
        <ScreenList screens={answer.screens} chosen={screen} nameOf={nameOf} choose={(key) => change({ screen: key })} />
        <ScreenItems items={answer.items} {...{ screen, nameOf, about }} isChanged={member.set.length > 0} />
        <WhatIf
          {...{ answer, member, askable, change }}
          without={asking.shown.without ?? []}
          set={(facts) => change({ as: memberText({ name: member.name, set: facts }) })}
        />
      </div>
    </>
  );
};

/** Everything that one member sees, screen by screen with the reasons, and what would be otherwise with other facts. */
export const MemberPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="member" icon="person" title={t('member.title')} text={t('member.text')}>
      {(shown) => <OneMember {...shown} />}
    </AnalystPage>
  );
};
