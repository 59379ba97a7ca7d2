import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PortalConfig } from '../config/portal-config.ts';
import { parsePlainJson, plainFile } from './plain-file.ts';
import { releasePaths } from './pointer.ts';
import { configFile, documentKinds, documentName, isReleaseFile, isReleaseId } from './release-names.ts';
import { servableConfig } from './servable-config.ts';
import { isText, matching, objectOf, recordOf } from './shapes.ts';

/** Thrown for a release that is missing or unusable. The message contains the problem and what to do. */
export class BrokenRelease extends Error {
  constructor(problem: string) {
    super(`${problem}; portal publish --to DIR writes a whole one`);
  }
}

// SHA-256 in the format of the `integrity` attribute.
export const fingerprint = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

export interface ReleaseManifest {
  readonly format: 1;
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

export interface WholeRelease {
  readonly id: string;
  readonly manifest: string;
  readonly config: PortalConfig;
  readonly files: ReadonlyMap<string, Buffer>;
}

const isManifest = objectOf({
  format: (value) => value === 1,
  release: isReleaseId,
  files: recordOf(isText, matching(/^sha256-/)),
});

const quoted = (name: string): string => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}...` : name);

const manifestOf = (text: Buffer, id: string): ReleaseManifest => {
  const manifest = parsePlainJson(text) as ReleaseManifest;
  if (!isManifest(manifest) || manifest.release !== id)
    throw new BrokenRelease(`release ${id} is damaged: its release.json cannot be read`);
  const stranger = Object.keys(manifest.files).find((name) => !isReleaseFile(name));
  if (stranger === undefined) return manifest;
  throw new BrokenRelease(
    `release ${id} is not accepted: its release.json names ${quoted(stranger)}, which is not a file of a release`,
  );
};

const neededFiles = ({ environments }: PortalConfig): readonly string[] => [
  ...['en.json', 'es.json', 'brand.css'],
  ...Object.keys(environments).flatMap((name) =>
    documentKinds.flatMap((kind) => [documentName(name, kind, 'en'), documentName(name, kind, 'es')]),
  ),
];

// Older releases have all environments in `config.json`, and no `portal.json`.
const configIn = (files: ReadonlyMap<string, Buffer>, id: string): PortalConfig => {
  const text = files.get('portal.json') ?? files.get('config.json');
  if (!text) throw new BrokenRelease(`release ${id} is damaged: it has no portal.json`);
  const config = servableConfig(text);
  if (!config) throw new BrokenRelease(`release ${id} is not accepted: its configuration cannot be served`);
  const ownConfigs = files.has('portal.json') ? Object.keys(config.environments).map(configFile) : [];
  const missing = [...neededFiles(config), ...ownConfigs].find((name) => !files.has(name));
  if (missing !== undefined) throw new BrokenRelease(`release ${id} is damaged: it has no ${missing}`);
  return config;
};

/**
 * Reads a release from an untrusted folder and checks files, hashes and documents. Throws `BrokenRelease`.
 */
export const readRelease = (dist: string, id: string): WholeRelease => {
  if (!isReleaseId(id)) throw new BrokenRelease(`${quoted(id)} is not the name of a release`);
  const { all, folder } = releasePaths(dist);
  const read = (name: string): Buffer => {
    const content = plainFile(all, `${id}/${name}`);
    if (content) return content;
    throw new BrokenRelease(`release ${id} is damaged: ${join(folder(id), name)} cannot be read`);
  };
  const text = read('release.json');
  const files = new Map(
    Object.entries(manifestOf(text, id).files).map(([name, expected]) => {
      const content = read(name);
      if (fingerprint(content) !== expected)
        throw new BrokenRelease(`release ${id} is damaged: ${name} does not match its hash`);
      return [name, content] as const;
    }),
  );
  return { id, manifest: fingerprint(text), config: configIn(files, id), files };
};

/** Like `readRelease`, but returns undefined for an unusable release. */
export const wholeRelease = (dist: string, id: string): WholeRelease | undefined => {
  try {
    return readRelease(dist, id);
  } catch (error) {
    if (error instanceof BrokenRelease) return undefined;
    throw error;
  }
};
