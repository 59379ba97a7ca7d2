import { calendarReport, calendarText } from '../../authoring/reports/calendar-report.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../command.ts';
import { loadPortal } from '../load-config.ts';
import { folderHelp, folderOptions, languageOption } from '../options.ts';

/** `portal calendar`: what begins and ends when, and for whom. */
export const calendar: Command = {
  summary: 'tells what begins and ends on which day, and for whom',
  options: { ...folderOptions, lang: { type: 'string', default: 'en' }, json: { type: 'boolean' } },
  help: ['--lang L        en (default) or es', '--json          for machines', ...folderHelp],
  run: async (values, print) => {
    const { portal } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const days = calendarReport(portal, language);
    const samples = sampleStates(readMembers(), { config: portal.config, now: Date.now(), language }).map(({ name }) => name);
    print(values['json'] === true ? JSON.stringify(days, null, 2) : calendarText(days, samples, language));
    return 0;
  },
};
