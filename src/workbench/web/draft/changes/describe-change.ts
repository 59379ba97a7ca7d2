import { isRealDay } from '../../../../config/calendar.ts';
import type { MeaningChange } from '../../../api/generated/api-shapes.ts';
import { sentenceCase, useWords, type WordKey } from '../../i18n/use-words.ts';
import { wholeDay } from '../../kit/time.tsx';
import { useFieldLabels } from '../content/field-labels.ts';
import { fieldName, type KnownField } from '../content/field-name.ts';
import { signSuffix } from '../content/named-signs.ts';
import type { ValueWords } from './value-words.ts';

interface DescribedLook {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isRealDay(value);

export const nothingAs = (field: KnownField | undefined): WordKey =>
  field === 'from' || field === 'until' ? 'draft.value.noDay' : 'draft.value.none';

/** The parts of `ValueWords` that describe a change. */
export type ChangeWords = Pick<ValueWords, 't' | 'language' | 'choice'>;

export const useChangeWords = (): ChangeWords => {
  const { t, language } = useWords();
  return { t, language, choice: useFieldLabels().choice };
};

const describeValue = (
  json: string | undefined,
  field: KnownField,
  { t, language, choice }: ChangeWords,
): string => {
  if (json === undefined) return t(nothingAs(field));
  const value: unknown = JSON.parse(json);
  // Noon in Pacific standard time.
  if (isDay(value)) return wholeDay(new Date(`${value}T20:00:00Z`), language);
  if (typeof value === 'boolean') return t(value ? 'common.is.yes' : 'common.is.no');
  return typeof value === 'string' ? choice(field, value) : json;
};

type Change = Pick<MeaningChange, 'kind' | 'what' | 'before' | 'after'>;

export const describeLook = (
  { kind, what, before, after }: Change,
  words: ChangeWords,
): DescribedLook | undefined => {
  const { known } = fieldName(`#/${what}`, '#', []);
  if (kind !== 'looks' || known === undefined) return undefined;
  return {
    field: words.t(`draft.field.${known}`),
    before: describeValue(before, known, words),
    after: describeValue(after, known, words),
  };
};

const dayWords = {
  from: { set: 'draft.notice.begins', moved: 'draft.notice.beginsMoved', gone: 'draft.notice.beginsAtOnce' },
  until: { set: 'draft.notice.ends', moved: 'draft.notice.endsMoved', gone: 'draft.notice.endsNever' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WordKey>>>>;

export const describeDay = (
  { kind, what, before, after }: Change,
  words: ChangeWords,
): string | undefined => {
  if (kind !== 'looks' || (what !== 'from' && what !== 'until')) return undefined;
  const [old, day] = [before, after].map((json) => describeValue(json, what, words)) as [string, string];
  const says = dayWords[what];
  return words.t(after === undefined ? says.gone : before === undefined ? says.set : says.moved, {
    before: old,
    day,
  });
};

/** Quotes both sides of a change, with the names of characters that look like others. */
export const quotedSides = (
  { before, after }: Pick<Change, 'before' | 'after'>,
  { t, language }: Pick<ChangeWords, 't' | 'language'>,
): readonly [before: string, after: string] => {
  const quoted = (text: string | undefined, other = ''): string => {
    if (text === undefined) return t('draft.value.none');
    return t('compare.quoted', { text }) + signSuffix(text, other, language);
  };
  return [quoted(before, after), quoted(after, before)];
};

export const describeText = (change: Change, { t, language }: ChangeWords): DescribedLook | undefined => {
  const { kind, what } = change;
  const [of = '', field = ''] = what.split(' ');
  const { known } = fieldName(`#/${field}`, '#', []);
  if (kind !== 'words' || known === undefined) return undefined;
  const name = `${t(`draft.field.${known}`)} (${t(of === 'es' ? 'strip.spanish' : 'strip.english')})`;
  const [said, saidNow] = quotedSides(change, { t, language });
  return { field: name, before: said, after: saidNow };
};

export const describeChange = (change: Change & { readonly text: string }, words: ChangeWords): string => {
  const day = describeDay(change, words);
  if (day !== undefined) return day;
  const described = describeLook(change, words) ?? describeText(change, words);
  return described ? words.t('compare.changed', { ...described }) : sentenceCase(change.text);
};
