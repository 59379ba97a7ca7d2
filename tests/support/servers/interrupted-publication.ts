import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPointer } from '../../../src/release/pointer.ts';
import { readRelease } from '../../../src/release/read-release.ts';

/** Starts a publication in a process of its own and kills it `milliseconds` after it began, if it is still running; true when it was. */
export const killPublisher = async (dist: string, name: string, milliseconds: number): Promise<boolean> => {
  const child = spawn(process.execPath, ['tests/support/servers/publish-until-killed.mjs', dist, name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  AbortSignal.timeout(Math.round(milliseconds)).addEventListener('abort', () => child.kill('SIGKILL'));
  await ended;
  return child.signalCode === 'SIGKILL';
};

const textOf = (name: string, content: Buffer): string =>
  (name.endsWith('.br') ? brotliDecompressSync(content) : name.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');

/**
 * Reads a built folder as all hosts do: the release that the pointer names, and each document for plain hosts, which must be that of a
 * whole release. Throws when anything is torn; answers the live release.
 */
export const readLive = (dist: string): string => {
  const pointer = readPointer(dist);
  if (!pointer) throw new Error('the pointer is torn');
  const live = readRelease(dist, pointer.release);
  if (live.manifest !== pointer.manifest) throw new Error('the pointer does not fit its release');
  const releases = new Map([[live.id, live]]);
  const names = readdirSync(join(dist, 'live'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.html(\.br|\.gz)?$/.test(name));
  for (const name of names) {
    const content = readFileSync(join(dist, 'live', name));
    const [, id = ''] = /name="portal-release" content="(\w+)"/.exec(textOf(name, content)) ?? [];
    const release = releases.get(id) ?? readRelease(dist, id);
    releases.set(id, release);
    if (!release.files.get(`documents/${name}`)?.equals(content)) throw new Error(`live/${name} is torn`);
  }
  return live.id;
};
