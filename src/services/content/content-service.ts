import type { Language } from '../../config/portal-config.ts';
import { isRecord, parseJson, readLimitedText } from '../http.ts';
import { plainTitle } from './plain-title.ts';

const maxBytes = 2_000_000;

export interface ContentTransport {
  // With a slash at the end.
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
  readonly warn: (message: string) => void;
}

export interface ContentQuestion<Value> {
  readonly path: string;
  // Becomes `sf_culture`; absent when the path contains the language.
  readonly culture?: Language;
  readonly read: (answer: unknown) => Value | undefined;
}

export type ContentService = <Value>(question: ContentQuestion<Value>) => Promise<Value>;

/**
 * Creates the client of the content service (contract 5). Requests reject on timeout, failure and invalid
 * answers.
 */
export const contentService = ({ base, fetch, timeoutSeconds, warn }: ContentTransport): ContentService => {
  const warned = new Set<string>();
  return async ({ path, culture, read }) => {
    const url = new URL(path, base);
    if (culture) url.searchParams.set('sf_culture', culture);
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (!response.ok) throw new Error(`Content service: status ${response.status}`);
    const value = read(parseJson((await readLimitedText(response, maxBytes)) ?? ''));
    if (value !== undefined) return value;
    if (!warned.has(path)) warn(`Content service: unexpected answer to ${path}`);
    warned.add(path);
    throw new Error('Content service: unexpected answer');
  };
};

export type Fields = Readonly<Record<string, unknown>>;

const maxLetters = 200;

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' || trimmed.length > maxLetters ? undefined : trimmed;
};

const title = (value: unknown): string | undefined => plainTitle(text(value) ?? '') || undefined;

export const contentFields = {
  // An id or address: trimmed, not empty, at most 200 characters.
  text,
  title,
  // A visible text, or the older form `{ "Value": text }`.
  localisedTitle: (value: unknown): string | undefined => title(isRecord(value) ? value['Value'] : value),
  records: (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []),
  values: (answer: unknown): readonly Fields[] | undefined =>
    isRecord(answer) && Array.isArray(answer['value']) ? answer['value'].filter(isRecord) : undefined,
};
