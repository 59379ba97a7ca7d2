import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filledText, namedValues } from '../../../src/config/compile/named-values.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import type { CoverageRecord, MemberRecord } from '../../../src/samples/generated/member-record.ts';
import { projectFiles, projectRoot } from '../project-files.ts';

/** One text of the locale files in both languages; undefined where a language lacks it. */
export interface LocalePair {
  /** File and key: `home/home.items.welcome.content`. */
  readonly at: string;
  readonly en: string | undefined;
  readonly es: string | undefined;
}

const textsOf = (value: unknown, at: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        textsOf(inner, `${at}${at.endsWith('/') ? '' : '.'}${name}`),
      )
    : [[at, String(value)]];

const textsIn = (language: 'en' | 'es'): ReadonlyMap<string, string> => {
  const texts = projectFiles([`locales/${language}`], /\.json$/).flatMap((path) =>
    textsOf(JSON.parse(readFileSync(join(projectRoot, path), 'utf8')), `${basename(path, '.json')}/`),
  );
  return new Map(texts.filter(([at]) => !at.endsWith('/$schema')));
};

/**
 * Every text of the shipped locale files with its counterpart in the other language, named values filled in.
 */
export const localePairs = (): readonly LocalePair[] => {
  const values = namedValues(readConfig('config', 'locales'));
  const en = textsIn('en');
  const es = textsIn('es');
  const filled = (text: string | undefined, language: 'en' | 'es') =>
    text && filledText(text, values, language);
  return [...new Set([...en.keys(), ...es.keys()])].map((at) => ({
    at,
    en: filled(en.get(at), 'en'),
    es: filled(es.get(at), 'es'),
  }));
};

/** Fields of views that contain codes, addresses, or texts in their own language (the tooltips of R2.210). */
const marks = [
  'id',
  'type',
  'key',
  'kind',
  'tier',
  'icon',
  'tone',
  'layout',
  'state',
  'status',
  'href',
  'src',
  'anchors',
];
const ids = ['eid', 'mainId', 'coverageId', 'fdiKey'];
const unread = new Set([...marks, ...ids, 'language', 'current', 'tooltip']);

/**
 * The texts that a person reads in a view, in order; a field that is added to a view counts as text until it
 * is listed here.
 */
export const viewTexts = (view: unknown): readonly string[] => {
  if (typeof view === 'string') return [view];
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([name, inner]) => (unread.has(name) ? [] : viewTexts(inner)));
};

const namesOfCoverage = ({
  memberId,
  coverageName,
  networkName,
  planInfo,
  provider,
}: CoverageRecord): readonly (string | undefined)[] => [
  memberId,
  coverageName,
  networkName,
  planInfo.planName,
  provider?.full,
  provider?.pmgName,
];

/**
 * What a sample member's record names, and no language translates: people and their initials, employers,
 * plans, networks, medical groups, member ids.
 */
export const properNames = ({ first, last, account, coverages }: MemberRecord): ReadonlySet<string> => {
  const shared = account.proxySubjects?.map(({ name }) => name) ?? [];
  const initials = `${first[0]}${last[0]}`;
  const names = [first, `${first} ${last}`, initials, ...shared, ...coverages.flatMap(namesOfCoverage)];
  return new Set(names.filter((name) => name !== undefined));
};
