import { createContext, use } from 'react';
import type { Measure } from '../../../draft/content/text-room.ts';

interface TextMeasure {
  readonly measure: Measure;
  readonly values: Readonly<Record<string, string>>;
}

export const TextMeasureContext = createContext<TextMeasure>({ measure: (text) => text.length, values: {} });

export const useTextMeasure = (): TextMeasure => use(TextMeasureContext);
