import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-files.ts';

/**
 * A measured value with its limit, in the same unit; `raise` says where the limit is and what a higher one
 * needs.
 */
export interface Limited {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly raise: string;
}

type Verdict = 'free' | 'near' | 'over';

const nearShare = 0.98;

/**
 * Returns `near` from 98 percent of the limit on, so that a change is warned before one exceeds the limit.
 */
export const verdictOf = ({ value, limit }: Pick<Limited, 'value' | 'limit'>): Verdict =>
  value > limit ? 'over' : value >= limit * nearShare ? 'near' : 'free';

/**
 * Returns the lines to print about a limit: nothing while there is room, otherwise what grew and how to raise
 * the limit.
 */
export const limitLines = (limited: Limited, grown: readonly string[]): readonly string[] => {
  const verdict = verdictOf(limited);
  if (verdict === 'free') return [];
  const share = `${Math.floor((100 * limited.value) / limited.limit)} percent`;
  return [
    verdict === 'over'
      ? `${limited.name} is over its limit (${share}).`
      : `${limited.name} is close to its limit (${share}).`,
    ...(grown.length > 0
      ? [`New or longer since origin/main: ${grown.join(', ')}`]
      : ['No file of it is longer than on origin/main.']),
    `To make room, delete or load on demand. To raise the limit: ${limited.raise}`,
  ];
};

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

/**
 * Returns files of the project that are new or longer than at the common ancestor with `origin/main`, the
 * longest growth first.
 */
export const grownFiles = (isMeant: (file: string) => boolean): readonly string[] => {
  const [since = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main');
  const fresh = git('ls-files', '--others', '--exclude-standard').filter(isMeant);
  const longer = git('diff', '--numstat', since).flatMap((line) => {
    const [added = '', removed = '', file = ''] = line.split('\t');
    const growth = Number(added) - Number(removed);
    return growth > 0 && isMeant(file) ? [{ file, growth }] : [];
  });
  return [
    ...fresh.map((file) => `${file} (new)`),
    ...longer
      .toSorted((one, other) => other.growth - one.growth)
      .map(({ file, growth }) => `${file} (+${growth} lines)`),
  ];
};
