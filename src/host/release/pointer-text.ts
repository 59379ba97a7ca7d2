import type { ReleasePointer } from './release-manifest.ts';
import type { WholeRelease } from './read-release.ts';

/** The text of `releases/current.json` when a release is the live one. */
export const pointerText = ({ id, manifest }: Pick<WholeRelease, 'id' | 'manifest'>): string =>
  `${JSON.stringify({ release: id, manifest } satisfies ReleasePointer)}\n`;
