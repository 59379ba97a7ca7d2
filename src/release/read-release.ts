import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PortalConfig } from '../config/portal-config.ts';
import { parsedJson, plainFile } from './plain-file.ts';
import { releasePaths } from './pointer.ts';
import { configFile, documentKinds, documentName, isReleaseFile, isReleaseId } from './release-names.ts';
import { servableConfig } from './servable-config.ts';
import { isText, matching, objectOf, recordOf } from './shapes.ts';

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

const isManifest = objectOf({ format: (value) => value === 1, release: isReleaseId, files: recordOf(isText, matching(/^sha256-/)) });

/** A name of a broken release in a sentence, cut where it is long. */
const quoted = (name: string): string => JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}...` : name);

const manifestOf = (text: Buffer, id: string): ReleaseManifest => {
  const manifest = parsedJson(text) as ReleaseManifest;
  if (!isManifest(manifest) || manifest.release !== id) throw new BrokenRelease(`release ${id} is torn: its release.json cannot be read`);
  const stranger = Object.keys(manifest.files).find((name) => !isReleaseFile(name));
  if (stranger === undefined) return manifest;
  throw new BrokenRelease(`release ${id} is not taken: its release.json names ${quoted(stranger)}, which is no file of a release`);
};

/** The files that a host answers with for the environments of a configuration. */
const neededFiles = ({ environments }: PortalConfig): readonly string[] => [
  ...['en.json', 'es.json', 'brand.css'],
  ...Object.keys(environments).flatMap((name) =>
    documentKinds.flatMap((kind) => [documentName(name, kind, 'en'), documentName(name, kind, 'es')]),
  ),
];

/** Releases of an earlier form hold all environments in `config.json`, and no `portal.json`. */
const configIn = (files: ReadonlyMap<string, Buffer>, id: string): PortalConfig => {
  const text = files.get('portal.json') ?? files.get('config.json');
  if (!text) throw new BrokenRelease(`release ${id} is torn: it holds no portal.json`);
  const config = servableConfig(text);
  if (!config) throw new BrokenRelease(`release ${id} is not taken: its configuration is none that a host can serve by`);
  const ownConfigs = files.has('portal.json') ? Object.keys(config.environments).map(configFile) : [];
  const missing = [...neededFiles(config), ...ownConfigs].find((name) => !files.has(name));
  if (missing !== undefined) throw new BrokenRelease(`release ${id} is torn: it holds no ${missing}`);
  return config;
};

/**
 * Reads a release as a whole, without trust in whoever put it there: only files that a release may hold, reached by no link, that fit
 * their fingerprints, with a configuration and the documents that a host needs. Throws a `BrokenRelease` that names what is wrong first.
 */
export const readRelease = (dist: string, id: string): WholeRelease => {
  if (!isReleaseId(id)) throw new BrokenRelease(`${quoted(id)} is no name of a release`);
  const { all, folder } = releasePaths(dist);
  const read = (name: string): Buffer => {
    const content = plainFile(all, `${id}/${name}`);
    if (content) return content;
    throw new BrokenRelease(`release ${id} is torn: ${join(folder(id), name)} cannot be read`);
  };
  const text = read('release.json');
  const files = new Map(
    Object.entries(manifestOf(text, id).files).map(([name, expected]) => {
      const content = read(name);
      if (fingerprint(content) !== expected) throw new BrokenRelease(`release ${id} is corrupted: ${name} does not fit its fingerprint`);
      return [name, content] as const;
    }),
  );
  return { id, manifest: fingerprint(text), config: configIn(files, id), files };
};

/** A release that `readRelease` reads; undefined for one that it refuses. */
export const wholeRelease = (dist: string, id: string): WholeRelease | undefined => {
  try {
    return readRelease(dist, id);
  } catch (error) {
    if (error instanceof BrokenRelease) return undefined;
    throw error;
  }
};
