import { isRealDay } from '../../../../config/calendar.ts';
import type { MeaningChange } from '../../../api/generated/api-shapes.ts';
import { type Language, type Say, sentenceCase, type WordKey } from '../../i18n/use-words.ts';
import { wholeDay } from '../../kit/time.tsx';
import { fieldName, type KnownField } from '../content/field-name.ts';

/** A field of an item that is otherwise than before, in words. */
interface ToldLook {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isRealDay(value);

/** The word for nothing at all in a field. */
export const nothingAs = (field: KnownField | undefined): WordKey =>
  field === 'from' || field === 'until' ? 'draft.value.noDay' : 'draft.value.none';

/** A value of the analysis, which is JSON, in words: a day as one reads it; as it is written where it is no text. */
const toldValue = (json: string | undefined, field: KnownField, t: Say, language: Language): string => {
  if (json === undefined) return t(nothingAs(field));
  const value: unknown = JSON.parse(json);
  // Noon of that day in the Pacific zone.
  if (isDay(value)) return wholeDay(new Date(`${value}T20:00:00Z`), language);
  return typeof value === 'string' ? value : json;
};

/** The part of a change that is told. */
type Change = Pick<MeaningChange, 'kind' | 'what' | 'before' | 'after'>;

/** What a change of a look is called where its field has a name of its own; undefined else. */
export const toldLook = ({ kind, what, before, after }: Change, t: Say, language: Language): ToldLook | undefined => {
  const { known } = fieldName(`#/${what}`, '#', []);
  if (kind !== 'looks' || known === undefined) return undefined;
  return { field: t(`draft.field.${known}`), before: toldValue(before, known, t, language), after: toldValue(after, known, t, language) };
};

const dayWords = {
  from: { set: 'draft.notice.begins', moved: 'draft.notice.beginsMoved', gone: 'draft.notice.beginsAtOnce' },
  until: { set: 'draft.notice.ends', moved: 'draft.notice.endsMoved', gone: 'draft.notice.endsNever' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, WordKey>>>>;

/** That an item begins or ends on another day than before, in one sentence; undefined of other changes. */
export const toldDay = ({ kind, what, before, after }: Change, t: Say, language: Language): string | undefined => {
  if (kind !== 'looks' || (what !== 'from' && what !== 'until')) return undefined;
  const [old, day] = [before, after].map((json) => toldValue(json, what, t, language)) as [string, string];
  const words = dayWords[what];
  return t(after === undefined ? words.gone : before === undefined ? words.set : words.moved, { before: old, day });
};

/** A change of words by the name of its field and their language; undefined of another kind. */
const toldWords = ({ kind, what, before, after }: Change, t: Say): ToldLook | undefined => {
  const [language = '', field = ''] = what.split(' ');
  const { known } = fieldName(`#/${field}`, '#', []);
  if (kind !== 'words' || known === undefined) return undefined;
  const quoted = (text: string | undefined): string => (text === undefined ? t('draft.value.none') : t('compare.quoted', { text }));
  const name = `${t(`draft.field.${known}`)} (${t(language === 'es' ? 'strip.spanish' : 'strip.english')})`;
  return { field: name, before: quoted(before), after: quoted(after) };
};

/** A change in one sentence beside its item, with both values; `text` is the sentence of the analysis without the item's name. */
export const toldChange = (change: Change & { readonly text: string }, t: Say, language: Language): string => {
  const day = toldDay(change, t, language);
  if (day !== undefined) return day;
  const told = toldLook(change, t, language) ?? toldWords(change, t);
  return told ? t('compare.changed', { ...told }) : sentenceCase(change.text);
};
