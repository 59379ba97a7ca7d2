import { expect, test } from 'vitest';
import { carryOver } from './carry-over-load.ts';

const drafts = 50;
const mostSeconds = 60;
const mostRatio = 2;

test.runIf(process.env['DEEP'])(
  `after a release, ${drafts} approved drafts are carried over in at most ${mostSeconds} s of processor time, and GET /api/me waits at most ${mostRatio} times as long as with an idle server`,
  async () => {
    const { cpu, idle, busy } = await carryOver(drafts);
    const ratio = busy / idle;
    process.stdout.write(
      `${drafts} drafts: ${cpu.toFixed(1)} s of processor time; p95 of GET /api/me ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms meanwhile: ${ratio.toFixed(2)}\n`,
    );
    expect(cpu).toBeLessThan(mostSeconds);
    expect(ratio).toBeLessThan(mostRatio);
  },
  900_000,
);
