import type { ConfigDocument } from '../config-document.ts';
import type { Path, Spot } from './finding.ts';
import { perDocument } from './per-document.ts';

/** A text of a document with the place it stands at. */
export interface Text {
  readonly text: string;
  readonly at: Extract<Spot, { readonly path: Path }>;
}

const below = (document: ConfigDocument, value: unknown, path: Path): readonly Text[] => {
  if (typeof value === 'string') return [{ text: value, at: { document, path, part: 'value' } }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => below(document, one, [...path, Array.isArray(value) ? Number(name) : name]));
};

/** Every text of a document, names left out. */
export const textsIn = perDocument((document): readonly Text[] => below(document, document.value, []));
