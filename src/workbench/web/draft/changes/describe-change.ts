import { isRealDay } from '../../../../config/calendar.ts';
import type { MeaningChange } from '../../../api/generated/api-shapes.ts';
import { type Language, type Say, sentenceCase, type WordKey } from '../../i18n/use-words.ts';
import { wholeDay } from '../../kit/time.tsx';
import { fieldName, type KnownField } from '../content/field-name.ts';

interface DescribedLook {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isRealDay(value);

export const nothingAs = (field: KnownField | undefined): WordKey =>
  field === 'from' || field === 'until' ? 'draft.value.noDay' : 'draft.value.none';

const describeValue = (json: string | undefined, field: KnownField, t: Say, language: Language): string => {
  if (json === undefined) return t(nothingAs(field));
  const value: unknown = JSON.parse(json);
  // Noon in Pacific standard time.
  if (isDay(value)) return wholeDay(new Date(`${value}T20:00:00Z`), language);
  return typeof value === 'string' ? value : json;
};

type Change = Pick<MeaningChange, 'kind' | 'what' | 'before' | 'after'>;

export const describeLook = (
  { kind, what, before, after }: Change,
  t: Say,
  language: Language,
): DescribedLook | undefined => {
  const { known } = fieldName(`#/${what}`, '#', []);
  if (kind !== 'looks' || known === undefined) return undefined;
  return {
    field: t(`draft.field.${known}`),
    before: describeValue(before, known, t, language),
    after: describeValue(after, known, t, language),
  };
};

const dayWords = {
  from: { set: 'draft.notice.begins', moved: 'draft.notice.beginsMoved', gone: 'draft.notice.beginsAtOnce' },
  until: { set: 'draft.notice.ends', moved: 'draft.notice.endsMoved', gone: 'draft.notice.endsNever' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WordKey>>>>;

export const describeDay = (
  { kind, what, before, after }: Change,
  t: Say,
  language: Language,
): string | undefined => {
  if (kind !== 'looks' || (what !== 'from' && what !== 'until')) return undefined;
  const [old, day] = [before, after].map((json) => describeValue(json, what, t, language)) as [
    string,
    string,
  ];
  const words = dayWords[what];
  return t(after === undefined ? words.gone : before === undefined ? words.set : words.moved, {
    before: old,
    day,
  });
};

export const describeText = ({ kind, what, before, after }: Change, t: Say): DescribedLook | undefined => {
  const [language = '', field = ''] = what.split(' ');
  const { known } = fieldName(`#/${field}`, '#', []);
  if (kind !== 'words' || known === undefined) return undefined;
  const quoted = (text: string | undefined): string =>
    text === undefined ? t('draft.value.none') : t('compare.quoted', { text });
  const name = `${t(`draft.field.${known}`)} (${t(language === 'es' ? 'strip.spanish' : 'strip.english')})`;
  return { field: name, before: quoted(before), after: quoted(after) };
};

export const describeChange = (
  change: Change & { readonly text: string },
  t: Say,
  language: Language,
): string => {
  const day = describeDay(change, t, language);
  if (day !== undefined) return day;
  const told = describeLook(change, t, language) ?? describeText(change, t);
  return told ? t('compare.changed', { ...told }) : sentenceCase(change.text);
};
