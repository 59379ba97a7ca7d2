import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usesReport } from '../../src/authoring/reports/uses-report.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';

const { model } = analysedPortal();
const documents = readConfig('config', 'locales');
const { config } = model.portal;

type Kind = Parameters<typeof usesReport>[2]['kind'];

const listed = (kind: Kind, name: string): ReadonlySet<string> => {
  const { usedBy } = usesReport(model, documents, { kind, name, language: 'en' }).data as {
    readonly usedBy: readonly { readonly at: string }[];
  };
  return new Set(usedBy.map(({ at }) => at));
};

const lines = documents.flatMap(({ fullPath: file }) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ text, file, at: `${file}:${at + 1}` })),
);

/** The lines of all files that a pattern finds. */
const found = (pattern: RegExp, isAsked: (file: string) => boolean = () => true): readonly string[] =>
  lines.filter(({ text, file }) => isAsked(file) && pattern.test(text)).map(({ at }) => at);

const quoted = (name: string): string => name.replaceAll(/[.?*+^$[\]\\(){}|-]/g, String.raw`\$&`);

/** Users by the text search that the listing lacks. */
const lacking = (kind: Kind, name: string, search: readonly string[]): readonly string[] => {
  const all = listed(kind, name);
  return search.filter((at) => !all.has(at));
};

const everyFound = (
  kind: Kind,
  names: readonly string[],
  searchFor: (name: string) => readonly string[],
): void => {
  const searches = names.map((name) => ({ name, search: searchFor(name) }));
  expect(
    searches.flatMap(({ name, search }) => lacking(kind, name, search).map((at) => `${name} ${at}`)),
  ).toEqual([]);
  expect(searches.filter(({ search }) => search.length > 0).length).toBeGreaterThan(names.length * 0.5);
};

const gateFields = '(?:when|pastDueWhen|externalLinkNotice|firstLogin|firstLoginPaperless|noPlans)';

/** Where a condition is named: in an expression, as a gate or in the list of one, and in what is waived. */
const conditionLines = (name: string): readonly string[] =>
  found(
    new RegExp(
      String.raw`"var": "${name}"|"${gateFields}": (?:\[[^\]]*)?"${name}"|"finding": "[\w-]+:(?:[^"]*:)?${name}[":]`,
    ),
  );

const targetLines =
  (scheme: string) =>
  (name: string): readonly string[] =>
    found(new RegExp(`"${scheme}:${quoted(name)}["?#]`), (file) => !file.endsWith('assertions.json'));

describe('every use in the shipped configuration that a text search finds is listed', () => {
  it('of every named value', () => {
    const names = [
      ...new Set(
        lines.flatMap(({ text }) => [...text.matchAll(/\{value\.(\w+)\}/g)].map(([, name = '']) => name)),
      ),
    ];
    everyFound('value', names, (name) => found(new RegExp(String.raw`\{value\.${name}\}`)));
    expect(listed('value', 'supportPhone').size).toBeGreaterThanOrEqual(17);
  });

  it.each(['fact', 'rule'] as const)('of every %s', (kind) => {
    everyFound(kind, Object.keys(kind === 'fact' ? config.facts : config.rules), conditionLines);
  });

  it.each([
    ['link', Object.keys(config.links)],
    ['doc', Object.keys(config.documents)],
    ['member', Object.keys(config.lists)],
    ['directory', Object.keys(config.directory.searches)],
    ['route', config.screens.map(({ key }) => key)],
    ['pharmacy', Object.keys(config.pharmacies['default'] ?? {}).filter((key) => key !== 'name')],
  ])('of every address that `%s:` leads to, by its name and as a target', (scheme, names) => {
    const kind = scheme === 'link' || scheme === 'route' ? 'link' : 'address';
    everyFound(kind, names, targetLines(scheme));
    for (const name of names.filter((one) => targetLines(scheme)(one).length > 0))
      expect(
        lacking('address', `${scheme}:${name}`, found(new RegExp(`"${scheme}:${quoted(name)}"`))),
      ).toEqual([]);
  });

  it('of every framed page', () => {
    everyFound('link', Object.keys(config.frames), (name) => found(new RegExp(`"frame": "${name}"`)));
  });

  it('of every host, with the links to it', () => {
    const hosts = new Set(
      lines.flatMap(({ text }) =>
        [...text.matchAll(/https:\/\/([\w.-]+\.example)/g)].map(([, host = '']) => host),
      ),
    );
    const isAddress = (file: string): boolean =>
      file.includes('/addresses/') || file.endsWith('environments.json');
    everyFound(
      'address',
      [...hosts].filter((host) => found(new RegExp(quoted(host)), isAddress).length > 0),
      (host) => found(new RegExp(quoted(host)), isAddress),
    );
    expect(listed('address', 'openwaynational.example')).toContain(
      found(/"link": "link:nationalNetwork"/)[0],
    );
  });

  it('of every text', () => {
    const texts = lines.filter(({ file }) => file.startsWith('locales/') && !file.endsWith('pairs.json'));
    const mentions = texts.flatMap(({ text, at }) =>
      [...text.matchAll(/: "((?:[^"\\]|\\.)+)"/g)].map(([, one = '']) => ({
        at,
        text: JSON.parse(`"${one}"`) as string,
      })),
    );
    const asked = mentions.filter(
      ({ text }, at) => !text.startsWith('..') && (process.env['DEEP'] !== undefined || at % 7 === 0),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ text, at }) => !listed('word', text).has(at))).toEqual([]);
  });

  it('follows plan chains: a fact is used by the rules, the variant and the fields of that variant that it decides', () => {
    const own = listed('fact', 'isPPO');
    for (const at of [...found(/"ppo[A-Z]\w*":/), ...found(/"when": "isPosOrPpo"/)])
      expect(own).toContain(at);
  });

  it.each([
    ['network', /"directory:doctor"/],
    ['metalTier', /"doc:embedded\.dentalIndividual"/],
    ['pharmacyVendor', /"pharmacy:mailDeliveryUrl"/],
    ['hasPbaId', /"frame": "payNow"/],
  ])('the fact %s lists the addresses that it decides', (fact, link) => {
    const users = found(link);
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((at) => !listed('fact', fact).has(at))).toEqual([]);
  });
});
