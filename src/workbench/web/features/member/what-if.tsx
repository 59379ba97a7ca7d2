import { useState } from 'react';
import type { AskableFact, AskableNames } from '../../../../authoring/questions/askable.ts';
import type { WholeScreen } from '../../../../authoring/questions/whole-screen.ts';
import { type NamedMember, type SetFact, unknownValue } from '../../../../member/member-name.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { AddChoice } from '../../kit/add-choice.tsx';
import { Button, TextButton } from '../../kit/button.tsx';
import { ComboBox } from '../../kit/combo-box.tsx';
import { Choice } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';

interface FactProps {
  readonly fact: AskableFact;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly remove: () => void;
}

const OneFact = ({ fact: { says, values, missing }, value, set, remove }: FactProps) => {
  const { t } = useWords();
  return (
    <div className="row fact">
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

/** So many facts of the most alike member are told: more nobody reads in a notice. */
const mostTold = 4;

/** There can be no such member: why, and who is the most alike that there can be. */
const Impossible = ({ answer, set }: { readonly answer: WholeScreen; readonly set: (facts: readonly SetFact[]) => void }) => {
  const { t } = useWords();
  if (answer.broken.length === 0) return null;
  const told = answer.nearest.slice(0, mostTold).map(({ says }) => says);
  const more = answer.nearest.length - told.length;
  return (
    <Note tone="wait" live>
      <p>{t('member.impossible', { says: answer.broken.join('; ') })}</p>
      {answer.nearest.length > 0 && (
        <p>
          {t(more > 0 ? 'member.nearestMore' : 'member.nearest', { says: told.join('; '), count: more })}{' '}
          <TextButton onClick={() => set(answer.nearest)}>{t('member.setToo')}</TextButton>
        </p>
      )}
    </Note>
  );
};

interface Props {
  readonly answer: WholeScreen;
  readonly member: NamedMember;
  readonly askable: AskableNames | undefined;
  /** Ids of the constraints that do not count. */
  readonly without: readonly string[];
  readonly set: (facts: readonly SetFact[]) => void;
  readonly change: ChangeAddress;
}

/** Sets facts of a member one by one, or lets a constraint not count; everything beside it follows. */
export const WhatIf = ({ answer, member, askable, without, set, change }: Props) => {
  const { t } = useWords();
  const [typed, type] = useState('');
  const facts = askable?.facts ?? [];
  const others = member.set.map(({ fact }) => fact);
  const withFact = (fact: string, value: string): readonly SetFact[] =>
    others.includes(fact) ? member.set.map((one) => (one.fact === fact ? { fact, value } : one)) : [...member.set, { fact, value }];
  const options = answer.facts.filter(({ isSet }) => !isSet).map(({ name, own }) => ({ value: name, label: own, more: name }));
  const add = (name: string): void => {
    const fact = facts.find((one) => one.name === name);
    const own = answer.facts.find((one) => one.name === name)?.own;
    const other = fact?.values.find(({ says }) => says !== own)?.value;
    if (other !== undefined) set(withFact(name, other));
    type('');
  };
  return (
    <aside className="panel what-if" aria-label={t('member.whatIf')} data-panel>
      <div className="body col">
        <h2>{t('member.whatIf')}</h2>
        <p className="small muted">{t('member.whatIfText')}</p>
        {member.set.map(({ fact: name, value }) => {
          const fact = facts.find((one) => one.name === name);
          return (
            fact && (
              <OneFact
                key={name}
                {...{ fact, value }}
                set={(next) => set(withFact(name, next))}
                remove={() => set(member.set.filter((one) => one.fact !== name))}
              />
            )
          );
        })}
        <ComboBox
          label={t('member.otherwise')}
          value={typed}
          options={options}
          none={t('questions.none')}
          placeholder={t('member.fact')}
          onType={type}
          onChoose={({ value }) => add(value)}
        />
        <AddChoice
          label={t('member.without')}
          none={t('questions.none')}
          of={() =>
            (askable?.constraints ?? [])
              .filter(({ name }) => !without.includes(name))
              .map(({ name, says, isAssumed }) => ({ value: name, label: isAssumed ? `${says} (${t('compare.assumed')})` : says }))
          }
          onAdd={(id) => change({ without: [...without, id].join(',') })}
        />
        {answer.unknown.length > 0 && <Note tone="wait">{t('member.unknown', { names: answer.unknown.join(', ') })}</Note>}
        <Impossible answer={answer} set={(more) => set([...member.set, ...more.map(({ fact, value }) => ({ fact, value }))])} />
        {member.set.length > 0 && <TextButton onClick={() => set([])}>{t('member.asTheyAre')}</TextButton>}
      </div>
    </aside>
  );
};
