import type { PersonName } from './account.ts';
import type { ValueReader } from './value-reader.ts';

/** A name given as first, last, full; a missing full name is put together from its parts (R3.007). */
export const readPersonName = (values: ValueReader): PersonName => {
  const [first, last, full] = [values.text(0), values.text(1), values.text(2)];
  return { first, last, full: full === '' ? `${first} ${last}`.trim() : full };
};
