import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { publishRelease } from '../../../src/release/chain/publish-release.ts';
import { fingerprint } from '../../../src/release/read-release.ts';
import { compiledConfig } from '../config/frozen-config.ts';
import { stubBuild } from './stub-build.ts';

/** A built folder with two published releases; the later one is live. */
export interface BuiltWithReleases {
  readonly dist: string;
  readonly earlier: string;
  readonly live: string;
}

/**
 * The shipped configuration under this brand, with some of its environments: enough of a release, and quick
 * to write and to copy.
 */
export const smallConfig = (name: string, wanted: readonly string[] = ['prod', 'local']): CompiledPortal => {
  const compiled = compiledConfig(name);
  const environments = Object.fromEntries(
    Object.entries(compiled.config.environments).filter(([key]) => wanted.includes(key)),
  );
  return { ...compiled, config: { ...compiled.config, environments } };
};

/** Publishes two releases into a stub of a build. */
export const builtWithReleases = async (): Promise<BuiltWithReleases> => {
  const dist = stubBuild();
  const earlier = await publishRelease(dist, smallConfig('A'));
  const live = await publishRelease(dist, smallConfig('B'));
  return { dist, earlier: earlier.release, live: live.release };
};

/**
 * A copy of a built folder in a separate folder, which is deleted with the other temporary files of the
 * run.
 */
export const copyOf = ({ dist, ...names }: BuiltWithReleases): BuiltWithReleases => {
  const copy = join(mkdtempSync(join(tmpdir(), 'portal-copy-')), 'dist');
  cpSync(dist, copy, { recursive: true });
  return { ...names, dist: copy };
};

/**
 * Lets the manifest of a release name a file with its right fingerprint, as an attacker who can write both.
 */
export const forgeManifest = (folder: string, name: string): void => {
  const path = join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  const named = Object.fromEntries([[name, fingerprint(readFileSync(join(folder, name)))]]);
  writeFileSync(path, JSON.stringify({ ...manifest, files: { ...manifest.files, ...named } }));
};
