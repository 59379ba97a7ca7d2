import type { Page, Request } from 'playwright-core';
import { readMembers } from '../../src/samples/read-members.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import type { Complaints } from '../support/browser/complaints.ts';
import type { Fault, FaultWorld } from './fault.ts';

const records = readMembers();

/** Member data that must never appear outside of the screen: names and ids, as in a sample record. */
const canariesOf = (id: string): readonly string[] =>
  records
    .filter((record) => record.id === id)
    .flatMap(({ last, coverages }) => [
      last,
      ...coverages.flatMap(({ memberId, coverageId }) => [memberId, coverageId]),
    ]);

interface Evidence {
  readonly world: FaultWorld;
  readonly complaints: Complaints;
  readonly requests: readonly Request[];
  readonly navigations: number;
  /** The members who may be on screen. */
  readonly members: ReadonlySet<string>;
}

const pageFacts = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.innerText;
    const stored = (): string => {
      try {
        return Object.entries({ ...localStorage }).join(' ');
      } catch {
        return '';
      }
    };
    return {
      text: (document.querySelector('main, .static-shell')?.textContent ?? '').trim(),
      body,
      local: stored(),
      language: document.documentElement.lang,
    };
  });

/** The control that Tab reaches first: a link or button of the page, or a frame with its own controls. */
const reachedByKeyboard = async (page: Page): Promise<boolean> => {
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      () => document.activeElement?.matches('a[href], button, iframe, input, summary') ?? false,
    );
    if (reached) return true;
  }
  return false;
};

const strangers = ({ world, requests }: Evidence): readonly string[] => {
  const own = new Set(Object.values(world.origins));
  return [...new Set(requests.map((request) => new URL(request.url()).origin))].filter(
    (origin) => origin !== 'null' && !own.has(origin),
  );
};

const problemsIn = ({ complaints, requests, world, members }: Evidence, local: string): readonly string[] => {
  const addresses = requests
    .map((request) => request.url())
    .filter((url) => url.startsWith(world.origins.portal));
  const outside = [
    ...complaints.errors,
    ...complaints.warnings,
    ...complaints.pageErrors,
    ...addresses,
    local,
  ].join('\n');
  return [...members].flatMap(canariesOf).filter((canary) => outside.includes(canary));
};

const foreign = (body: string, members: ReadonlySet<string>): readonly string[] => {
  const own = new Set([...members].flatMap(canariesOf));
  return records
    .filter(({ id }) => !members.has(id))
    .flatMap(({ id }) => canariesOf(id))
    .filter((canary) => !own.has(canary) && body.includes(canary));
};

const rawKeys = (body: string): readonly string[] =>
  body.match(/\b(components|errors|shell|screens)\.[a-zA-Z.]+|\{[a-zA-Z]+\}/g) ?? [];

/** The ten probes after a fault; a sentence for each one that fails. */
export const failedProbes = async (fault: Fault, evidence: Evidence): Promise<readonly string[]> => {
  const { world, complaints, navigations, members } = evidence;
  const facts = await pageFacts(world.page).catch(() => ({ text: '', body: '', local: '', language: '' }));
  const axe = fault.isUnstyled ? [] : await axeViolations(world.page, ['serious', 'critical']);
  const expected = fault.isInEnglish ? 'en' : world.language;
  const hasWay = await reachedByKeyboard(world.page);
  const probes: readonly (readonly [string, boolean | readonly string[]])[] = [
    ['1 the screen is blank', facts.text === ''],
    ['2 uncaught errors', complaints.pageErrors],
    ['3 policy violations', complaints.policyViolations],
    ['4 strange origins', strangers(evidence)],
    ['5 member data told', problemsIn(evidence, facts.local)],
    ['6 another member on screen', foreign(facts.body, members)],
    ['7 axe', axe],
    ['8 no way on by keyboard', !hasWay],
    [`9 ${navigations} navigations`, navigations > (fault.navigations ?? 9)],
    [
      '10 language or raw keys',
      facts.language === expected ? rawKeys(facts.body) : [`html lang is ${facts.language}`],
    ],
  ];
  return probes
    .filter(([, found]) => (typeof found === 'boolean' ? found : found.length > 0))
    .map(([name, found]) => (typeof found === 'boolean' ? name : `${name}: ${found.join('; ')}`));
};
