import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * One line of the table of attacks: the title of the test that tried, how often it tried, and how often the
 * attack had its way.
 */
export interface Attack {
  /** A short name of the attack, such as "A path of slashes". */
  readonly attack: string;
  readonly tries: number;
  readonly holes: number;
}

const file = 'tests/conformance/attacks.md';

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The table's lines, without its heads. */
export const attackRows = (): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

/**
 * Told by the running test at its end: its title, tries and holes are a line of
 * `tests/conformance/attacks.md`, and no attack had its way. `UPDATE_ATTACKS=1` writes the line; without it a
 * line that is missing or tells other figures fails the test.
 */
export const tellAttack = ({ attack, tries, holes }: Attack): void => {
  const title = expect.getState().currentTestName?.split(' > ').at(-1) ?? '';
  expect({ attack, tries: tries > 0, holes }).toEqual({ attack, tries: true, holes: 0 });
  const row = rowOf([`\`${title}\``, attack, tries, holes]);
  if (process.env['UPDATE_ATTACKS'] === '1') {
    const head = readFileSync(file, 'utf8').split('\n| `')[0]?.trimEnd() ?? '';
    const others = attackRows().filter((line) => !line.startsWith(`| \`${title}\` | ${attack} |`));
    writeFileSync(file, `${head}\n${[...others, row].sort().join('\n')}\n`);
  }
  expect(attackRows()).toContain(row);
};
