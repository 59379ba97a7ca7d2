import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type PortalModel, portalModel } from '../../analysis/model/portal-model.ts';
import { gatingTable, type GatingTable } from '../../analysis/table/gating-table.ts';
import {
  comparePlans,
  comparisonLines,
  pairLines,
  variantPairs,
} from '../../authoring/gating/plan-answers.ts';
import { tableCsv, tableJson, tableMarkdown, tableText } from '../../authoring/gating/table-formats.ts';
import { tableHtml } from '../../authoring/gating/table-page.ts';
import { tableStamp, type TableStamp } from '../../authoring/gating/table-words.ts';
import { tableWorkbook } from '../../authoring/gating/table-workbook.ts';
import { refuseNoMember } from '../../authoring/project/read-portal.ts';
import { readMembers } from '../../samples/read-members.ts';
import { type SampleState, sampleStates } from '../../samples/sample-states.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError, withHint } from '../options/errors.ts';
import { loadRequestedPortal } from '../sources/load-config.ts';
import {
  dayHelp,
  dayOptions,
  existingFolders,
  folderHelp,
  folderOptions,
  languageOption,
  onChosenDay,
  versionHelp,
  versionOptions,
} from '../options/options.ts';
import { refuseConfigFile } from '../options/write-places.ts';

type Write = (table: GatingTable, stamp: TableStamp) => string | Promise<Uint8Array>;

const formats: Readonly<Record<string, Write>> = {
  text: tableText,
  markdown: tableMarkdown,
  csv: tableCsv,
  json: tableJson,
  html: tableHtml,
  xlsx: tableWorkbook,
};

const committedTables: Readonly<Record<string, string>> = {
  'table.md': 'markdown',
  'table.csv': 'csv',
  'table.json': 'json',
};

const requestedFormat = (values: OptionValues): string => {
  if (values['json'] === true) return 'json';
  if (values['format'] !== undefined) return String(values['format']);
  const ending = extname(String(values['out'] ?? '')).slice(1);
  return ending === 'md' ? 'markdown' : Object.hasOwn(formats, ending) ? ending : 'text';
};

const writerOf = (format: string, values: OptionValues): Write => {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!write) throw new UsageError('format', { formats: Object.keys(formats).join(', '), value: format });
  if (format === 'xlsx' && values['out'] === undefined) throw new UsageError('workbook');
  return write;
};

const comparedNames = (typed: string): readonly [string, string] => {
  const [one, other, ...more] = typed.split(',').map((name) => name.trim());
  if (one && other && more.length === 0) return [one, other];
  throw new UsageError('compare');
};

const answer = (
  model: PortalModel,
  language: Language,
  states: readonly SampleState[],
  values: OptionValues,
): string | undefined => {
  const json = requestedFormat(values) === 'json';
  const output = (data: object, lines: readonly string[]): string =>
    json ? JSON.stringify(data, null, 2) : lines.join('\n');
  if (values['pairs'] === true) {
    const pairs = variantPairs(model, language, states);
    return output(pairs, pairLines(pairs, language));
  }
  if (typeof values['compare'] !== 'string') return undefined;
  const names = comparedNames(values['compare']);
  const result = withHint('lists-columns', () => comparePlans(model, language, states, names));
  return output(result, comparisonLines(result));
};

export const gating: Command = {
  summary: 'prints who sees what: every item by plan variant',
  options: {
    ...folderOptions,
    format: { type: 'string' },
    json: { type: 'boolean' },
    members: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    ...dayOptions,
    ...versionOptions,
    out: { type: 'string' },
    pairs: { type: 'boolean' },
    compare: { type: 'string' },
    write: { type: 'boolean' },
  },
  help: [
    '--format F      text (default), markdown, csv, json, html, xlsx; or the extension of FILE',
    '--json          the same as --format json',
    '--compare A,B   only the differences between two plans or two sample members',
    '--pairs         plan variants that can apply to the same member, each with an example',
    '--members       adds a column for every sample member',
    '--lang L        en (default) or es',
    ...dayHelp,
    ...versionHelp,
    '--out FILE      writes to a file',
    '--write         writes the committed tables in tests/gating',
    ...folderHelp,
  ],
  run: async (values, print) => {
    if (values['out'] !== undefined) refuseConfigFile(String(values['out']), existingFolders(values));
    const other = ['on', 'of'].find((option) => values[option] !== undefined);
    if (values['write'] === true && other !== undefined) throw new UsageError('write-all', { option: other });
    const { portal: whole, version } = await loadRequestedPortal(values);
    const portal = onChosenDay(whole, values);
    const language = languageOption(values['lang']);
    const states = sampleStates(readMembers(), { config: portal.config, now: Date.now(), language });
    const model = portalModel(portal);
    refuseNoMember(model.world);
    const write = (content: string | Uint8Array): void => {
      if (values['out'] === undefined) print(String(content).replace(/\n$/, ''));
      else writeFileSync(String(values['out']), content);
    };
    const asked = answer(model, language, states, values);
    if (asked !== undefined) {
      write(asked);
      return 0;
    }
    const table = gatingTable(model, language, values['members'] === true ? states : []);
    const inFormat = (format: string) =>
      writerOf(format, values)(table, {
        ...tableStamp(portal, language, Date.now()),
        ...(version !== undefined && { version }),
      });
    if (values['write'] === true) {
      for (const [name, format] of Object.entries(committedTables))
        writeFileSync(`tests/gating/${name}`, await inFormat(format));
      return 0;
    }
    write(await inFormat(requestedFormat(values)));
    return 0;
  },
};
