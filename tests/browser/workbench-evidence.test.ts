import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { type Hands, hands, type Means } from '../support/workbench/hands.ts';
import { messagesIn } from '../support/workbench/message.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const journeys = openWorkbenchJourneys();

const pacificToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());

interface Evidence {
  readonly until: string;
  readonly population: {
    readonly plan: { readonly name: string };
    readonly with: readonly { readonly name: string }[];
  };
  readonly releases: readonly { readonly number: number }[];
  readonly rows: readonly { readonly fields: { readonly en: Readonly<Record<string, string>> } }[];
}

type Language = 'en' | 'es';

const condition = 'hasPharmacy=true';

/** The same evidence from the command line. */
const printed = (from: string, until: string): string =>
  execFileSync(
    process.execPath,
    [
      ...['src/cli/portal.mjs', 'evidence', '--plan', 'medicare', '--with', condition],
      ...['--from', from, '--to', until, '--in', journeys.builtFolder()],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );

type Field = ReturnType<Awaited<ReturnType<typeof journeys.enterAs>>['page']['getByLabel']>;

// A field of the browser takes the digits of a day in the order of its language.
const writeDay = async (at: Hands, field: Field, day: string): Promise<void> => {
  if (at.means === 'mouse') return field.fill(day);
  const [year = '', month = '', date = ''] = day.split('-');
  return at.write(field, `${month}${date}${year}`);
};

const saveEvidence = async (means: Means, language: Language): Promise<void> => {
  const { say } = messagesIn(language);
  const { page, complaints } = await journeys.enterAs('ana', { path: '/grid', locale: `${language}-US` });
  const at = hands(page, means);
  const open = page.getByRole('button', { name: say('grid.export'), exact: true });
  await open.waitFor();
  await (means === 'mouse' ? at.use(open) : page.keyboard.type('xx'));
  const dialog = page.getByRole('dialog');
  const plans = dialog.getByLabel(say('grid.evidence.plan'), { exact: true });
  const plan = await plans.locator('option[value="medicare"]').innerText();
  await at.choose(plans, plan);
  const save = dialog.getByRole('button', { name: say('grid.evidence.json'), exact: true });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  const conditions = dialog.getByRole('combobox', { name: say('grid.evidence.with'), exact: true });
  const option = dialog.getByRole('listbox').getByRole('option').first();
  if (means === 'mouse') {
    await conditions.fill(condition);
    await at.use(option);
  } else await at.find(conditions, condition, option);
  const today = pacificToday();
  for (const name of ['from', 'to'] as const)
    await writeDay(at, dialog.getByLabel(say(`grid.evidence.${name}`), { exact: true }), today);
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await at.use(save);
  const text = readFileSync(await (await download).path(), 'utf8');
  const evidence = JSON.parse(text) as Evidence;
  expect(evidence.population).toMatchObject({ plan: { name: 'medicare' }, with: [{ name: condition }] });
  expect(evidence.releases).not.toEqual([]);
  expect(evidence.rows.length).toBeGreaterThan(100);
  expect(printed(today, evidence.until)).toBe(text);
  expect(complaints.pageErrors).toEqual([]);
  expect(complaints.policyViolations).toEqual([]);
};

const limit = 240_000;

test(
  'an officer with a keyboard saves what some members of a plan got, as the command line prints it, in es',
  () => saveEvidence('keyboard', 'es'),
  limit,
);

test.each([
  ['mouse', 'en'],
  ['mouse', 'es'],
  ['keyboard', 'en'],
] as const)(
  'an officer with a %s saves what some members of a plan got, as the command line prints it, in %s',
  { tags: 'deep', timeout: limit },
  saveEvidence,
);
