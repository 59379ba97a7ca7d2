import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../config/files/replace-files.ts';
import { ownFolder, writeDurably } from '../durable-files.ts';
import { plainFile } from '../plain-file.ts';
import { readPointer } from '../pointer.ts';
import { readRelease, type WholeRelease } from '../read-release.ts';
import { serviceWorkerFile } from '../service-worker-file.ts';
import { securityText, securityTextFile } from './security-text.ts';
import { writeHosting } from './write-hosting.ts';

/** The live documents for hosts that serve plain files, each replaced as a whole; it names its own release, so that none mixes two. */
const writeDocuments = (dist: string, { files }: WholeRelease): void => {
  for (const [name, content] of [...files].filter(([one]) => one.startsWith('documents/'))) {
    const path = join(dist, 'live', name.slice('documents/'.length));
    ownFolder(dirname(path));
    replaceFile(path, content);
  }
};

/** Contact for finders of weaknesses, for hosts of plain files, as of the day of the publication. */
const writeSecurityText = (dist: string, { config }: WholeRelease, time: Date): void => {
  const path = join(dist, 'live', securityTextFile);
  const { security } = config.brand;
  if (security) writeDurably(path, securityText(security, time));
  else rmSync(path, { force: true });
};

const writeServiceWorker = (dist: string, { files }: WholeRelease): void => {
  const path = join(dist, 'live', serviceWorkerFile);
  const script = files.get(serviceWorkerFile);
  if (script) writeDurably(path, script);
  else rmSync(path, { force: true });
};

/** The document for every path at the simplest hosts. It is written last: while it names a release, the other files are of that one too. */
const writeFallback = (dist: string, { files }: WholeRelease): void => {
  const document = [...files].find(([name]) => name.startsWith('documents/') && name.endsWith('/member.en.html'));
  if (document) writeDurably(join(dist, 'index.html'), document[1]);
};

/** Whether the files for plain hosts were all written for this release. */
export const isLiveWritten = (dist: string, release: string): boolean =>
  plainFile(dist, 'index.html')?.includes(`name="portal-release" content="${release}"`) === true;

/**
 * Writes what plain hosts read of a release, its documents and their configuration; then looks whether the pointer still names it, and
 * otherwise goes on with the release that it names now, until one pass ends with the pointer as it was.
 *
 * That is right for any interleaving of the processes of one machine, without a lock. Let F be the release of the last flip. A process
 * that looks after that flip finds F, so it wrote every file of F last; one whose last look was before it has written nothing since; and
 * the process of that flip looks after it. So the last to write any file wrote F's. Each further pass answers a flip of another process,
 * so that it ends. One that is killed holds nobody up, as the owner of a lock would; what it left is put right by any process that looks
 * later, as the next publication, rollback or start of a host does. Until then each document is whole and names its own release.
 */
export const writeLive = (dist: string, release: WholeRelease, time: Date): void => {
  writeDocuments(dist, release);
  writeSecurityText(dist, release, time);
  writeServiceWorker(dist, release);
  writeHosting(dist, release.config);
  writeFallback(dist, release);
  const live = readPointer(dist)?.release;
  if (live !== undefined && live !== release.id) writeLive(dist, readRelease(dist, live), time);
};
