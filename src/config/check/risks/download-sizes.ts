import { memoizeBy } from '../../../rules/memoize.ts';
import type { CompiledPortal } from '../../compile/compile-config.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { DownloadSizes, SizesFile } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';

export const sizesPath = 'config/sizes.json';

const encoder = new TextEncoder();

const bytesByObject = memoizeBy(
  (value: object) => value,
  (value) => encoder.encode(JSON.stringify(value)).length,
);

/** Returns the number of bytes of a value as JSON; 0 if it is missing. */
export const bytesOf = (value: unknown): number => {
  if (value === undefined) return 0;
  return typeof value === 'object' && value !== null
    ? bytesByObject(value)
    : encoder.encode(JSON.stringify(value)).length;
};

const sum = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((all, bytes) => all + bytes, 0);

// Counted apart, or different on each host.
const ownParts = ['screens', 'paths', 'environments'];

/**
 * Returns the bytes that members download in a language: texts and configuration of each screen, and the
 * other parts. Not compressed, so that the result is the same on every machine (Decision 0062).
 */
export const downloadSizes = ({ config, words }: CompiledPortal, language: Language): DownloadSizes => {
  const { screens: texts, ...otherTexts } = words[language];
  const { screens: placed, paths } = config;
  const rest = Object.entries(config).filter(([name]) => !ownParts.includes(name));
  const screens = Object.fromEntries(
    placed.map((screen) => [screen.key, bytesOf(screen) + bytesOf(texts[screen.key])]),
  );
  const others = {
    shared: bytesOf(texts['shared']),
    ...Object.fromEntries(Object.entries(otherTexts).map(([name, text]) => [name, bytesOf(text)])),
    configuration: bytesOf(Object.fromEntries(rest)) + bytesOf(paths[language]),
  };
  return { screens, others, total: sum(screens) + sum(others) };
};

/** Returns the sizes to compare a configuration with; undefined if it has none. */
export const baselineIn = (documents: readonly ConfigDocument[]): SizesFile | undefined =>
  documents.find(({ is }) => is?.kind === 'sizes')?.value as SizesFile | undefined;

/** Returns the text of `config/sizes.json`. */
export const sizesText = (compiled: CompiledPortal): string => {
  const [en, es] = (['en', 'es'] as const).map((language) => downloadSizes(compiled, language));
  return `${JSON.stringify({ $schema: '../schemas/sizes.json', en, es }, null, 2)}\n`;
};
