import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { hostileLoad } from '../bench-host/hostile-load.ts';
import { startServe } from '../bench-host/start-serve.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

/**
 * Milliseconds of a processor that a process has used so far (Linux: hundredths of a second in the 14th and
 * 15th field).
 */
const processorTime = (process: number): number => {
  const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/**
 * Of one hostile request on average, in milliseconds of a processor, which a busy machine does not change;
 * `npm run bench:host` judges the waiting.
 */
const mostProcessorTime = 10;

/** The answers that a host may give to invalid requests: never a server error. */
const isCalm = (status: number): boolean => status === 0 || (status >= 200 && status < 500);

test(
  '1,000 hostile requests at 100 a second cost a host little, and health checks still work',
  { timeout: 120_000 },
  async () => {
    const dist = stubBuild();
    const port = await freePortBase();
    await publishRelease(dist, compiledConfig());
    const host = await startServe(dist, port);
    onTestFinished(host.close);
    const before = processorTime(host.process);
    const { statuses, p99, unwell } = await hostileLoad(port);
    const each = (processorTime(host.process) - before) / statuses.length;
    process.stdout.write(
      `health p99 ${p99.toFixed(1)} ms, ${each.toFixed(2)} ms of a processor for a hostile request and the health beside it\n`,
    );
    expect(each).toBeLessThan(mostProcessorTime);
    const holes = statuses.filter((status) => !isCalm(status)).length + unwell;
    tellAttack({ attack: 'Hostile requests at 100 a second beside /healthz', tries: statuses.length, holes });
  },
);
