import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeValue, encodeValue, parseJson } from '../../../../authoring/draft/json-value.ts';
import type { Choice, Conflict } from '../../../api/generated/api-shapes.ts';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import { TextDifference } from '../../draft/changes/text-difference.tsx';
import { FieldLabel, useValueWords, valueText } from '../../draft/changes/value-view.tsx';
import { fieldName } from '../../draft/content/field-name.ts';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import type { ConditionLabels } from '../../draft/content/condition-labels.ts';
import { withSignNames } from '../../draft/content/named-signs.ts';
import { SideChoice, SideChoices } from '../../draft/take-back/side-choice.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/fields.tsx';
import { Icon } from '../../kit/icon.tsx';
import styles from './conflict-panel.module.css';

type Chosen = 'mine' | 'theirs' | { readonly text: string };

interface Known {
  readonly outline: OutlineIndex;
  readonly labels: ConditionLabels;
}

const isText = ({ base, mine, theirs }: Conflict): boolean =>
  [base, mine, theirs].every((side) => side === null || typeof side === 'string');

const choiceOf = (conflict: Conflict, chosen: Chosen | undefined): Choice | undefined => {
  const { address } = conflict;
  if (chosen === undefined) return undefined;
  if (typeof chosen === 'string') return { address, take: chosen };
  if (isText(conflict)) return chosen.text.trim() === '' ? undefined : { address, value: chosen.text };
  const parsed = parseJson(chosen.text);
  return parsed && { address, value: encodeValue(parsed.value) };
};

interface OneProps extends Known {
  conflict: Conflict;
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
}

interface OwnProps extends Pick<OneProps, 'conflict' | 'chosen' | 'onChoose'> {
  group: string;
}

const ownStart = (conflict: Conflict): string => {
  if (!isText(conflict)) return JSON.stringify(decodeValue(conflict.mine), null, 2);
  return typeof conflict.mine === 'string' ? conflict.mine : '';
};

const OwnValue = ({ conflict, chosen, onChoose, group }: OwnProps) => {
  const { t } = useWords();
  const own = typeof chosen === 'object' ? chosen.text : undefined;
  const isUnread = own !== undefined && choiceOf(conflict, chosen) === undefined && !isText(conflict);
  return (
    <SideChoice
      group={group}
      label={t('draft.conflict.own')}
      isChosen={own !== undefined}
      onChoose={() => onChoose({ text: ownStart(conflict) })}
    >
      {own !== undefined && (
        <TextArea
          label={t(isText(conflict) ? 'draft.conflict.ownLabel' : 'draft.conflict.ownJson')}
          value={own}
          problem={isUnread ? t('draft.conflict.noJson') : undefined}
          onChange={({ target }) => onChoose({ text: target.value })}
        />
      )}
    </SideChoice>
  );
};

const otherSide = (conflict: Conflict, side: 'mine' | 'theirs'): unknown =>
  side === 'mine' ? conflict.theirs : conflict.mine;

const OneConflict = ({ conflict, outline, labels, chosen, onChoose }: OneProps) => {
  const { t } = useWords();
  const group = useId();
  const item = outline.ownerOf(conflict.address);
  const { address } = conflict;
  // A value outside items has its last step as name, without the language.
  const loose = ['/en', '/es'].some((end) => address.endsWith(end)) ? address.slice(0, -3) : address;
  const { name: title, where } = useChangeName()({ key: loose, ...(item && { item }) });
  const owners = item ? [item.node.words.en, item.node.words.es, item.node.entry] : [];
  const inside = owners.find((own) => address.startsWith(`${own}/`)) ?? loose;
  const name = fieldName(address, inside, [...labels.variants.keys()]);
  const words = useValueWords(labels);
  const text = (side: unknown): string => valueText(side, { name, words });
  const before = withSignNames(
    text(conflict.base),
    `${text(conflict.mine)} ${text(conflict.theirs)}`,
    words.language,
  );
  const legend = (
    <>
      <b className="strong">{title}</b>{' '}
      <span className="muted small">
        {where} <FieldLabel name={name} labels={labels} />
      </span>
    </>
  );
  return (
    <SideChoices
      legend={legend}
      note={<p className="small muted">{t('draft.conflict.before', { value: before })}</p>}
    >
      {(['theirs', 'mine'] as const).map((side) => (
        <SideChoice
          key={side}
          group={group}
          label={t(`draft.conflict.${side}`)}
          isChosen={chosen === side}
          onChoose={() => onChoose(side)}
          value={
            <span className="said" lang={name.language}>
              {conflict.base === null ? (
                withSignNames(text(conflict[side]), text(otherSide(conflict, side)), words.language)
              ) : (
                <TextDifference before={text(conflict.base)} after={text(conflict[side])} />
              )}
            </span>
          }
        />
      ))}
      <OwnValue {...{ conflict, chosen, onChoose, group }} />
    </SideChoices>
  );
};

interface Props extends Known {
  conflicts: readonly Conflict[];
  number: number;
  onSolve: ((choices: readonly Choice[]) => void) | undefined;
  isBusy: boolean;
}

export const ConflictPanel = ({ conflicts, number, onSolve, isBusy, ...known }: Props) => {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // A user who tried to update the draft was sent here.
  useEffect(() => {
    if (hash === '#conflicts') panel.current?.focus();
  }, [hash, key]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const choices = conflicts.flatMap((conflict) => choiceOf(conflict, chosen[conflict.address]) ?? []);
  const left = conflicts.length - choices.length;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="conflicts" tabIndex={-1}>
      <header>
        <Icon name="alert" />
        <h2 id="conflicts" className="grow">
          {t('draft.conflict.title', { count: conflicts.length, number })}
        </h2>
        <span className="small">
          {t('draft.conflict.solved', { solved: choices.length, count: conflicts.length })}
        </span>
      </header>
      <div className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <OneConflict
            key={conflict.address}
            {...known}
            conflict={conflict}
            chosen={chosen[conflict.address]}
            onChoose={(one) => setChosen((all) => ({ ...all, [conflict.address]: one }))}
          />
        ))}
        {onSolve && (
          <div className="row wrap">
            <span className="small muted grow">{t('draft.conflict.after')}</span>
            <Button
              busy={isBusy}
              notYet={left > 0 ? t('draft.conflict.left', { count: left }) : undefined}
              onClick={() => onSolve(choices)}
            >
              {t('draft.conflict.apply')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
};
