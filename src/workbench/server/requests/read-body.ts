import type { ApiShapes, Language } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';
import { bodyMistakes } from './body-mistakes.ts';
import type { Refusal } from '../../store/outcome.ts';
import { isKeepable } from './keepable.ts';
import { mediaType } from './provenance.ts';

// 2 MB: ten times all texts of the shipped configuration.
export const mostBytes = 2_000_000;

export type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Body => ({ ok: false, refusal });

// The bytes of a body, of which no more is read than is taken; or that there are more, or that they ended before their time.
const bytesOf = async (request: Request): Promise<Uint8Array | 'large' | 'cut'> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return 'large';
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > mostBytes) return 'large';
      pieces.push(piece);
    }
  } catch {
    return 'cut';
  }
  return Buffer.concat(pieces);
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
  /** The shape of a JSON body; none: it is not read. */
  readonly shape: keyof ApiShapes | undefined;
  readonly types: readonly string[];
  readonly language: Language;
}

const wrong = (language: Language, word: 'mistake.json' | 'mistake.sign'): Body =>
  refuse({ code: 'not-valid', mistakes: [{ at: '', message: serverText(language, word) }] });

/**
 * Reads the body of a request that may change something: refuses another type of content (415), more than 2 MB (413), what is no JSON in
 * UTF-8 or cannot be kept, and what does not follow its schema (422, with what is wrong where). An empty body is `{}`, as some libraries send for a request
 * without one.
 */
export const readBody = async (request: Request, { shape, types, language }: Wanted): Promise<Body> => {
  const type = mediaType(request.headers.get('content-type') ?? undefined);
  if (!(types.length > 0 ? types : ['application/json']).includes(type)) return refuse({ code: 'wrong-type' });
  const bytes = await bytesOf(request);
  if (bytes === 'large') return refuse({ code: 'too-large' });
  if (bytes === 'cut') return wrong(language, 'mistake.json');
  const text = textOf(bytes);
  if (types.length > 0) return text === undefined ? refuse({ code: 'unreadable' }) : { ok: true, value: text };
  const json = text === undefined ? undefined : jsonOf(text.trim() === '' ? '{}' : text);
  if (!json) return wrong(language, 'mistake.json');
  if (!isKeepable(json.value)) return wrong(language, 'mistake.sign');
  const mistakes = shape === undefined ? [] : bodyMistakes(shape, json.value, language);
  return mistakes.length === 0 ? { ok: true, value: json.value } : refuse({ code: 'not-valid', mistakes });
};
