import { useState } from 'react';
import type { AskableFact, AskableNames } from '../../../../authoring/questions/askable.ts';
import type { WholeScreen } from '../../../../authoring/questions/whole-screen.ts';
import { type NamedMember, type SetFact, unknownValue } from '../../../../member/member-name.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { AddChoice } from '../../kit/combo-box/add-choice.tsx';
import { Button, TextButton } from '../../kit/button.tsx';
import { ComboBox } from '../../kit/combo-box/combo-box.tsx';
import { Choice } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import styles from './what-if.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

interface FactProps {
  fact: AskableFact;
  value: string;
  set: (value: string) => void;
  remove: () => void;
}

const OneFact = ({ fact: { says, values, missing }, value, set, remove }: FactProps) => {
  const { t } = useWords();
  return (
    <div className={joinClasses('row', styles.fact)}>
      <Choice label={says} value={value} onChange={({ target }) => set(target.value)}>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.value === missing ? t('member.ifMissing', { says: one.says }) : one.says}
          </option>
        ))}
        <option value={unknownValue}>{t('member.notKnown')}</option>
      </Choice>
      <Button small kind="quiet" icon="close" aria-label={t('member.unset', { says })} onClick={remove} />
    </div>
  );
};

// More facts make the note too long to read.
const mostFacts = 4;

const Impossible = ({ answer, set }: { answer: WholeScreen; set: (facts: readonly SetFact[]) => void }) => {
  const { t } = useWords();
  if (answer.broken.length === 0) return null;
  const named = answer.nearest.slice(0, mostFacts).map(({ says }) => says);
  const more = answer.nearest.length - named.length;
  return (
    <Note tone="wait" live>
      <p>{t('member.impossible', { says: answer.broken.join('; ') })}</p>
      {answer.nearest.length > 0 && (
        <p>
          {t(more > 0 ? 'member.nearestMore' : 'member.nearest', { says: named.join('; '), count: more })}{' '}
          <TextButton onClick={() => set(answer.nearest)}>{t('member.setToo')}</TextButton>
        </p>
      )}
    </Note>
  );
};

interface Props {
  answer: WholeScreen;
  member: NamedMember;
  askable: AskableNames | undefined;
  without: readonly string[];
  set: (facts: readonly SetFact[]) => void;
  change: ChangeAddress;
}

const withFact = (facts: readonly SetFact[], fact: string, value: string): readonly SetFact[] =>
  facts.some((one) => one.fact === fact)
    ? facts.map((one) => (one.fact === fact ? { fact, value } : one))
    : [...facts, { fact, value }];

const SetFacts = ({ member, askable, set }: Props) =>
  member.set.map(({ fact: name, value }) => {
    const fact = askable?.facts.find((one) => one.name === name);
    return (
      fact && (
        <OneFact
          key={name}
          {...{ fact, value }}
          set={(next) => set(withFact(member.set, name, next))}
          remove={() => set(member.set.filter((one) => one.fact !== name))}
        />
      )
    );
  });

const AddFact = ({ answer, member, askable, set }: Props) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  // A fact starts with a value that the member does not have.
  const add = (name: string): void => {
    const own = answer.facts.find((one) => one.name === name)?.own;
    const other = askable?.facts
      .find((one) => one.name === name)
      ?.values.find(({ says }) => says !== own)?.value;
    if (other !== undefined) set(withFact(member.set, name, other));
    setTyped('');
  };
  return (
    <ComboBox
      label={t('member.otherwise')}
      value={typed}
      options={answer.facts
        .filter(({ isSet }) => !isSet)
        .map(({ name, own }) => ({ value: name, label: own, more: name }))}
      none={t('questions.none')}
      placeholder={t('member.fact')}
      onType={setTyped}
      onChoose={({ value }) => add(value)}
    />
  );
};

const IgnoreConstraint = ({ askable, without, change }: Props) => {
  const { t } = useWords();
  const constraints = () =>
    (askable?.constraints ?? [])
      .filter(({ name }) => !without.includes(name))
      .map(({ name, says, isAssumed }) => ({
        value: name,
        label: isAssumed ? `${says} (${t('compare.assumed')})` : says,
      }));
  return (
    <AddChoice
      label={t('member.without')}
      none={t('questions.none')}
      of={constraints}
      onAdd={(id) => change({ without: [...without, id].join(',') })}
    />
  );
};

export const WhatIf = (props: Props) => {
  const { t } = useWords();
  const { answer, member, set } = props;
  return (
    <aside className="panel" aria-label={t('member.whatIf')} data-panel>
      <div className="body col">
        <h2>{t('member.whatIf')}</h2>
        <p className="small muted">{t('member.whatIfText')}</p>
        <SetFacts {...props} />
        <AddFact {...props} />
        <IgnoreConstraint {...props} />
        {answer.unknown.length > 0 && (
          <Note tone="wait">{t('member.unknown', { names: answer.unknown.join(', ') })}</Note>
        )}
        <Impossible
          answer={answer}
          set={(more) => set([...member.set, ...more.map(({ fact, value }) => ({ fact, value }))])}
        />
        {member.set.length > 0 && <TextButton onClick={() => set([])}>{t('member.asTheyAre')}</TextButton>}
      </div>
    </aside>
  );
};
