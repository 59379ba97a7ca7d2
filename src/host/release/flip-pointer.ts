import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPointer } from './read-pointer.ts';
import { readRelease, type WholeRelease } from './read-release.ts';
import { configChanges, type ReleaseData } from './config-changes.ts';
import { publicationLog, type Publication, type PublicationNote } from './publication-log.ts';
import { releasePaths } from './release-paths.ts';
import { writeDurably } from './write-durably.ts';

const data = ({ files }: WholeRelease): ReleaseData =>
  Object.fromEntries(
    ['config.json', 'en.json', 'es.json'].map((name) => [
      name.replace('.json', ''),
      JSON.parse(files.get(name)?.toString('utf8') ?? 'null') as unknown,
    ]),
  );

const readable = (dist: string, id: string | undefined): WholeRelease | undefined => {
  try {
    return id === undefined ? undefined : readRelease(dist, id);
  } catch {
    return undefined;
  }
};

/** The live documents for hosts that serve plain files, each replaced as a whole; it names its own release, so that none mixes two. */
const writeLiveDocuments = (dist: string, { files }: WholeRelease): void => {
  const documents = [...files].filter(([name]) => name.startsWith('documents/'));
  for (const [name, content] of documents) {
    const path = join(dist, 'live', name.slice('documents/'.length));
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  }
  const fallback = documents.find(([name]) => name.endsWith('/member.en.html'));
  if (fallback) writeDurably(join(dist, 'index.html'), fallback[1]);
};

/** Makes a whole release the live one and records it: log first, pointer last. Throws when the release is torn or corrupted. */
export const flipPointer = (
  dist: string,
  id: string,
  { kind, time, ...note }: PublicationNote & Pick<Publication, 'kind' | 'time'>,
): Publication => {
  const release = readRelease(dist, id);
  const previous = readable(dist, readPointer(dist)?.release);
  const changes = previous ? configChanges(data(previous), data(release)) : [];
  const entry: Publication = { kind, release: id, time, ...note, ...(previous ? { previous: previous.id } : {}), changes };
  mkdirSync(releasePaths(dist).all, { recursive: true });
  publicationLog(dist).add(entry);
  writeDurably(releasePaths(dist).pointer, `${JSON.stringify({ release: id, manifest: release.manifest })}\n`);
  writeLiveDocuments(dist, release);
  return entry;
};
