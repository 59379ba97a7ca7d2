import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesIn } from '../support/workbench/message.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const journeys = openWorkbenchJourneys();

const pacificToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

interface Evidence {
  readonly until: string;
  readonly population: { readonly name: string };
  readonly releases: readonly { readonly number: number }[];
  readonly rows: readonly { readonly fields: { readonly en: Readonly<Record<string, string>> } }[];
}

/** The same evidence from the command line. */
const printed = (plan: string, from: string, until: string): string =>
  execFileSync(
    process.execPath,
    [
      ...['src/cli/portal.mjs', 'evidence', '--plan', plan, '--from', from, '--to', until],
      ...['--in', journeys.builtFolder()],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );

test.each(['en', 'es'] as const)(
  'an officer saves what the members of a plan got today, to the byte as the command line prints it, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    const { page, complaints } = await journeys.enterAs('ana', { path: '/grid', locale: `${language}-US` });
    await page.getByRole('button', { name: say('grid.export'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('grid.evidence.plan'), { exact: true }).selectOption('medicare');
    const save = dialog.getByRole('button', { name: say('grid.evidence.json'), exact: true });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    const today = pacificToday();
    for (const name of ['from', 'to'] as const)
      await dialog.getByLabel(say(`grid.evidence.${name}`), { exact: true }).fill(today);
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await save.click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const evidence = JSON.parse(text) as Evidence;
    expect(evidence.population.name).toBe('medicare');
    expect(evidence.releases).not.toEqual([]);
    expect(evidence.rows.length).toBeGreaterThan(100);
    expect(printed('medicare', today, evidence.until)).toBe(text);
    expect(complaints.pageErrors).toEqual([]);
    expect(complaints.policyViolations).toEqual([]);
  },
  240_000,
);
