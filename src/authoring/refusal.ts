import { nearestName } from '../config/check/findings/wording.ts';
import type { Language } from '../config/portal-config.ts';
import en from './refusals/en.json' with { type: 'json' };
import es from './refusals/es.json' with { type: 'json' };

/** A message in both languages. */
export type Says = Readonly<Record<Language, string>>;

// `message` may be a message in both languages itself.
type Blanks = Readonly<Record<string, string | number | Says>>;

const filled = (language: Language, text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const blank = blanks[name];
    return blank === undefined ? mark : typeof blank === 'object' ? blank[language] : String(blank);
  });

/** Fills placeholders in both languages. Placeholders without a value stay. */
export const inBothLanguages = (texts: Says, blanks: Blanks = {}): Says => ({
  en: filled('en', texts.en, blanks),
  es: filled('es', texts.es, blanks),
});

/**
 * An error with a message in both languages: the request is not possible for this configuration. A plain
 * string is used for both.
 */
export class Refusal extends Error {
  readonly says: Says;

  constructor(says: Says | string) {
    const both = typeof says === 'string' ? { en: says, es: says } : says;
    super(both.en);
    this.says = both;
  }
}

/** The request itself is invalid or names something that does not exist. */
export class InvalidRequest extends Refusal {}

type RefusalName = keyof typeof en.said;

const refusalSays = (name: RefusalName, blanks: Blanks): Says => inBothLanguages({ en: en.said[name], es: es.said[name] }, blanks);

/** Creates a `Refusal` with a text of `refusals`. */
export const refusal = (name: RefusalName, blanks: Blanks = {}): Refusal => new Refusal(refusalSays(name, blanks));

export const invalidRequest = (name: RefusalName, blanks: Blanks = {}): InvalidRequest => new InvalidRequest(refusalSays(name, blanks));

const unknownSays = (what: keyof typeof en.unknown, name: string, near: string | undefined): Says => {
  const message = inBothLanguages({ en: en.unknown[what], es: es.unknown[what] }, { name });
  return near === undefined ? message : refusalSays('near', { message, near });
};

/** A name that does not exist. The message suggests the nearest known name, if one is close. */
export class UnknownName extends InvalidRequest {
  readonly known: readonly string[];
  readonly isNearOne: boolean;

  constructor(what: keyof typeof en.unknown, name: string, known: Iterable<string>) {
    const near = nearestName(name, known);
    super(unknownSays(what, name, near));
    this.known = [...known];
    this.isNearOne = near !== undefined;
  }
}
