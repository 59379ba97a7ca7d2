import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portalNames } from '../../src/authoring/project/problems.ts';
import { checkConfig } from '../../src/config/check/check-config.ts';
import { readConfig } from '../../src/config/files/read-config.ts';

/** Codes of the problems of the shipped configuration with one text of environments.json replaced. */
const codesWith = (from: string, to: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('config', folder, { recursive: true });
  const file = join(folder, 'environments.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return checkConfig(readConfig(folder, 'locales'), portalNames).map(({ code }) => code);
};

const rel = 'https://records.rel.brisamar.example';

test.each([
  {
    mistake: 'A legacy site that may not be framed',
    from: `["${rel}", `,
    to: '["https://other.example", ',
    code: 'unlisted-origin',
  },
  {
    mistake: 'An address without TLS',
    from: `"api": "${rel}`,
    to: '"api": "http://records.rel.brisamar.example',
    code: 'plain-http',
  },
  {
    mistake: 'A legacy site on the portal’s origin',
    from: `"legacy": "${rel}`,
    to: '"legacy": "https://members.rel.brisamar.example',
    code: 'own-origin',
  },
])('$mistake is an error of the configuration, before any policy is written', ({ from, to, code }) => {
  expect(codesWith(from, to)).toContain(code);
});
