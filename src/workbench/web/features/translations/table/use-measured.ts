import { createContext, use } from 'react';
import type { Measure } from '../../../draft/content/text-room.ts';

/** What the length of a text on a phone is found with. */
export interface Measured {
  readonly measure: Measure;
  /** What named values say, by name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Given by the page of words to the field that is being written. */
export const MeasuredContext = createContext<Measured>({ measure: (text) => text.length, values: {} });

/** The measure of the page. */
export const useMeasured = (): Measured => use(MeasuredContext);
