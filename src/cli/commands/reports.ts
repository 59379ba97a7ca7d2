import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { personasReport } from '../../authoring/reports/personas-report.ts';
import { baselineIn, downloadSizes, sizesText } from '../../config/check/risks/download-sizes.ts';
import type { DownloadSizes } from '../../config/generated/config-files.ts';
import type { Language } from '../../config/portal-config.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../options/command.ts';
import { loadPortal } from '../sources/load-config.ts';
import { existingFolders, folderHelp, folderOptions, languageOption } from '../options/options.ts';
import { cliMessage } from '../words/messages.ts';
import { calendarReport, calendarText } from '../../authoring/reports/calendar-report.ts';

export const personas: Command = {
  summary: 'finds a few possible members who cover every item and every rule',
  options: {
    ...folderOptions,
    samples: { type: 'boolean' },
    records: { type: 'boolean' },
    json: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
  },
  help: [
    '--samples       starts with the sample members and adds members for what they do not cover',
    '--records       prints the members as records for the sandbox (JSON)',
    '--json          prints JSON for programs',
    '--lang L        en (default) or es',
    ...folderHelp,
  ],
  run: async (values, print) => {
    const { portal } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const samples = sampleStates(readMembers(), { config: portal.config, now: Date.now(), language });
    const { sets, records, lines } = personasReport(portalModel(portal), language, {
      samples,
      counted: values['samples'] === true,
    });
    const data = values['records'] === true ? records : values['json'] === true ? sets : undefined;
    print(data ? JSON.stringify(data, null, 2) : lines.join('\n'));
    return 0;
  },
};

export const calendar: Command = {
  summary: 'lists the days when something starts or ends, with the affected members',
  options: { ...folderOptions, lang: { type: 'string', default: 'en' }, json: { type: 'boolean' } },
  help: ['--lang L        en (default) or es', '--json          prints JSON for programs', ...folderHelp],
  run: async (values, print) => {
    const { portal } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const days = calendarReport(portal, language);
    const samples = sampleStates(readMembers(), { config: portal.config, now: Date.now(), language }).map(
      ({ name }) => name,
    );
    print(values['json'] === true ? JSON.stringify(days, null, 2) : calendarText(days, samples, language));
    return 0;
  },
};

const languages = ['en', 'es'] as const;

interface Side {
  readonly now: DownloadSizes;
  readonly before: DownloadSizes | undefined;
}

const partsOf = ({ screens, others, total }: DownloadSizes): Readonly<Record<string, number>> => ({
  ...screens,
  ...others,
  total,
});

const cellsOf = (name: string, { now, before }: Side): readonly string[] => {
  const bytes = partsOf(now)[name] ?? 0;
  const old = before && partsOf(before)[name];
  return [String(bytes), old === undefined || old === 0 ? '' : `${(bytes / old).toFixed(2)}x`];
};

const inColumns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};

const sizeLines = (sides: Readonly<Record<Language, Side>>, language: Language): readonly string[] => {
  const names = Object.keys(partsOf(sides.en.now));
  const head = cliMessage('sizes.head')[language].split('|');
  const rows = names.map((name) => [name, ...languages.flatMap((one) => cellsOf(name, sides[one]))]);
  const none = sides.en.before ? [] : ['', cliMessage('sizes.none')[language]];
  return [...inColumns([head, ...rows]), ...none];
};

// `portal sizes`.
export const sizes: Command = {
  summary: 'prints the bytes of each screen that members download, compared with config/sizes.json',
  options: {
    ...folderOptions,
    json: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    write: { type: 'boolean' },
  },
  help: [
    '--write         writes these bytes to config/sizes.json, for comparisons by portal check',
    '--json          prints JSON for programs',
    '--lang L        en (default) or es',
    ...folderHelp,
  ],
  run: async (values, print) => {
    const { portal, documents } = await loadPortal(values);
    if (values['write'] === true) {
      writeFileSync(join(existingFolders(values).config, 'sizes.json'), sizesText(portal));
      return 0;
    }
    const before = baselineIn(documents);
    const side = (of: Language): Side => ({ now: downloadSizes(portal, of), before: before?.[of] });
    const sides = { en: side('en'), es: side('es') };
    const lines = sizeLines(sides, languageOption(values['lang']));
    print(values['json'] === true ? JSON.stringify(sides, null, 2) : lines.join('\n'));
    return 0;
  },
};
