import { groupBy } from '../../../rules/group-by.ts';
import { screenPaths } from '../../compile/compile-config.ts';
import { isHostPath } from '../../host-paths.ts';
import type { Language } from '../../portal-config.ts';
import { type ConfigIndex, spotOf } from '../config-index.ts';
import type { Finding, Spot } from '../finding.ts';
import { languages } from '../words/pairs.ts';
import { cycleFindings } from './cycles.ts';

interface PathUse {
  readonly key: string;
  readonly path: string;
  readonly at: Spot;
}

const pathUses = (index: ConfigIndex, language: Language): readonly PathUse[] => {
  const words = index.words[language];
  const paths = screenPaths(index.sources.screens, Object.fromEntries([...words].map(([key, { value }]) => [key, value])));
  const own = Object.entries(paths).flatMap(([key, path]): readonly PathUse[] => {
    const located = words.get(key);
    return located ? [{ key, path, at: spotOf(located, ['path']) }] : [];
  });
  const aliases = index
    .withRole('screen')
    .flatMap((screen) =>
      (screen.value.aliases ?? []).map((path, place) => ({ key: screen.value.key, path, at: spotOf(screen, ['aliases', place]) })),
    );
  return [...own, ...aliases];
};

const collisions = (index: ConfigIndex, language: Language): readonly Finding[] =>
  [...groupBy(pathUses(index, language), ({ path }) => path).values()].flatMap(([first, ...more]): readonly Finding[] => {
    const others = more.filter(({ key }) => key !== first?.key);
    const [second] = others;
    if (!first || !second) return [];
    const blanks = { path: first.path, first: first.key, second: second.key };
    const also = [first, ...others.slice(1)].map(({ at }) => at);
    return [{ at: second.at, says: 'path-collision', with: blanks, also }];
  });

/** Each message once: an alias may collide in both languages. */
const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.says, finding.with]), finding])).values(),
];

const reservedPaths = (index: ConfigIndex, language: Language): readonly Finding[] =>
  pathUses(index, language)
    .filter(({ path }) => isHostPath(path))
    .map(({ path, at }) => ({ at, says: 'reserved-path', with: { path } }));

const unlikeSpelling = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('screen').flatMap((screen) =>
    (screen.value.aliases ?? []).flatMap((alias, place): readonly Finding[] => {
      const right = alias.normalize('NFC').toLowerCase();
      if (alias === right) return [];
      const at = spotOf(screen, ['aliases', place]);
      const blanks = { path: alias, nearest: right };
      return [{ at, says: 'unlike-path', with: blanks, nearest: right, remedy: [{ at, written: alias, write: right }] }];
    }),
  );

/** Paths that lead to two screens in a language, cyclic parents or forwards, aliases that no address can match, paths that the host answers itself. */
export const pathFindings = (index: ConfigIndex): readonly Finding[] => {
  const forwards = cycleFindings(index, 'forwardTo');
  const parents = cycleFindings(index, 'parent');
  if (parents.length > 0) return [...parents, ...forwards];
  return [
    ...forwards,
    ...withoutRepeats(languages.flatMap((language) => [...collisions(index, language), ...reservedPaths(index, language)])),
    ...unlikeSpelling(index),
  ];
};
