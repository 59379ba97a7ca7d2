import { portalModel } from '../../analysis/model/portal-model.ts';
import { suggestionReport } from '../../authoring/reports/suggestion-report.ts';
import type { Command } from '../options/command.ts';
import { withHint } from '../options/errors.ts';
import { folderHelp, folderOptions, languageOption } from '../options/options.ts';
import { loadPortal } from '../sources/load-config.ts';

// Exit code 1 when there are no such edits.
export const suggest: Command = {
  summary: 'suggests the smallest edits that show or hide an item for some members, without any other effect',
  options: { ...folderOptions, lang: { type: 'string', default: 'en' }, json: { type: 'boolean' } },
  help: [
    'suggest show ITEM WHO [hide ITEM WHO ...]   WHO is facts or rules separated by commas, plan:NAME (a column of portal gating), or everyone',
    'Each suggestion is checked for every possible member. No file is changed.',
    '--lang L        en (default) or es',
    '--json          prints JSON for programs',
    ...folderHelp,
  ],
  mostWords: 30,
  run: async (values, print, words) => {
    const { portal, documents } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const { data, lines, isFound } = withHint('lists-items', () =>
      suggestionReport(portalModel(portal), documents, words, language),
    );
    print(values['json'] === true ? JSON.stringify(data, null, 2) : lines.join('\n'));
    return isFound ? 0 : 1;
  },
};
