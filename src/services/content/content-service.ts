import type { Language } from '../../config/portal-config.ts';
import { isRecord, parseJson, readLimitedText } from '../http.ts';
import { plainTitle } from './plain-title.ts';

const maxBytes = 2_000_000;

/** How the content service of an environment is reached. */
export interface ContentTransport {
  /** Base address with a slash at its end. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
  /** Called once per address when an answer does not have the agreed shape. */
  readonly warn: (message: string) => void;
}

/** One question to the content service. */
export interface ContentQuestion<Value> {
  /** Path below the base, without the query. */
  readonly path: string;
  /** Adds `sf_culture`; left out where the path names the language. */
  readonly culture?: Language;
  /** The part of an answer that the portal uses; undefined when the answer is of another shape. */
  readonly read: (answer: unknown) => Value | undefined;
}

/** Asks one question of the content service. */
export type ContentService = <Value>(question: ContentQuestion<Value>) => Promise<Value>;

/** The content service (contract 5): rejects when it does not answer in time, fails, answers at length, or in another shape. */
export const contentService = ({ base, fetch, timeoutSeconds, warn }: ContentTransport): ContentService => {
  const warned = new Set<string>();
  return async ({ path, culture, read }) => {
    const url = new URL(path, base);
    if (culture) url.searchParams.set('sf_culture', culture);
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutSeconds * 1000) });
    if (!response.ok) throw new Error(`Content service: status ${response.status}`);
    const value = read(parseJson((await readLimitedText(response, maxBytes)) ?? ''));
    if (value !== undefined) return value;
    if (!warned.has(path)) warn(`Content service: unexpected answer to ${path}`);
    warned.add(path);
    throw new Error('Content service: unexpected answer');
  };
};

/** A record of an answer, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

const maxLetters = 200;

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' || trimmed.length > maxLetters ? undefined : trimmed;
};

const title = (value: unknown): string | undefined => plainTitle(text(value) ?? '') || undefined;

/** Readers of single values in answers of the content service: unknown extra fields are accepted, anything unfit is left out. */
export const contentFields = {
  /** An id or an address: trimmed, at most 200 characters, not empty. */
  text,
  /** A visible text: the same with its entities decoded. */
  title,
  /** A visible text, or the older form `{ "Value": text }`. */
  localisedTitle: (value: unknown): string | undefined => title(isRecord(value) ? value['Value'] : value),
  /** The records of a list; empty when it is no list. */
  records: (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []),
  /** The records of `{ "value": [...] }`, or undefined when the answer is of another shape. */
  values: (answer: unknown): readonly Fields[] | undefined =>
    isRecord(answer) && Array.isArray(answer['value']) ? answer['value'].filter(isRecord) : undefined,
};
