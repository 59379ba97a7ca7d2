import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/**
 * A publication in a process of its own, which ends itself before one of the calls that change the disk, or
 * in the midst of one that writes. Says `ready`, waits for `{ dist, name, dieAt }` in one line, and at the
 * end, if it comes to one, how many calls there were. `dieAt` is the number of a call: from the first, or `{
 * sinceEntry }`, from the one that gives the entry its name, which is 0.
 */

// Half of a publication's time is spent on the last percent of its size, which no kill is about.
const compress = zlib.brotliCompressSync;
const quickly = { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 };
zlib.brotliCompressSync = (content, options) =>
  compress(content, { ...options, params: { ...options?.params, ...quickly } });
syncBuiltinESMExports();

const { publishRelease } = await import('../../../src/release/chain/publish-release.ts');
const { smallConfig } = await import('./built-with-releases.ts');

const changing = ['writeFileSync', 'renameSync', 'linkSync', 'rmSync', 'mkdirSync', 'chmodSync'];

const dieAtCall = (dieAt) => {
  let [calls, entryAt] = [0, Infinity];
  const isTime = () => (typeof dieAt === 'number' ? calls === dieAt : calls - entryAt === dieAt.sinceEntry);
  for (const name of changing) {
    const call = fs[name];
    fs[name] = (...args) => {
      calls += 1;
      if (name === 'linkSync') entryAt = calls;
      if (!isTime()) return call(...args);
      if (name === 'writeFileSync') call(args[0], args[1].slice(0, args[1].length / 2), args[2]);
      return process.kill(process.pid, 'SIGKILL');
    };
  }
  syncBuiltinESMExports();
  return () => calls;
};

process.stdin.once('data', async (line) => {
  const { dist, name, dieAt } = JSON.parse(String(line));
  const compiled = smallConfig(name, ['local']);
  const calls = dieAtCall(dieAt);
  await publishRelease(dist, compiled, {
    id: name,
    author: name,
    source: { 'config/name.json': JSON.stringify(name) },
  });
  process.stdout.write(`${calls()}\n`, () => process.exit());
});
process.stdout.write('ready\n');
