import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../config/files/replace-files.ts';
import { ownFolder, writeDurably } from '../durable-files.ts';
import { plainFile } from '../plain-file.ts';
import { readPointer } from '../pointer.ts';
import { readRelease, type WholeRelease } from '../read-release.ts';
import { serviceWorkerFile } from '../service-worker-file.ts';
import { robotsFile, robotsText } from './places-of-screens.ts';
import { securityText, securityTextFile } from './security-text.ts';
import { writeHosting } from './write-hosting.ts';

// For plain hosts. Each document names its own release, so that a page never mixes two.
const writeDocuments = (dist: string, { files }: WholeRelease): void => {
  for (const [name, content] of [...files].filter(([one]) => one.startsWith('documents/'))) {
    const path = join(dist, 'live', name.slice('documents/'.length));
    ownFolder(dirname(path));
    replaceFile(path, content);
  }
};

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

const writeRobots = (dist: string, { config }: WholeRelease): void => {
  writeDurably(join(dist, 'live', robotsFile), robotsText(config));
};

// The document for every path at the simplest hosts. Written last: when it names a release, all other files
// do too.
const writeFallback = (dist: string, { files }: WholeRelease): void => {
  const document = [...files].find(
    ([name]) => name.startsWith('documents/') && name.endsWith('/member.en.html'),
  );
  if (document) writeDurably(join(dist, 'index.html'), document[1]);
};

export const isLiveWritten = (dist: string, release: string): boolean =>
  plainFile(dist, 'index.html')?.includes(`name="portal-release" content="${release}"`) === true;

// Repeats with a newer release until the pointer is unchanged. Needs no lock: the process that makes
// the last release live checks afterwards, so the last write of each file is its own. A killed process does not
// block others.
export const writeLive = (dist: string, release: WholeRelease, time: Date): void => {
  writeDocuments(dist, release);
  writeSecurityText(dist, release, time);
  writeServiceWorker(dist, release);
  writeRobots(dist, release);
  writeHosting(dist, release.config);
  writeFallback(dist, release);
  const live = readPointer(dist)?.release;
  if (live !== undefined && live !== release.id) writeLive(dist, readRelease(dist, live), time);
};
