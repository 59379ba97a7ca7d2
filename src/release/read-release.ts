import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig } from '../config/portal-config.ts';
import { releasePaths } from './pointer.ts';

/** A release that cannot be served, or none at all; the message says what is wrong, and the remedy. */
export class BrokenRelease extends Error {
  constructor(problem: string) {
    super(`${problem}; portal publish --to DIR writes a whole one`);
  }
}

/** SHA-256 of a content in the form of the `integrity` attribute. */
export const fingerprint = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** `release.json` of a release: the fingerprint of each of its other files, by its path in the release's folder. */
export interface ReleaseManifest {
  readonly format: 1;
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A release whose every file was read and fits its fingerprint. */
export interface WholeRelease {
  readonly id: string;
  /** Fingerprint of its manifest. */
  readonly manifest: string;
  readonly config: PortalConfig;
  readonly files: ReadonlyMap<string, Buffer>;
}

const read = (path: string, id: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    throw new BrokenRelease(`release ${id} is torn: ${path} cannot be read`);
  }
};

const manifestOf = (text: Buffer, id: string): ReleaseManifest => {
  const broken = new BrokenRelease(`release ${id} is torn: its release.json cannot be read`);
  try {
    const value = JSON.parse(text.toString('utf8')) as ReleaseManifest;
    if ((value.format as number) === 1 && value.release === id) return value;
  } catch {
    throw broken;
  }
  throw broken;
};

/** Reads a release as a whole; throws a sentence that names the first file that is missing or does not fit its fingerprint. */
export const readRelease = (dist: string, id: string): WholeRelease => {
  const paths = releasePaths(dist);
  const text = read(paths.manifest(id), id);
  const files = new Map(
    Object.entries(manifestOf(text, id).files).map(([name, expected]) => {
      const content = read(join(paths.folder(id), name), id);
      if (fingerprint(content) !== expected) throw new BrokenRelease(`release ${id} is corrupted: ${name} does not fit its fingerprint`);
      return [name, content] as const;
    }),
  );
  // Releases of an earlier form hold all environments in config.json, and no portal.json.
  const config = files.get('portal.json') ?? files.get('config.json');
  if (!config) throw new BrokenRelease(`release ${id} is torn: it holds no portal.json`);
  return { id, manifest: fingerprint(text), config: JSON.parse(config.toString('utf8')) as PortalConfig, files };
};
