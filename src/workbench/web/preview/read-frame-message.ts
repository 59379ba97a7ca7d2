import type { FromFrame } from './frame-messages.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No id, path, title or address is longer; a draft under preview may be hostile, and the page shows what it says. */
const mostLetters = 4_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= mostLetters;

/** A path of the portal, and not the address of another site. */
const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/') && !value.startsWith('//');

type Readers = { readonly [Type in FromFrame['type']]: (fields: Fields) => Extract<FromFrame, { readonly type: Type }> | undefined };

const readers: Readers = {
  ready: () => ({ type: 'ready' }),
  painted: ({ id, path, title }) =>
    Number.isSafeInteger(id) && isPath(path) && isText(title) ? { type: 'painted', id: id as number, path, title } : undefined,
  at: ({ path }) => (isPath(path) ? { type: 'at', path } : undefined),
  chose: ({ item }) => (isText(item) ? { type: 'chose', item } : undefined),
  leave: ({ href }) => (isText(href) ? { type: 'leave', href } : undefined),
  action: ({ name }) => (isText(name) ? { type: 'action', name } : undefined),
  language: ({ language }) => (language === 'en' || language === 'es' ? { type: 'language', language } : undefined),
  failed: ({ text }) => (isText(text) ? { type: 'failed', text } : undefined),
};

/** What a message of the frame says; undefined where it is none that the frame's own code sends. Nothing else of it is handed on. */
export const readFrameMessage = (data: unknown): FromFrame | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type } = data as Fields;
  return typeof type === 'string' && Object.hasOwn(readers, type) ? readers[type as FromFrame['type']](data as Fields) : undefined;
};
