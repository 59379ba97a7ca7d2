import type { EvidenceRow, LivePeriod } from '../../analysis/evidence/evidence-rows.ts';
import type { Fields } from '../../analysis/table/outcomes.ts';
import type { BilingualText } from '../../config/message-text.ts';
import type { Language } from '../../config/portal-config.ts';
import { asset, escapeHtml, policyDigest, reportStyle } from '../gating/html-text.ts';
import { sectionOf } from '../gating/table-words.ts';
import { appendixHtml } from './appendix-html.ts';
import type { EvidenceAppendix } from './evidence-appendix.ts';
import { type Evidence, evidenceHash, type EvidencePopulation } from './evidence-document.ts';
import {
  breakable,
  code,
  momentHtml,
  paragraph,
  row,
  table,
  tag,
  type Wording,
  wordingOf,
} from './page-parts.ts';

const periodHtml = ({ from, until }: Pick<LivePeriod, 'from' | 'until'>, wording: Wording): string =>
  `${momentHtml(from, wording)} – ${momentHtml(until, wording)}`;

const numbersText = ({ firstRelease, lastRelease }: Partial<LivePeriod>, { say }: Wording): string => {
  if (firstRelease === undefined || lastRelease === undefined) return '';
  const numbers = { first: String(firstRelease), last: String(lastRelease) };
  return say(firstRelease === lastRelease ? 'evidence.numbers' : 'evidence.numbersTo', numbers);
};

const liveHtml = (period: LivePeriod, { from, until }: Evidence, wording: Wording): string => {
  const isWhole = period.from === from && period.until === until;
  const when = isWhole ? escapeHtml(wording.say('evidence.whole')) : periodHtml(period, wording);
  return tag('p', `${when} <small>${escapeHtml(numbersText(period, wording))}</small>`);
};

const fieldsHtml = (fields: Fields, { say }: Wording): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      const label = say(name === 'path' ? 'evidence.path' : `field.${name}`);
      return `<dt>${escapeHtml(label)}</dt><dd>${breakable(value)}</dd>`;
    })
    .join('');

const rowHtml = ({ item, kind, who, fields, live }: EvidenceRow, evidence: Evidence, wording: Wording) => {
  const { say, language } = wording;
  const kindText = escapeHtml(say(`table.kinds.${kind}`));
  return row(`${code(item)}<small>${kindText}</small>`, [
    escapeHtml(who?.[language] ?? say('evidence.everyone')),
    ...(['en', 'es'] as const).map((of) => `<dl lang="${of}">${fieldsHtml(fields[of], wording)}</dl>`),
    live.map((period) => liveHtml(period, evidence, wording)).join(''),
  ]);
};

const rowsHtml = (evidence: Evidence, wording: Wording): string => {
  const { say } = wording;
  const heads = ['item', 'who', 'english', 'spanish', 'live'].map((name) => say(`evidence.${name}`));
  const sections = Map.groupBy(evidence.rows, ({ item }) => sectionOf(item));
  if (sections.size === 0) return paragraph(say('evidence.noRows'));
  return [...sections]
    .map(
      ([name, rows]) =>
        `<section><h3>${escapeHtml(name)}</h3>${table(
          name,
          heads,
          rows.map((one) => rowHtml(one, evidence, wording)),
        )}</section>`,
    )
    .join('\n');
};

const gapsHtml = ({ gaps }: Evidence, wording: Wording): string => {
  const { say } = wording;
  if (gaps.length === 0) return paragraph(say('evidence.noGaps'));
  const heads = ['period', 'releases', 'reason', 'item'].map((name) => say(`evidence.${name}`));
  const rows = gaps.map((gap) =>
    row(periodHtml(gap, wording), [
      escapeHtml(numbersText(gap, wording)),
      escapeHtml(say(`evidence.why.${gap.why}`)),
      'item' in gap ? code(gap.item) : '',
    ]),
  );
  return paragraph(say('evidence.gapsText')) + table(say('evidence.gaps'), heads, rows);
};

const releasesHtml = ({ releases }: Evidence, wording: Wording): string => {
  const { say } = wording;
  if (releases.length === 0) return paragraph(say('evidence.noReleases'));
  const heads = ['number', 'published', 'live', 'release', 'source'].map((name) => say(`evidence.${name}`));
  const rows = releases.map((one) =>
    row(String(one.number), [
      escapeHtml(one.time),
      periodHtml(one, wording),
      code(one.release),
      one.source === undefined ? escapeHtml(say('evidence.noSource')) : code(one.source),
    ]),
  );
  return table(say('evidence.releases'), heads, rows);
};

const listHtml = (head: string, points: readonly string[]): string =>
  points.length === 0
    ? ''
    : `${paragraph(`${head}:`)}<ul>${points.map((point) => tag('li', escapeHtml(point))).join('')}</ul>`;

const namedText = (
  { name, says }: { readonly name: string; readonly says: BilingualText | undefined },
  { say, language }: Wording,
): string => say('evidence.named', { says: says?.[language] ?? say('evidence.unknown'), name });

const populationHtml = ({ plan, with: conditions }: EvidencePopulation, wording: Wording): string => {
  const { say } = wording;
  const whose = plan ? say('evidence.of', { plan: namedText(plan, wording) }) : say('evidence.everybody');
  return (
    paragraph(whose) +
    listHtml(
      say('evidence.with'),
      conditions.map((one) => namedText(one, wording)),
    )
  );
};

const headHtml = (evidence: Evidence, wording: Wording): string => {
  const { say, language, time } = wording;
  const { population, from, until, assumes } = evidence;
  return [
    tag('h1', escapeHtml(say('evidence.title'))),
    populationHtml(population, wording),
    paragraph(say('evidence.span', { from: time(from), until: time(until) })),
    paragraph(say('evidence.hash', { hash: evidenceHash(evidence) })),
    tag('h2', escapeHtml(say('evidence.howTitle'))),
    paragraph(`${say('evidence.how')} ${say('evidence.proof')}`),
    listHtml(
      say('evidence.assumes'),
      assumes.map((says) => says[language]),
    ),
  ].join('\n');
};

/** Formats evidence in one language as a self-contained HTML file for printing. */
export const evidencePage = (evidence: Evidence, language: Language, appendix?: EvidenceAppendix): string => {
  const wording = wordingOf(language);
  const style = reportStyle(asset('evidence.css', import.meta.url));
  const title = (name: string): string => tag('h2', escapeHtml(wording.say(`evidence.${name}`)));
  const policy = `default-src 'none'; style-src ${policyDigest(style)}; base-uri 'none'; form-action 'none'`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(wording.say('evidence.title'))}</title><style>${style}</style></head><body>`,
    `<header>${headHtml(evidence, wording)}</header><main>`,
    `<section>${title('gaps')}${gapsHtml(evidence, wording)}</section>`,
    `<section>${title('releases')}${releasesHtml(evidence, wording)}</section>`,
    `<section>${title('rows')}${rowsHtml(evidence, wording)}</section>`,
    appendixHtml(appendix, wording),
    '</main></body></html>',
    '',
  ].join('\n');
};
