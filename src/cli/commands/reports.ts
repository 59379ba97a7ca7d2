import { portalModel } from '../../analysis/model/portal-model.ts';
import { personasReport } from '../../authoring/reports/personas-report.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../options/command.ts';
import { loadPortal } from '../sources/load-config.ts';
import { folderHelp, folderOptions, languageOption } from '../options/options.ts';
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
