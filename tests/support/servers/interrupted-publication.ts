import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPointer } from '../../../src/release/pointer.ts';
import { readRelease } from '../../../src/release/read-release.ts';

/**
 * A call of a publication that changes the disk, counted from the first, or from the one that gives its entry
 * a name.
 */
export type Call = number | { readonly sinceEntry: number };

/** A publication in a separate process that waits for the signal to start. */
export interface WaitingPublisher {
  /** Publishes under a brand name, and dies before this call; answers how many there were if it did not. */
  readonly publish: (dist: string, name: string, dieAt: Call) => Promise<number | undefined>;
  /** Ends one that was never asked. */
  readonly close: () => Promise<void>;
}

/** Starts a process that has loaded all it needs for a publication. */
export const waitingPublisher = async (): Promise<WaitingPublisher> => {
  const child = spawn(process.execPath, ['tests/support/servers/publish-until-killed.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const lines: string[] = [];
  child.stdout.on('data', (text: Buffer) => lines.push(String(text)));
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    publish: async (dist, name, dieAt) => {
      child.stdin.write(`${JSON.stringify({ dist, name, dieAt })}\n`);
      await ended;
      return child.signalCode === 'SIGKILL' ? undefined : Number(lines.at(-1));
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
};

const textOf = (name: string, content: Buffer): string =>
  (name.endsWith('.br')
    ? brotliDecompressSync(content)
    : name.endsWith('.gz')
      ? gunzipSync(content)
      : content
  ).toString('utf8');

/**
 * Reads a built folder as all hosts do: the release that the pointer names, and each document for plain
 * hosts, which must be that of a whole release. Throws when anything is torn; answers the live release.
 */
export const readLive = (dist: string): string => {
  const pointer = readPointer(dist);
  if (!pointer) throw new Error('the pointer is torn');
  const live = readRelease(dist, pointer.release);
  if (live.manifest !== pointer.manifest) throw new Error('the pointer does not fit its release');
  const releases = new Map([[live.id, live]]);
  const names = readdirSync(join(dist, 'live'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.html(\.br|\.gz)?$/.test(name),
  );
  for (const name of names) {
    const content = readFileSync(join(dist, 'live', name));
    const [, id = ''] = /name="portal-release" content="(\w+)"/.exec(textOf(name, content)) ?? [];
    const release = releases.get(id) ?? readRelease(dist, id);
    releases.set(id, release);
    if (!release.files.get(`documents/${name}`)?.equals(content)) throw new Error(`live/${name} is torn`);
  }
  return live.id;
};
