import type { Properties } from '../account.ts';
import type { Report } from './problem-log.ts';

// A property as written: name, coverage index and values (R3.002).
interface WrittenProperty {
  readonly name: string;
  readonly index: string;
  readonly values: readonly string[];
}

const escaped: Readonly<Record<string, string>> = { '%2C': ',', '%7C': '|', '%25': '%' };

const unescaped = (value: string): string =>
  value.includes('%')
    ? value.replace(/%(?:2C|7C|25)/gi, (code) => escaped[code.toUpperCase()] ?? code)
    : value;

const splitProperty = (text: string): WrittenProperty => {
  const parts = text.split(',');
  const values = parts.slice(2);
  return {
    name: (parts[0] ?? '').trim(),
    index: (parts[1] ?? '').trim(),
    values: text.includes('%') ? values.map(unescaped) : values,
  };
};

// A hundred properties for a hundred coverages. Longer data are broken or hostile, and slow to read.
const mostProperties = 10_000;

// Unescapes values (contract 4). Blank and nameless properties are left out.
export const splitProperties = (text: string, report: Report): readonly WrittenProperty[] => {
  const properties: WrittenProperty[] = [];
  let read = 0;
  for (const [written] of text.matchAll(/[^|]+/g)) {
    if (read === mostProperties) {
      report('too-many-properties', '');
      break;
    }
    read += 1;
    const property = splitProperty(written);
    if (property.name !== '') properties.push(property);
  }
  return properties;
};

export interface ParserTables {
  readonly properties: Readonly<Record<string, string>>;
}

export interface JoinedProperties {
  readonly account: Properties;
  readonly coverages: ReadonlyMap<number, Properties>;
}

type Group = Map<string, (readonly string[])[]>;

const addTo = (group: Group, name: string, values: readonly string[]): void => {
  const occurrences = group.get(name);
  if (occurrences === undefined) group.set(name, [values]);
  else occurrences.push(values);
};

const indexOf = ({ index }: WrittenProperty): number | undefined =>
  /^\d{0,6}$/.test(index) ? Number(index) : undefined;

// Groups properties by index: 0 or none is the account, any other a coverage, which needs a coverage id
// (R3.003, R3.004, A61).
export const joinProperties = (
  written: readonly WrittenProperty[],
  tables: ParserTables,
  report: Report,
): JoinedProperties => {
  const nameOf = ({ name }: WrittenProperty): string =>
    Object.hasOwn(tables.properties, name) ? (tables.properties[name] ?? name) : name;
  const account: Group = new Map();
  const coverages = new Map<number, Group>();
  for (const property of written) {
    const index = indexOf(property);
    const opens = nameOf(property) === 'coverageId' && (property.values[0] ?? '').trim() !== '';
    if (opens && index !== undefined && index > 0 && !coverages.has(index)) coverages.set(index, new Map());
  }
  const orphans = new Set<number>();
  for (const property of written) {
    const index = indexOf(property);
    const group = index === 0 ? account : coverages.get(index ?? 0);
    if (group !== undefined) addTo(group, nameOf(property), property.values);
    else if (index === undefined) report('bad-index', property.name);
    else if (!orphans.has(index)) {
      orphans.add(index);
      report('no-coverage-id', property.name, index);
    }
  }
  return { account, coverages };
};

const [dash, plus, underscore, slash, space] = [45, 43, 95, 47, 32] as const;
const isWhiteSpace = (sign: number): boolean => sign === space || (sign >= 9 && sign <= 13);

// Accepts base64url and white space. A single pass, because replacing character by character would be slow on
// hostile input.
const plainBase64 = (text: string): string => {
  const signs = new TextEncoder().encode(text);
  let length = 0;
  for (let position = 0; position < signs.length; position += 1) {
    const sign = signs[position] ?? 0;
    if (isWhiteSpace(sign)) continue;
    signs[length] = sign === dash ? plus : sign;
    if (sign === underscore) signs[length] = slash;
    length += 1;
  }
  return new TextDecoder().decode(signs.subarray(0, length));
};

export type DecodedContext =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'not-base64' | 'not-utf8' };

/**
 * Decodes `context_string`: base64 or base64url of strict UTF-8 (A60). Never throws; returns the reason for a
 * failure.
 */
export const decodeContext = (text: string): DecodedContext => {
  const written = plainBase64(text);
  const [, base64, padding] = /^([A-Za-z0-9+/]*)(={0,2})$/.exec(written) ?? [];
  const isWhole = padding === '' || written.length % 4 === 0;
  if (base64 === undefined || base64.length % 4 === 1 || !isWhole) return { ok: false, reason: 'not-base64' };
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let position = 0; position < binary.length; position += 1)
    bytes[position] = binary.charCodeAt(position);
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'not-utf8' };
  }
};
