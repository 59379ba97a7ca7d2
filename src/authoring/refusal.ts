import { nearestName } from '../config/check/findings/wording.ts';
import type { Language } from '../config/portal-config.ts';
import en from './refusals/en.json' with { type: 'json' };
import es from './refusals/es.json' with { type: 'json' };

/** A message in both languages. */
export type Says = Readonly<Record<Language, string>>;

/** What the blanks of a message hold; `message` may be one in both languages. */
type Blanks = Readonly<Record<string, string | number | Says>>;

const filled = (language: Language, text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const blank = blanks[name];
    return blank === undefined ? mark : typeof blank === 'object' ? blank[language] : String(blank);
  });

/** A text of each language with its blanks filled; those that nothing fills stay as they are written. */
export const inBothLanguages = (texts: Says, blanks: Blanks = {}): Says => ({
  en: filled('en', texts.en, blanks),
  es: filled('es', texts.es, blanks),
});

/** What was asked cannot be done with the configuration as it is; the message says why, in English alone where it is given as a text. */
export class Refusal extends Error {
  readonly says: Says;

  constructor(says: Says | string) {
    const both = typeof says === 'string' ? { en: says, es: says } : says;
    super(both.en);
    this.says = both;
  }
}

/** What was asked does not fit together, or names something that does not exist: it has to be asked otherwise. */
export class InvalidRequest extends Refusal {}

/** One of the texts in `refusals`. */
type RefusalName = keyof typeof en.said;

const refusalSays = (name: RefusalName, blanks: Blanks): Says => inBothLanguages({ en: en.said[name], es: es.said[name] }, blanks);

/** A refusal with one of the texts in `refusals`. */
export const refusal = (name: RefusalName, blanks: Blanks = {}): Refusal => new Refusal(refusalSays(name, blanks));

/** A request that is refused with one of the texts in `refusals`. */
export const invalidRequest = (name: RefusalName, blanks: Blanks = {}): InvalidRequest => new InvalidRequest(refusalSays(name, blanks));

const unknownSays = (what: keyof typeof en.unknown, name: string, near: string | undefined): Says => {
  const message = inBothLanguages({ en: en.unknown[what], es: es.unknown[what] }, { name });
  return near === undefined ? message : refusalSays('near', { message, near });
};

/** A name that does not exist; the message says the nearest one that does, if any is near. */
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
