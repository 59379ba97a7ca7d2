import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/cli/command.ts';
import { diff } from '../../src/cli/commands/diff.ts';
import { publish } from '../../src/cli/commands/publish.ts';
import { releases } from '../../src/cli/commands/releases.ts';
import { rollback } from '../../src/cli/commands/rollback.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { editedCopy, type EditedCopy } from '../support/config/edited-copy.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';
let copy: EditedCopy;

beforeEach(() => {
  dist = stubBuild();
  copy = editedCopy();
  onTestFinished(copy.remove);
});

const run = async ({ run: execute }: Command, values: Readonly<Record<string, string | boolean>>, ...words: readonly string[]) => {
  const printed: string[] = [];
  const code = await execute(values, (line) => printed.push(line), words);
  return { code, text: printed.join('\n') };
};

const publishCopy = (note = {}) => run(publish, { ...copy.folders, to: dist, author: 'Noor', ...note });
const live = () => readPointer(dist)?.release ?? '';

const gate = '"when": "isPosOrPpo"';
const deadGate = '"when": { "and": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] }';

describe('portal publish', () => {
  test.each([
    { mistake: 'a name that nobody declared', to: '"when": "isPosOrPop"', words: ['is no fact or rule', 'Write `isPosOrPpo`'] },
    { mistake: 'an item that no possible member can see', to: deadGate, words: ['dead-item', 'home/networkCare'] },
  ])('refuses $mistake with the problem, and the live release stays', async ({ to, words }) => {
    expect((await publishCopy()).code).toBe(0);
    const [before, files] = [live(), readdirSync(join(dist, 'releases'))];
    copy.replace('config/screens/home.json', gate, to);
    const { code, text } = await publishCopy();
    expect(code).toBe(1);
    for (const word of ['config/screens/home.json:', ...words]) expect(text).toContain(word);
    expect([live(), readdirSync(join(dist, 'releases'))]).toEqual([before, files]);
  });

  test('keeps who sees what differently beside each release, for rollbacks too, and portal releases tells it', async () => {
    await publishCopy();
    const first = live();
    copy.replace('config/screens/home.json', gate, '"when": "isPOS"');
    const { text } = await publishCopy({ message: 'POS only' });
    expect(text).toMatch(/^release [0-9a-f]{16} is live in .* \(\d+ differences?\)$/);
    expect((await run(rollback, { in: dist, author: 'Sol' }, first)).code).toBe(0);
    const told = (await run(releases, { in: dist, changes: true })).text;
    const [back = '', forth = '', start = ''] = told.split(/\n(?=[ *] +#\d)/);
    expect(back).toMatch(/^\* +#3 .* rollback .* Sol/);
    expect(back).toMatch(/home\/networkCare, .*: now shown[\s\S]*sample members: m06, m07/);
    expect(forth).toMatch(/publish .* Noor {2}POS only/);
    expect(forth).toMatch(/home\/networkCare, .*: no longer shown[\s\S]*sample members: m06, m07/);
    expect(start).toMatch(/#1 .* first release *Noor$/);
    for (const [a, b] of [
      ['#1', '2'],
      [first, 'live'],
    ] as const) {
      const { code, text: difference } = await run(diff, { in: dist, format: 'text', lang: 'en' }, a, b);
      expect([code, /home\/networkCare, .*: no longer shown/.test(difference)]).toEqual(b === 'live' ? [0, false] : [1, true]);
    }
  });
});
