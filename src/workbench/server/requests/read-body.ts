import { setImmediate } from 'node:timers/promises';
import type { ApiShapes, Language } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';
import { bodyMistakes } from './body-mistakes.ts';
import type { Refusal } from '../../store/outcome.ts';
import { findUnkeepable, hasTooManyParts, type Unkeepable } from './keepable.ts';
import { mediaType } from './provenance.ts';

// Ten times all texts of the shipped configuration.
export const mostBytes = 2_000_000;

export type Body =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Body => ({ ok: false, refusal });

// A body that brings less in this time, in bytes and milliseconds, only holds a connection.
const slowest = { bytes: 10_000, milliseconds: 10_000 };

// Reads no more than the limit: `large` if there is more, `cut` if the body ended early, `slow` if it arrives
// more slowly than any connection that is in use.
const bytesOf = async (request: Request): Promise<Uint8Array | 'large' | 'cut' | 'slow'> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return 'large';
  const slow = new AbortController();
  const pieces: Uint8Array[] = [];
  let size = 0;
  let counted = 0;
  const watch = setInterval(() => {
    if (size - counted < slowest.bytes) slow.abort();
    counted = size;
  }, slowest.milliseconds);
  const add = (piece: Uint8Array): void => {
    size += piece.byteLength;
    if (size > mostBytes) throw new RangeError('The body is larger than the limit.');
    pieces.push(piece);
  };
  try {
    await request.body?.pipeTo(new WritableStream({ write: add }), { signal: slow.signal });
  } catch {
    if (size > mostBytes) return 'large';
    return slow.signal.aborted ? 'slow' : 'cut';
  } finally {
    clearInterval(watch);
  }
  return Buffer.concat(pieces);
};

// A body of this length takes several milliseconds for each step: other requests are answered between them.
const longText = 100_000;

const otherRequests = async (text = ''): Promise<void> => {
  if (text.length > longText) await setImmediate();
};

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const jsonOf = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

interface Wanted {
  readonly shape: keyof ApiShapes | undefined;
  readonly types: readonly string[];
  readonly language: Language;
}

const notValid = (word: 'mistake.json' | 'mistake.many', language: Language): Body =>
  refuse({ code: 'not-valid', mistakes: [{ at: '', message: serverText(language, word) }] });

const notKept = ({ at, sign }: Unkeepable, language: Language): Body => {
  const message = serverText(language, sign === undefined ? 'mistake.size' : 'mistake.sign', sign);
  return refuse({ code: 'not-valid', mistakes: [{ at, message }] });
};

// An empty body is `{}`, as some libraries send none.
export const readBody = async (request: Request, { shape, types, language }: Wanted): Promise<Body> => {
  const type = mediaType(request.headers.get('content-type') ?? undefined);
  if (!(types.length > 0 ? types : ['application/json']).includes(type))
    return refuse({ code: 'wrong-type' });
  const bytes = await bytesOf(request);
  if (bytes === 'large') return refuse({ code: 'too-large' });
  if (bytes === 'slow') return refuse({ code: 'slow' });
  if (bytes === 'cut') return notValid('mistake.json', language);
  // A file tells its encoding itself.
  if (types.length > 0) return { ok: true, value: bytes };
  const text = textOf(bytes);
  if (text !== undefined && hasTooManyParts(text)) return notValid('mistake.many', language);
  await otherRequests(text);
  const json = text === undefined ? undefined : jsonOf(text.trim() === '' ? '{}' : text);
  if (!json) return notValid('mistake.json', language);
  await otherRequests(text);
  const found = findUnkeepable(json.value);
  if (found) return notKept(found, language);
  await otherRequests(text);
  const mistakes = shape === undefined ? [] : bodyMistakes(shape, json.value, language);
  return mistakes.length === 0 ? { ok: true, value: json.value } : refuse({ code: 'not-valid', mistakes });
};
