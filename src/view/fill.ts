import type { PlaceholderValues } from './placeholder-values.ts';

const mark = /\{([A-Za-z]+)\}/g;

/** The text with its placeholders filled in; undefined when a value is missing, so that nothing half-filled is ever shown or followed. */
export const fill = (text: string, values: PlaceholderValues, encode: (value: string) => string = (value) => value): string | undefined => {
  const names = [...text.matchAll(mark)].map(([, name]) => name ?? '');
  if (names.some((name) => values[name] === undefined)) return undefined;
  return text.replace(mark, (_, name: string) => encode(values[name] ?? ''));
};

/** The same for addresses: every value percent-encoded. */
export const fillAddress = (address: string, values: PlaceholderValues): string | undefined => fill(address, values, encodeURIComponent);
