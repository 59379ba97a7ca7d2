import { isRecord } from '../is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

const maxLetters = 200;

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' || trimmed.length > maxLetters ? undefined : trimmed;
};

/** Readers of single values in answers of the content service: unknown extra fields are accepted, anything unfit is left out. */
export const contentFields = {
  /** A visible text or a name: trimmed, at most 200 characters, not empty. */
  text,
  /** A text, or the older form `{ "Value": text }`. */
  localisedText: (value: unknown): string | undefined => text(isRecord(value) ? value['Value'] : value),
  /** The records of a list; empty when it is no list. */
  records: (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []),
  /** The records of `{ "value": [...] }`, or undefined when the answer is of another shape. */
  values: (answer: unknown): readonly Fields[] | undefined =>
    isRecord(answer) && Array.isArray(answer['value']) ? answer['value'].filter(isRecord) : undefined,
};
