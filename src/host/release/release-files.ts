import { createHash } from 'node:crypto';
import type { CompiledConfig } from '../../config/compile/compile-config.ts';

/** A release before it is written: its content hash and the text of its files by name. */
export interface ReleaseFiles {
  readonly hash: string;
  readonly files: Readonly<Record<'config.json' | 'en.json' | 'es.json' | 'brand.css' | 'review.json', string>>;
}

const themeCss = (theme: Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`;

/** What a release is made of beside the configuration: parts of its documents, and CSS rules that they need. */
interface Extras {
  readonly parts?: readonly string[];
  readonly css?: string;
}

/** The immutable files of a release; the same configuration and extras always give the same hash. No browser asks for `review.json`. */
export const releaseFiles = ({ config, words, theme, labels }: CompiledConfig, { parts = [], css = '' }: Extras = {}): ReleaseFiles => {
  const files = {
    'config.json': JSON.stringify(config),
    'en.json': JSON.stringify(words.en),
    'es.json': JSON.stringify(words.es),
    'brand.css': themeCss(theme) + css,
    'review.json': JSON.stringify({ theme, labels }),
  };
  const hash = createHash('sha256')
    .update([...Object.values(files), ...parts].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return { hash, files };
};
