import type { CompiledConfig } from '../../config/compile/compile-config.ts';
import { type FlipNote, flipPointer } from './flip-pointer.ts';
import { makeRelease } from './make-release.ts';
import type { Publication } from './publication-log.ts';
import { storeRelease } from './store-release.ts';

/**
 * Makes a checked configuration the live release of a built portal: all files first, under a temporary folder name that is then
 * renamed, the pointer last, so that no reader ever sees half a release.
 */
export const publishRelease = async (dist: string, compiled: CompiledConfig, note: FlipNote = {}): Promise<Publication> => {
  const release = await makeRelease(dist, compiled);
  storeRelease(dist, release);
  return flipPointer(dist, release.id, { kind: 'publish', time: new Date().toISOString(), ...note });
};
