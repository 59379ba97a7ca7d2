import { decodeValue, isFields } from '../../../../authoring/draft/json-value.ts';
import { type Language, type Say, useWords } from '../../i18n/use-words.ts';
import type { FieldName } from '../content/field-name.ts';
import type { ChangeRow } from '../content/item-changes.ts';
import { nodeName, type PlacedNode } from '../content/outline-index.ts';
import { gateNames, type Sayings } from '../content/sayings.ts';
import { textParts } from '../content/text-parts.ts';
import { conditionText, type NameSays } from './condition-text.ts';
import { nothingAs } from './told-change.ts';

const valuesPlace = 'config/site/values.json#';

interface Known {
  readonly name: FieldName;
  readonly sayings: Sayings;
  readonly item?: PlacedNode | undefined;
}

const orderText = (value: unknown, item: PlacedNode | undefined, language: Language): string =>
  (Array.isArray(value) ? value : [])
    .map((identity: unknown) => {
      const child = item?.node.children.find(({ place }) => place?.identity === identity);
      return child ? nodeName(child, language) : String(identity);
    })
    .join(' · ');

const namesOf =
  ({ conditions }: Sayings, language: Language): NameSays =>
  (name, value) =>
    value ?? conditions.get(name)?.[language] ?? name;

const gateText = (gate: unknown, sayings: Sayings, language: Language, t: Say): string => {
  const names = gateNames(gate);
  if (names?.length === 0) return t('draft.value.everybody');
  return conditionText(names ?? gate, namesOf(sayings, language), t);
};

const ownSaying = (value: unknown, language: Language): string | undefined => {
  const says = isFields(value) && isFields(value['says']) ? value['says'][language] : undefined;
  return typeof says === 'string' ? says : undefined;
};

const listedSayings = (value: unknown, language: Language): string | undefined => {
  const said = (Array.isArray(value) ? value : [value]).map((one) => ownSaying(one, language));
  return said.length === 0 || said.includes(undefined) ? undefined : said.join(' · ');
};

export const valueText = (
  carriedOne: unknown,
  { name, sayings, item }: Known,
  language: Language,
  t: Say,
): string => {
  const value = decodeValue(carriedOne);
  if (name.written === 'pair') return t(value === undefined ? 'draft.value.unpaired' : 'draft.value.pair');
  if (name.known === 'when') return gateText(value, sayings, language, t);
  if (value === undefined) return t(nothingAs(name.known));
  if (name.known === '@order') return orderText(value, item, language);
  if (typeof value === 'boolean') return t(value ? 'common.is.yes' : 'common.is.no');
  if (name.written === 'logic') return conditionText(value, namesOf(sayings, language), t);
  return typeof value === 'string' ? value : (listedSayings(value, language) ?? JSON.stringify(value));
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
  !address.startsWith(valuesPlace) &&
  typeof carriedOne === 'string';

export const Compared = ({ before, after }: { before: string; after: string }) =>
  textParts(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    return kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
  });

// An address is compared whole, a text word by word.
const Sides = ({ before, after, isWhole }: { before: string; after: string; isWhole: boolean }) =>
  isWhole ? <ins>{after}</ins> : <Compared before={before} after={after} />;

export const BeforeAfter = ({ row, ...known }: Omit<Known, 'name'> & { row: ChangeRow }) => {
  const { language, t } = useWords();
  const { name } = row;
  const [before, told] = [row.before, row.after].map((side) =>
    valueText(side, { name, ...known }, language, t),
  ) as [string, string];
  // Confirmed before and after, for different English texts.
  const after =
    name.written === 'pair' && row.before !== null && row.after !== null ? t('draft.value.pairAgain') : told;
  const isDay = name.known === 'from' || name.known === 'until';
  const own = name.written === 'pair' ? undefined : name.language;
  const look = (side: unknown): string | undefined => {
    if (side === null && name.known !== 'when') return 'muted';
    return isCode(side, row) ? 'code' : undefined;
  };
  return (
    <>
      <span lang={row.before === null ? undefined : own}>
        <span className={look(row.before)}>{before}</span>
      </span>
      <span lang={row.after === null ? undefined : own}>
        {row.after === null && name.known !== 'when' ? (
          <>
            <del>{before}</del> {isDay && <span className="muted">{after}</span>}
          </>
        ) : (
          <span className={look(row.after)}>
            {row.before === null ? (
              <ins>{after}</ins>
            ) : (
              <Sides {...{ before, after }} isWhole={isCode(row.after, row)} />
            )}
          </span>
        )}
      </span>
    </>
  );
};

export const FieldLabel = ({ name, sayings }: { name: FieldName; sayings: Sayings }) => {
  const { language, t } = useWords();
  const variant =
    name.variant === undefined ? undefined : (sayings.variants.get(name.variant)?.[language] ?? name.variant);
  const own =
    name.language && t(name.language === 'en' ? 'common.language.english' : 'common.language.spanish');
  const label = name.known ? t(`draft.field.${name.known}`) : name.written;
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
