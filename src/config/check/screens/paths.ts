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
    const message = `the path \`${first.path}\` leads to two screens: \`${first.key}\` and \`${second.key}\``;
    const also = [first, ...others.slice(1)].map(({ at }) => at);
    return [
      {
        at: second.at,
        code: 'path-collision',
        message,
        hint: 'Give one of them another path, in this language and where it stands in others.',
        also,
      },
    ];
  });

/** Each message once: an alias may collide in both languages. */
const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [finding.message, finding])).values(),
];

const reservedPaths = (index: ConfigIndex, language: Language): readonly Finding[] =>
  pathUses(index, language)
    .filter(({ path }) => isHostPath(path))
    .map(({ path, at }) => ({
      at,
      code: 'reserved-path',
      message: `\`${path}\` is an address that the host answers itself, so that the screen could not be opened there`,
      hint: 'Give the screen another path.',
    }));

const unlikeSpelling = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('screen').flatMap((screen) =>
    (screen.value.aliases ?? []).flatMap((alias, place): readonly Finding[] => {
      const right = alias.normalize('NFC').toLowerCase();
      if (alias === right) return [];
      return [
        {
          at: spotOf(screen, ['aliases', place]),
          code: 'unlike-path',
          message: `\`${alias}\` is not written as the portal compares paths`,
          nearest: right,
          hint: `Write \`${right}\` (small letters, accents as one character).`,
        },
      ];
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
