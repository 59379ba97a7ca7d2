import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import {
  type Additions,
  amount,
  chain,
  counting,
  mirrored,
  parity,
  smallGates,
  withAdditions,
} from '../support/config/entangled-configs.ts';
import { answerOf } from '../support/config/trial.ts';
import { cpuMilliseconds } from '../support/reports/cpu-time.ts';

const examples: Readonly<Record<string, Additions>> = {
  'six of twelve': counting(6, 12),
  'twenty of forty': counting(20, 40),
  'odd of 150': parity(150),
  'odd of 300': parity(300),
  'a chain of 2,000': chain(2000),
  'a million values': amount(1_000_000),
  'a thousand values': amount(999),
  'no good order': mirrored(32),
  '2,000 items': smallGates(2000, 450),
};

const written = (additions: Additions): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-entangled-'));
  for (const { file, text } of withAdditions(additions)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
};

it.each(Object.keys(examples))(
  '%s: every command ends with a message, none with a stack trace',
  { timeout: 300_000 },
  async (name) => {
    const folder = written(examples[name] as Additions);
    const folders = ['--config', join(folder, 'config'), '--locales', join(folder, 'locales')];
    const commands = [
      ['check', ...folders],
      ['gating', ...folders],
      ['explain', 'claims/added0/added0x0', ...folders],
      ['explain', 'claims/added0/added0x0', '--as', 'm05', ...folders],
      ['personas', ...folders],
      ['diff', '.', folder],
    ];
    for (const command of commands) {
      const { exit, text } = await answerOf(command);
      if (name === '2,000 items')
        expect([command[0], text.includes('too complex')]).toEqual([command[0], false]);
      expect([command[0], [0, 1].includes(exit), text.length > 10, /^\s+at .*:\d+/m.test(text)]).toEqual([
        command[0],
        true,
        true,
        false,
      ]);
    }
    rmSync(folder, { recursive: true });
  },
);

it(
  'the table of 2,000 items with gates over 450 facts takes at most 5 s of processor time and 500 MB',
  { timeout: 120_000 },
  () => {
    const portal = compileConfig(withAdditions(examples['2,000 items'] as Additions));
    const before = process.memoryUsage().rss;
    expect(cpuMilliseconds(5000, () => gatingTable(portalModel(portal), 'en'))).toBeLessThan(5000);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(500);
  },
);
