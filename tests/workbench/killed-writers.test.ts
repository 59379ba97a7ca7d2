import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { chance } from '../support/chance.ts';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { projectRoot } from '../support/project-files.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';

const kills = repetitions({ few: 2, deep: 50 });
const writer = `${projectRoot}/tests/support/workbench/write-until-killed.ts`;

interface Found {
  readonly stored: readonly number[];
  readonly noted: readonly number[];
}

/**
 * Runs a writer until it has reported the given number of writes, kills it immediately, and returns what
 * it found and what it wrote last.
 */
const writeAndKill = async (
  folder: string,
  acknowledgements: number,
): Promise<{ readonly found: Found; readonly last: number }> => {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let [found, last, count]: [Found, number, number] = [{ stored: [], noted: [] }, -1, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    const [what = '', text = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    if (what === 'found') found = JSON.parse(text) as Found;
    // What it says between the signal and its end was acknowledged too.
    if (what === 'kept') [last, count] = [Number(text), count + 1];
    if (count >= acknowledgements) child.kill('SIGKILL');
  }
  return { found, last };
};

test(
  `condition 1: an embedded store whose process is killed ${kills} times while it writes has lost nothing that it acknowledged, and has nothing half`,
  async () => {
    const folder = await embeddedFolder();
    const random = chance(7);
    const begun = performance.now();
    let acknowledged = -1;
    for (let round = 0; round <= kills; round += 1) {
      const writing = writeAndKill(folder, round === kills ? 1 : 1 + Math.floor(random() * 12));
      const { found, last } = await inTime(writing, `writer ${round}`);
      expect(found.stored.length, `after kill ${round}`).toBeGreaterThan(acknowledged);
      expect(found.stored).toEqual(found.stored.map((_, index) => index));
      expect(found.noted).toEqual(found.stored);
      acknowledged = last;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(kills);
    process.stdout.write(
      `${kills} writers killed, ${acknowledged + 1} acknowledged, none lost, ${secondsSince(begun)}\n`,
    );
  },
  noLimit,
);
