import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onCore } from './on-core.ts';

interface Capacity {
  readonly port: number;
  readonly paths: readonly string[];
  readonly seconds: number;
}

const script = (
  paths: readonly string[],
): string => `local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
`;

/**
 * The maximum answers per second of a host. wrk requests the paths cyclically on 32 connections, each as
 * soon as the previous answer arrives. Throws for an answer other than 200.
 */
export const capacity = async ({ port, paths, seconds }: Capacity): Promise<number> => {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-wrk-')), 'paths.lua');
  writeFileSync(file, script(paths));
  const options = [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, br',
    '-s',
    file,
    '-H',
    `Host: localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ];
  const [command, args] = onCore(0, 'wrk', options);
  const wrk = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(wrk.stdout), once(wrk, 'exit')]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(said) ?? [];
  if (rate === undefined || /Non-2xx|Socket errors/.test(said)) throw new Error(`wrk said:\n${said}`);
  return Number(rate);
};
