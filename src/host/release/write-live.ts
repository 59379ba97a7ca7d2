import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHosting } from '../hosting/write-hosting.ts';
import { readPointer } from './read-pointer.ts';
import { readRelease, type WholeRelease } from './read-release.ts';
import { writeDurably } from './write-durably.ts';

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

/**
 * Writes what plain hosts read of a release, its documents and their configuration; then looks whether the pointer still names it, and
 * otherwise goes on with the release that it names now, until one pass ends with the pointer as it was.
 *
 * That is right for any interleaving of the processes of one machine, without a lock. Let F be the release of the last flip. A process
 * that looks after that flip finds F, so it wrote every file of F last; one whose last look was before it has written nothing since; and
 * the process of that flip looks after it. So the last to write any file wrote F's. Each further pass answers a flip of another process,
 * so that it ends. One that is killed holds nobody up, as the owner of a lock would; what it left is put right by any process that looks
 * later or, if there is none, by the next publication or rollback. Until then each document is whole and names its own release.
 */
export const writeLive = (dist: string, release: WholeRelease): void => {
  writeLiveDocuments(dist, release);
  writeHosting(dist, release.config);
  const live = readPointer(dist)?.release;
  if (live !== undefined && live !== release.id) writeLive(dist, readRelease(dist, live));
};
