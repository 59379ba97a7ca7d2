import type { ConfigDocument } from '../../files/document.ts';
import type { Path } from '../findings/finding.ts';
import type { NameUse } from './unknown-names.ts';

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((whole, step) => (whole as Readonly<Record<string | number, unknown>>)[step], value);

export const namesIn = (document: ConfigDocument | undefined, path: Path): readonly NameUse[] =>
  document
    ? Object.keys(valueAt(document.value, path) as object).map((name) => ({ name, at: { document, path: [...path, name], part: 'name' } }))
    : [];
