import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectFiles, projectRoot } from './project-files.ts';

/** One text of the locale files in both languages; undefined where a language lacks it. */
export interface LocalePair {
  /** File and key: `home/home.items.welcome.content`. */
  readonly at: string;
  readonly en: string | undefined;
  readonly es: string | undefined;
}

const textsOf = (value: unknown, at: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${at}${at.endsWith('/') ? '' : '.'}${name}`))
    : [[at, String(value)]];

const textsIn = (language: 'en' | 'es'): ReadonlyMap<string, string> => {
  const texts = projectFiles([`locales/${language}`], /\.json$/).flatMap((path) =>
    textsOf(JSON.parse(readFileSync(join(projectRoot, path), 'utf8')), `${basename(path, '.json')}/`),
  );
  return new Map(texts.filter(([at]) => !at.endsWith('/$schema')));
};

/** Every text of the shipped locale files with its counterpart in the other language. */
export const localePairs = (): readonly LocalePair[] => {
  const [en, es] = [textsIn('en'), textsIn('es')];
  return [...new Set([...en.keys(), ...es.keys()])].map((at) => ({ at, en: en.get(at), es: es.get(at) }));
};
