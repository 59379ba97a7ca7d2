import type { FrameKey, FromFrame } from './frame-messages.ts';

type Fields = Readonly<Record<string, unknown>>;

// No id, path, title or address is longer. A draft under preview may be hostile.
const mostLetters = 4_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= mostLetters;

// Not the address of another site.
const isPath = (value: unknown): value is string =>
  isText(value) && value.startsWith('/') && !value.startsWith('//');

const keys: readonly unknown[] = ['F6', 'Shift F6', 'Ctrl k'] satisfies readonly FrameKey[];

type Readers = {
  readonly [Type in FromFrame['type']]: (
    fields: Fields,
  ) => Extract<FromFrame, { readonly type: Type }> | undefined;
};

const readers: Readers = {
  ready: () => ({ type: 'ready' }),
  painted: ({ id, path, title }) =>
    Number.isSafeInteger(id) && isPath(path) && isText(title)
      ? { type: 'painted', id: id as number, path, title }
      : undefined,
  at: ({ path }) => (isPath(path) ? { type: 'at', path } : undefined),
  chose: ({ item }) => (isText(item) ? { type: 'chose', item } : undefined),
  leave: ({ href }) => (isText(href) ? { type: 'leave', href } : undefined),
  action: ({ name }) => (isText(name) ? { type: 'action', name } : undefined),
  language: ({ language }) =>
    language === 'en' || language === 'es' ? { type: 'language', language } : undefined,
  key: ({ name }) => (keys.includes(name) ? { type: 'key', name: name as FrameKey } : undefined),
  failed: ({ text }) => (isText(text) ? { type: 'failed', text } : undefined),
};

// A frame may be hostile: only known messages and fields pass.
export const readFrameMessage = (data: unknown): FromFrame | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type } = data as Fields;
  return typeof type === 'string' && Object.hasOwn(readers, type)
    ? readers[type as FromFrame['type']](data as Fields)
    : undefined;
};
