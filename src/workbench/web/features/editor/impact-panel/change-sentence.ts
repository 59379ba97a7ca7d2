import type { MeaningChange } from '../../../../api/generated/api-shapes.ts';
import { type ChangeWords, describeDay, describeLook } from '../../../draft/changes/describe-change.ts';
import type { Translate, Values, WordKey } from '../../../i18n/use-words.ts';

export const effectKinds = ['links', 'words', 'shown', 'looks', 'gates', 'order'] as const;

export type EffectKind = (typeof effectKinds)[number];

export interface Sentence {
  readonly of: WordKey;
  readonly values: Values;
}

// In characters: half a line beside the older text. Longer texts are left to the form.
const longText = 48;

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

const whoOf = ({ plans = [], members }: MeaningChange, t: Translate): string =>
  plans.length > 0 && plans.every(({ share }) => share === 'all')
    ? t('strip.who.all')
    : t('strip.who.some', { members });

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

const withoutName = ({ item, text }: MeaningChange): string =>
  (text.startsWith(item) ? text.slice(item.length).replace(':', '') : text).trim();

interface Words extends ChangeWords {
  readonly targetName: (target: string) => string;
}

export const changeSentence = (change: MeaningChange, words: Words): Sentence => {
  const { t, targetName } = words;
  const [before, after] = [change.before, change.after].map((value) =>
    value === undefined ? undefined : plainValue(value),
  );
  const who = whoOf(change, t);
  const { kind, what } = change;
  const day = describeDay(change, words);
  if (day !== undefined) return { of: 'strip.says.plain', values: { text: day, who } };
  const look = describeLook(change, words);
  if (look) return { of: 'strip.says.looks', values: { ...look, who } };
  if (kind === 'links')
    return linkSentence(before && targetName(before), after && targetName(after), { who });
  if (kind === 'words')
    return wordsSentence(before, after, {
      who,
      language: t(what.startsWith('es ') ? 'strip.spanish' : 'strip.english'),
    });
  if (kind === 'order') return { of: 'strip.says.order', values: { who } };
  if (kind === 'shown' && (what === 'now' || what === 'gone' || what === 'added' || what === 'removed'))
    return { of: `strip.says.${what}`, values: { who } };
  return { of: 'strip.says.plain', values: { who, text: withoutName(change) } };
};

export interface KindOfChange {
  readonly kind: EffectKind;
  readonly changes: readonly MeaningChange[];
  readonly samples: readonly string[];
}

export const byKind = (changes: readonly MeaningChange[]): readonly KindOfChange[] =>
  effectKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0
      ? []
      : [{ kind, changes: own, samples: [...new Set(own.flatMap(({ samples }) => samples))] }];
  });
