import type { MeaningChange } from '../../../../api/generated/api-shapes.ts';
import { toldDay, toldLook } from '../../../draft/changes/told-change.ts';
import type { Language, Say, Values, WordKey } from '../../../i18n/use-words.ts';

/** The kinds of changes that the strip tells, in this order. */
export const effectKinds = ['links', 'words', 'shown', 'looks', 'gates', 'order'] as const;

/** One of them. */
export type EffectKind = (typeof effectKinds)[number];

/** A sentence by its word, for an element that marks its parts. */
export interface Sentence {
  readonly of: WordKey;
  readonly values: Values;
}

/** A text that is longer is not told in the strip: it stands in the form. In characters: half a line beside its older self. */
const longText = 48;

/** What a value of a change says: a text or target without its quotes; an address by its `href`. */
const plainValue = (value: string): string => {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'string') return parsed;
    const { href } = (parsed ?? {}) as { readonly href?: unknown };
    return typeof href === 'string' ? href : value;
  } catch {
    return value;
  }
};

const whoOf = ({ plans = [], members }: MeaningChange, t: Say): string =>
  plans.length > 0 && plans.every(({ share }) => share === 'all') ? t('strip.who.all') : t('strip.who.some', { members });

const wordsSentence = (before: string | undefined, after: string | undefined, values: Values): Sentence => {
  if (after === undefined) return { of: 'strip.says.goneWords', values };
  const isLong = after.length > longText || (before?.length ?? 0) > longText;
  if (isLong) return { of: 'strip.says.longWords', values };
  if (before === undefined) return { of: 'strip.says.newWords', values: { ...values, after } };
  return { of: 'strip.says.words', values: { ...values, before, after } };
};

const linkSentence = (before: string | undefined, after: string | undefined, values: Values): Sentence => {
  if (after === undefined) return { of: 'strip.says.linkGone', values };
  if (before === undefined) return { of: 'strip.says.linkNew', values: { ...values, after } };
  return { of: 'strip.says.links', values: { ...values, before, after } };
};

/** The sentence of the analysis without the item's name before it, and without its full stop. */
const withoutName = ({ item, text }: MeaningChange): string =>
  (text.startsWith(item) ? text.slice(item.length).replace(':', '') : text).trim();

/** In which words changes are told. */
interface Words {
  readonly t: Say;
  readonly language: Language;
  /** What the target of a link is called. */
  readonly targetName: (target: string) => string;
}

/** One change of an item in one sentence: what members notice, and which members. */
export const changeSentence = (change: MeaningChange, { t, language, targetName }: Words): Sentence => {
  const [before, after] = [change.before, change.after].map((value) => (value === undefined ? undefined : plainValue(value)));
  const who = whoOf(change, t);
  const { kind, what } = change;
  const day = toldDay(change, t, language);
  if (day !== undefined) return { of: 'strip.says.plain', values: { text: day, who } };
  const look = toldLook(change, t, language);
  if (look) return { of: 'strip.says.looks', values: { ...look, who } };
  if (kind === 'links') return linkSentence(before && targetName(before), after && targetName(after), { who });
  if (kind === 'words')
    return wordsSentence(before, after, { who, language: t(what.startsWith('es ') ? 'strip.spanish' : 'strip.english') });
  if (kind === 'order') return { of: 'strip.says.order', values: { who } };
  if (kind === 'shown' && (what === 'now' || what === 'gone' || what === 'added' || what === 'removed'))
    return { of: `strip.says.${what}`, values: { who } };
  return { of: 'strip.says.plain', values: { who, text: withoutName(change) } };
};

/** The changes of one kind, and the sample members who notice them. */
export interface KindOfChange {
  readonly kind: EffectKind;
  readonly changes: readonly MeaningChange[];
  readonly samples: readonly string[];
}

/** Changes by kind, those of kinds that do not occur left out. */
export const byKind = (changes: readonly MeaningChange[]): readonly KindOfChange[] =>
  effectKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [{ kind, changes: own, samples: [...new Set(own.flatMap(({ samples }) => samples))] }];
  });
