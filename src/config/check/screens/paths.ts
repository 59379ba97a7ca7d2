import { memoize } from '../../../rules/memoize.ts';
import { screenPaths } from '../../compile/compile-config.ts';
import { isHostPath, longestPath } from '../../host-paths.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding, Path, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';
import { languages } from '../words/pairs.ts';
import { cycleFindings } from './cycles.ts';

interface PathUse {
  readonly key: string;
  readonly path: string;
  readonly at: SourceLocation;
}

const aliasUses = (index: ConfigIndex): readonly (PathUse & { readonly language: Language | undefined })[] =>
  index.withRole('screen').flatMap((screen) => {
    const { key, aliases = [], aliasesIn = {} } = screen.value;
    const listed = (paths: readonly string[], language: Language | undefined, ...list: Path) =>
      paths.map((path, index) => ({ key, path, language, at: locationOf(screen, [...list, index]) }));
    return [
      ...listed(aliases, undefined, 'aliases'),
      ...languages.flatMap((language) => listed(aliasesIn[language] ?? [], language, 'aliasesIn', language)),
    ];
  });

export const pathUses = (index: ConfigIndex, language: Language): readonly PathUse[] =>
  usesIn(index)(language);

const usesIn = memoize((index: ConfigIndex) => memoize((language: Language) => allUses(index, language)));

const allUses = (index: ConfigIndex, language: Language): readonly PathUse[] => {
  const words = index.words[language];
  const paths = screenPaths(
    index.sources.screens,
    Object.fromEntries([...words].map(([key, { value }]) => [key, value])),
  );
  const own = Object.entries(paths).flatMap(([key, path]): readonly PathUse[] => {
    const located = words.get(key);
    return located ? [{ key, path, at: locationOf(located, ['path']) }] : [];
  });
  const aliases = aliasUses(index).filter((use) => use.language === undefined || use.language === language);
  return [...own, ...aliases];
};

const collisions = (index: ConfigIndex, language: Language): readonly Finding[] =>
  [...Map.groupBy(pathUses(index, language), ({ path }) => path).values()].flatMap(
    ([first, ...more]): readonly Finding[] => {
      const others = more.filter(({ key }) => key !== first?.key);
      const [second] = others;
      if (!first || !second) return [];
      const blanks = { path: first.path, first: first.key, second: second.key };
      const also = [first, ...others.slice(1)].map(({ at }) => at);
      return [{ at: second.at, message: 'path-collision', with: blanks, also }];
    },
  );

// The same message could appear for both languages.
const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.message, finding.with]), finding])).values(),
];

const reservedPaths = (index: ConfigIndex, language: Language): readonly Finding[] =>
  pathUses(index, language)
    .filter(({ path }) => isHostPath(path))
    .map(({ path, at }) => ({ at, message: 'reserved-path', with: { path } }));

// The end shows which screen of a section it is.
const shortened = (letters: readonly string[]): string =>
  `${letters.slice(0, 20).join('')}…${letters.slice(-20).join('')}`;

const longPaths = (index: ConfigIndex, language: Language): readonly Finding[] =>
  pathUses(index, language).flatMap(({ path, at }) => {
    const letters = [...path];
    const blanks = { path: shortened(letters), length: String(letters.length), most: String(longestPath) };
    return letters.length > longestPath ? [{ at, message: 'long-path', with: blanks }] : [];
  });

const unlikeSpelling = (index: ConfigIndex): readonly Finding[] =>
  aliasUses(index).flatMap(({ path, at }): readonly Finding[] => {
    const right = path.normalize('NFC').toLowerCase();
    if (path === right) return [];
    const blanks = { path, nearest: right };
    return [
      {
        at,
        message: 'unlike-path',
        with: blanks,
        nearest: right,
        remedy: [{ at, written: path, write: right }],
      },
    ];
  });

export const pathFindings = (index: ConfigIndex): readonly Finding[] => {
  const forwards = cycleFindings(index, 'forwardTo');
  const parents = cycleFindings(index, 'parent');
  if (parents.length > 0) return [...parents, ...forwards];
  return [
    ...forwards,
    ...withoutRepeats(
      languages.flatMap((language) => [
        ...collisions(index, language),
        ...reservedPaths(index, language),
        ...longPaths(index, language),
      ]),
    ),
    ...unlikeSpelling(index),
  ];
};
