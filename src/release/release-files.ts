import { createHash } from 'node:crypto';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import type { PortalConfig } from '../config/portal-config.ts';
import { BrokenRelease, type WholeRelease } from './read-release.ts';

export interface ReleaseFiles {
  readonly hash: string;
  readonly files: Readonly<
    Record<'portal.json' | 'en.json' | 'es.json' | 'brand.css' | 'review.json', string>
  >;
  // `config.json` for browsers: each contains only its own environment.
  readonly configs: Readonly<Record<string, string>>;
}

const themeCss = (theme: Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`;

interface Extras {
  readonly parts?: readonly string[];
  readonly css?: string;
}

const environmentConfigs = (config: PortalConfig): ReleaseFiles['configs'] =>
  Object.fromEntries(
    Object.entries(config.environments).map(([name, environment]) => [
      name,
      JSON.stringify({ ...config, environments: { [name]: environment } } satisfies PortalConfig),
    ]),
  );

/**
 * Returns the files of a release, named by their content. Browsers never get `portal.json` or `review.json`.
 */
export const releaseFiles = (
  { config, words, theme, labels }: CompiledPortal,
  { parts = [], css = '' }: Extras = {},
): ReleaseFiles => {
  const files = {
    'portal.json': JSON.stringify(config),
    'en.json': JSON.stringify(words.en),
    'es.json': JSON.stringify(words.es),
    'brand.css': themeCss(theme) + css,
    'review.json': JSON.stringify({ theme, labels }),
  };
  const configs = environmentConfigs(config);
  const hash = createHash('sha256')
    .update([...Object.values(files), ...Object.values(configs), ...parts].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return { hash, files, configs };
};

const shippedBase = 4300;

/**
 * Moves the loopback ports 4300 to 4303 in all environments to `portBase` and the next three (contract 1,
 * PORT_BASE).
 */
export const withPortBase = (compiled: CompiledPortal, portBase: number): CompiledPortal => {
  if (portBase === shippedBase) return compiled;
  const { config } = compiled;
  const moved = JSON.stringify(config.environments).replace(
    /localhost:430([0-3])/g,
    (_, step: string) => `localhost:${portBase + Number(step)}`,
  );
  return {
    ...compiled,
    config: { ...config, environments: JSON.parse(moved) as PortalConfig['environments'] },
  };
};

/** Returns the configuration of a release. Throws when the release is older than `review.json`. */
export const releasedConfig = ({ id, config, files }: WholeRelease): CompiledPortal => {
  const parsed = (name: string): unknown => {
    const text = files.get(name);
    if (!text)
      throw new BrokenRelease(`release ${id} cannot be compared: it has no ${name} because it is too old`);
    return JSON.parse(text.toString('utf8'));
  };
  const review = parsed('review.json') as Pick<CompiledPortal, 'theme' | 'labels'>;
  return {
    config,
    words: { en: parsed('en.json'), es: parsed('es.json') } as CompiledPortal['words'],
    ...review,
  };
};
