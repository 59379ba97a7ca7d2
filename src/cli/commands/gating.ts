import { writeFileSync } from 'node:fs';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { gatingTable, type GatingTable } from '../../analysis/table/gating-table.ts';
import { tableCsv, tableJson, tableMarkdown, tableText } from '../../authoring/gating/table-formats.ts';
import { tableHtml } from '../../authoring/gating/table-page.ts';
import { refuseNoMember } from '../../authoring/project/read-portal.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { loadPortal } from '../load-config.ts';
import { existingFolders, folderHelp, folderOptions, languageOption } from '../options.ts';
import { refuseConfigFile } from '../write-places.ts';

const formats: Readonly<Record<string, (table: GatingTable) => string>> = {
  text: tableText,
  markdown: tableMarkdown,
  csv: tableCsv,
  json: tableJson,
  html: tableHtml,
};

const committedTables: Readonly<Record<string, string>> = { 'table.md': 'markdown', 'table.csv': 'csv', 'table.json': 'json' };

const tableIn = (format: string, table: GatingTable): string => {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!write) throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not ${format}`);
  return write(table);
};

/** `portal gating`: who sees what, item by plan variant. */
export const gating: Command = {
  summary: 'prints who sees what: every item by plan variant',
  options: {
    ...folderOptions,
    format: { type: 'string', default: 'text' },
    json: { type: 'boolean' },
    members: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    out: { type: 'string' },
    write: { type: 'boolean' },
  },
  help: [
    '--format F      text (default), markdown, csv, json, html',
    '--json          the same as --format json',
    '--members       adds a column for every sample member',
    '--lang L        en (default) or es',
    '--out FILE      writes into a file',
    '--write         writes the committed tables in tests/gating',
    ...folderHelp,
  ],
  run: async (values, print) => {
    if (values['out'] !== undefined) refuseConfigFile(String(values['out']), existingFolders(values));
    const { portal } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const samples = values['members'] === true ? sampleStates(readMembers(), { config: portal.config, now: Date.now(), language }) : [];
    const model = portalModel(portal);
    refuseNoMember(model.world);
    const table = gatingTable(model, language, samples);
    if (values['write'] === true) {
      for (const [name, format] of Object.entries(committedTables)) writeFileSync(`tests/gating/${name}`, tableIn(format, table));
      return 0;
    }
    const text = tableIn(values['json'] === true ? 'json' : String(values['format']), table);
    if (values['out'] === undefined) print(text.replace(/\n$/, ''));
    else writeFileSync(String(values['out']), text);
    return 0;
  },
};
