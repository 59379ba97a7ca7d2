import { nearestName } from '../config/check/findings/wording.ts';
import { bothLanguages, type MessageValues, type BilingualText } from '../config/message-text.ts';
import en from './refusals/en.json' with { type: 'json' };
import es from './refusals/es.json' with { type: 'json' };

/** An error with a message in both languages. The configuration does not allow the request. */
export class Refusal extends Error {
  readonly texts: BilingualText;

  constructor(texts: BilingualText | string) {
    const both = typeof texts === 'string' ? { en: texts, es: texts } : texts;
    super(both.en);
    this.texts = both;
  }
}

/** An error for a request that is invalid or names something that does not exist. */
export class InvalidRequest extends Refusal {}

type RefusalName = keyof typeof en.said;

const refusalTexts = (name: RefusalName, values: MessageValues): BilingualText =>
  bothLanguages({ en: en.said[name], es: es.said[name] }, values);

/** Creates a `Refusal` from a text in `refusals`. */
export const refusal = (name: RefusalName, values: MessageValues = {}): Refusal =>
  new Refusal(refusalTexts(name, values));

export const invalidRequest = (name: RefusalName, values: MessageValues = {}): InvalidRequest =>
  new InvalidRequest(refusalTexts(name, values));

const unknownTexts = (
  what: keyof typeof en.unknown,
  name: string,
  near: string | undefined,
): BilingualText => {
  const message = bothLanguages({ en: en.unknown[what], es: es.unknown[what] }, { name });
  return near === undefined ? message : refusalTexts('near', { message, near });
};

/** An error for a name that does not exist. The message suggests the nearest known name, if one is close. */
export class UnknownName extends InvalidRequest {
  readonly known: readonly string[];
  readonly isNearOne: boolean;

  constructor(what: keyof typeof en.unknown, name: string, known: Iterable<string>) {
    const near = nearestName(name, known);
    super(unknownTexts(what, name, near));
    this.known = [...known];
    this.isNearOne = near !== undefined;
  }
}
