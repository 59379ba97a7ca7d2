import { decodeValue } from '../../../../authoring/draft/json-value.ts';
import { useWords } from '../../i18n/use-words.ts';
import { isChoice, useFieldLabels } from '../content/field-labels.ts';
import type { FieldName } from '../content/field-name.ts';
import type { ChangeRow } from '../content/item-changes.ts';
import type { PlacedNode } from '../content/outline-index.ts';
import type { ConditionLabels } from '../content/condition-labels.ts';
import { nothingAs } from './describe-change.ts';
import { SignNames, TextDifference } from './text-difference.tsx';
import { childNames, gateText, orderWords, pathLabel, type ValueWords, valueWords } from './value-words.ts';

const valuesPlace = 'config/site/values.json#';

interface Known {
  readonly name: FieldName;
  readonly words: ValueWords;
}

export const useValueWords = (labels: ConditionLabels): ValueWords => {
  const { language, t } = useWords();
  const fieldLabels = useFieldLabels();
  return {
    labels,
    language,
    t,
    label: (name) => fieldLabels.field({ name, says: undefined }).label,
    choice: fieldLabels.choice,
  };
};

const lastField = (written: string): string => written.split('/').at(-1) ?? '';

export const valueText = (carriedOne: unknown, { name, words }: Known): string => {
  const { t } = words;
  const value = decodeValue(carriedOne);
  if (name.written === 'pair') return t(value === undefined ? 'draft.value.unpaired' : 'draft.value.pair');
  if (name.known === 'when') return gateText(value, words);
  if (value === undefined) return t(nothingAs(name.known));
  return valueWords(value, name.known ?? lastField(name.written), words);
};

// A named value that both languages share is still a text.
const isCode = (
  carriedOne: unknown,
  { name: { known, language, written }, address }: Pick<ChangeRow, 'name' | 'address'>,
): boolean =>
  language === undefined &&
  written !== 'pair' &&
  known !== 'when' &&
  known !== '@order' &&
  written !== 'type' &&
  !isChoice(known ?? lastField(written)) &&
  !address.startsWith(valuesPlace) &&
  typeof carriedOne === 'string';

interface RowProps {
  row: ChangeRow;
  labels: ConditionLabels;
  item: PlacedNode | undefined;
}

// The language that did not change, beside the one that did.
const Unchanged = ({ row, labels }: Omit<RowProps, 'item'>) => {
  const words = useValueWords(labels);
  const text = valueText(row.after, { name: row.name, words });
  return (
    <>
      <span lang={row.name.language}>{text}</span>
      <span className="muted">{words.t('draft.value.unchanged')}</span>
    </>
  );
};

const ChangedOrder = ({ row, labels, item }: RowProps) => {
  const words = useValueWords(labels);
  return (
    <>
      <span className="muted">{words.t('draft.value.otherOrder')}</span>
      <span>
        <ins>{orderWords(decodeValue(row.before), decodeValue(row.after), item, words)}</ins>
      </span>
    </>
  );
};

export const BeforeAfter = (props: RowProps) => {
  const { row, labels } = props;
  const words = useValueWords(labels);
  if (row.isUnchanged) return <Unchanged {...{ row, labels }} />;
  if (row.name.known === '@order' && row.before !== null && row.after !== null)
    return <ChangedOrder {...props} />;
  return <ChangedValue {...{ row, words }} item={props.item} />;
};

interface ValueProps extends Pick<RowProps, 'row' | 'item'> {
  words: ValueWords;
}

const ChangedValue = ({ row, words, item }: ValueProps) => {
  const { t, language } = words;
  const { name } = row;
  const textOf = (side: ChangeRow['before']): string =>
    childNames(decodeValue(side), item, language) ?? valueText(side, { name, words });
  const before = textOf(row.before);
  const valueAfter = textOf(row.after);
  // Confirmed before and after, for different English texts.
  const after =
    name.written === 'pair' && row.before !== null && row.after !== null
      ? t('draft.value.pairAgain')
      : valueAfter;
  const isDay = name.known === 'from' || name.known === 'until';
  const own = name.written === 'pair' ? undefined : name.language;
  const look = (side: unknown): string | undefined => {
    if (side === null && name.known !== 'when') return 'muted';
    return isCode(side, row) ? 'code' : undefined;
  };
  const isWhole = row.before !== null && isCode(row.after, row);
  return (
    <>
      <span lang={row.before === null ? undefined : own}>
        <span className={look(row.before)}>{before}</span>
        {isWhole && <SignNames part={before} text={before} other={after} />}
      </span>
      <span lang={row.after === null ? undefined : own}>
        {row.after === null && name.known !== 'when' ? (
          <>
            <TextDifference before={before} after={null} /> {isDay && <span className="muted">{after}</span>}
          </>
        ) : (
          <span className={look(row.after)}>
            <TextDifference {...{ after, isWhole }} before={row.before === null ? null : before} />
          </span>
        )}
      </span>
    </>
  );
};

// The label shows the language on the next line.
const withoutLanguage = ({ written, language }: FieldName): string =>
  language !== undefined && written.endsWith(`/${language}`)
    ? written.slice(0, -language.length - 1)
    : written;

export const FieldLabel = ({ name, labels }: { name: FieldName; labels: ConditionLabels }) => {
  const { language, t } = useWords();
  const variant =
    name.variant === undefined ? undefined : (labels.variants.get(name.variant)?.[language] ?? name.variant);
  const own =
    name.language && t(name.language === 'en' ? 'common.language.english' : 'common.language.spanish');
  const words = useValueWords(labels);
  const label = name.known ? t(`draft.field.${name.known}`) : pathLabel(withoutLanguage(name), words);
  return (
    <>
      {label}
      {own !== undefined && (
        <>
          {' '}
          <br />
          {own}
        </>
      )}
      {variant !== undefined && (
        <>
          {' '}
          <br />
          {variant}
        </>
      )}
    </>
  );
};
