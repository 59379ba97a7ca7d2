import type { SourceFiles } from '../../../src/config/files/source.ts';

const root = '../../../';
const texts = import.meta.glob<string>(['../../../config/**/*.json', '../../../locales/**/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The shipped configuration, by the paths of its files. */
export const shippedFiles: SourceFiles = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.slice(root.length), text]),
);
