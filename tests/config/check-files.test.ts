import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalNames } from '../../src/authoring/project/problems.ts';
import { check } from '../../src/cli/commands/check.ts';
import { checkConfig } from '../../src/config/check/check-config.ts';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { frozenFolder } from '../support/config/frozen-config.ts';

describe('the check of a configuration on disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
    cpSync(frozenFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = (name: string): string => join(folder, name);
  const errors = (): readonly Problem[] =>
    checkConfig(readConfig(at('config'), at('locales')), portalNames).filter(
      ({ severity }) => severity === 'error',
    );
  const run = async (json: boolean): Promise<readonly [code: number, said: string]> => {
    const output: string[] = [];
    const code = await check.run(
      { config: at('config'), locales: at('locales'), json },
      (line) => output.push(line),
      [],
    );
    return [code, output.join('\n')];
  };

  it('finds no error in the shipped configuration and exits with 0', async () => {
    const [code, output] = await run(false);
    expect(errors()).toEqual([]);
    expect(output).toMatch(/\b0 errors, \d+ warnings?$/);
    expect(code).toBe(0);
  });

  it('reports a missing file once', () => {
    rmSync(at('locales/es/components.json'));
    expect(errors().map(({ code, message }) => [code, message])).toEqual([
      ['missing-file', 'the file locales/es/components.json is missing'],
    ]);
  });

  it('reports once that the texts of a section are missing in a language', () => {
    rmSync(at('locales/es/billing.json'));
    expect(errors().map(({ code, file }) => [code, file])).toEqual([
      ['missing-words', at('config/screens/billing.json')],
    ]);
  });

  it('treats a misspelt file name as one mistake', () => {
    cpSync(at('config/rules/plans.json'), at('config/rules/plan.json'));
    rmSync(at('config/rules/plans.json'));
    expect(errors().map(({ code, nearest }) => [code, nearest])).toEqual([
      ['unknown-file', 'config/rules/plans.json'],
    ]);
  });

  it.each([
    [
      'in another encoding',
      Buffer.from('{\n  "errors": { "a": "sesi\u00F3n" }\n}\n', 'latin1'),
      'not-utf8',
      2,
    ],
    ['with a byte order mark', '\uFEFF{}\n', 'byte-order-mark', 1],
    ['without anything', '\n', 'empty-file', 1],
  ])('reports once that a file was saved %s', (...[, bytes, code, line]) => {
    writeFileSync(at('locales/es/errors.json'), bytes);
    expect(errors().map((error) => [error.code, error.file, error.line])).toEqual([
      [code, at('locales/es/errors.json'), line],
    ]);
  });

  it('prints place, message and count, and exits with 1 when there is an error', async () => {
    writeFileSync(at('config/rules/properties.json'), '{ "properties": [] }\n');
    const [code, output] = await run(false);
    expect(output).toContain(
      `${at('config/rules/properties.json')}:1:17  error  \`properties\` must be an object, not a list`,
    );
    expect(output).toMatch(/1 error, 0 warnings$/);
    expect(code).toBe(1);
  });

  it('prints the same list as JSON for programs', async () => {
    writeFileSync(at('config/rules/properties.json'), '{ "properties": [] }\n');
    const [code, output] = await run(true);
    expect(JSON.parse(output)).toEqual(errors());
    expect(code).toBe(1);
  });

  it('exits with 2 when a folder is missing', async () => {
    rmSync(at('locales'), { recursive: true });
    expect(await run(false)).toEqual([2, `The folder ${at('locales')} does not exist.`]);
  });
});
