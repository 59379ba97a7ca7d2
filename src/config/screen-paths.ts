import type { Screen, ScreenWords } from './generated/config-files.ts';
import type { Paths } from './portal-config.ts';

type Branch = Pick<Screen, 'key' | 'parent'>;

/** A path as the portal compares it: NFC, lower case. */
const comparable = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * The absolute path of every screen whose words have a `path`: the nearest path above it, then its own.
 * A chain of parents that leads back to itself stops where it closes.
 */
export const screenPaths = (screens: readonly Branch[], words: Readonly<Record<string, ScreenWords>>): Paths => {
  const branches = new Map(screens.map((screen) => [screen.key, screen]));
  const pathOf = (key: string, below: readonly string[]): string => {
    const parent = branches.get(key)?.parent;
    const above = parent !== undefined && !below.includes(parent) ? pathOf(parent, [...below, key]) : '';
    const own = words[key]?.path;
    return own === undefined ? above : `${above}/${own}`;
  };
  return Object.fromEntries(
    screens.filter(({ key }) => words[key]?.path !== undefined).map(({ key }) => [key, comparable(pathOf(key, []))]),
  );
};
