import { memoize } from '../../../rules/memoize.ts';
import { characterName, isHidden, isMark, isPlain, strayLetters } from '../../characters.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { MessageValues } from '../../message-text.ts';
import type { Language } from '../../portal-config.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { type Text, textsIn } from '../words/find-texts.ts';
import { invisibleCharacter, isForMembers, isOtherLanguage } from '../words/text.ts';
import type { PlacedRisk, Risk } from './risk.ts';

// Further characters only make the message longer.
const mostNamed = 3;

const named = (signs: readonly string[]): MessageValues => {
  const shown = [...new Set(signs)].slice(0, mostNamed);
  const inLanguage = (language: Language): string =>
    shown.map((sign) => characterName(sign, language)).join(', ');
  return { signs: { en: inLanguage('en'), es: inLanguage('es') } };
};

// In letters: where a shorter word could break is of no use.
const leastBroken = 12;

// A soft hyphen inside a long word shows where it may break.
const withoutBreaks = (text: string): string =>
  text.replace(/[\p{L}\u00AD]+/gu, (word) => {
    const whole = word.replaceAll('\u00AD', '');
    const isHint = whole.length >= leastBroken && !word.startsWith('\u00AD') && !word.endsWith('\u00AD');
    return isHint ? whole : word;
  });

// Other languages join letters, break words and change the direction with these.
const joiners = new Set('\u200B\u200C\u200D\u200E\u200F\u061C\u2066\u2067\u2068\u2069');

const hiddenIn = (text: Text): readonly string[] => {
  const signs = isForMembers(text) ? withoutBreaks(text.text) : text.text;
  const isAllowed = (sign: string): boolean =>
    sign === '\n' ||
    sign === '\t' ||
    invisibleCharacter.test(sign) ||
    (isOtherLanguage(text.at) && joiners.has(sign));
  return [...signs].filter((sign) => isHidden(sign) && !isAllowed(sign));
};

const foreignIn = (text: Text, strays: readonly string[]): readonly string[] =>
  isOtherLanguage(text.at)
    ? []
    : [...text.text.normalize('NFC')].filter(
        (sign) => !isPlain(sign) && !isHidden(sign) && !isMark(sign) && !strays.includes(sign),
      );

// No letter of the shipped languages has more than two.
const manyMarks = /\p{M}{4}/u;

const risksOf = (text: Text): readonly Risk[] => {
  const hidden = hiddenIn(text);
  const strays = strayLetters(text.text);
  const isHeaped = manyMarks.test(text.text.normalize('NFD'));
  const foreign = isHeaped ? [] : foreignIn(text, strays);
  return [
    ...(hidden.length > 0 ? [{ message: 'hidden-sign', with: named(hidden) } as const] : []),
    ...(strays.length > 0 ? [{ message: 'foreign-sign.mixed', with: named(strays) } as const] : []),
    ...(foreign.length > 0 ? [{ message: 'foreign-sign', with: named(foreign) } as const] : []),
    ...(isHeaped ? [{ message: 'many-marks' } as const] : []),
  ];
};

const risksIn = memoize((document: ConfigDocument): readonly PlacedRisk[] =>
  textsIn(document)
    .filter(({ text }) => ![...text].every(isPlain))
    .flatMap((text) => risksOf(text).map((risk): PlacedRisk => ({ at: text.at, ...risk }))),
);

/** Reports characters that readers cannot see or could confuse with others. */
export const characterRisks = (index: ConfigIndex): readonly PlacedRisk[] => index.documents.flatMap(risksIn);
