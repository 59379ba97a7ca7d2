import { existsSync } from 'node:fs';
import { folderStore } from '../../authoring/project/config-store.ts';
import { everyProblem } from '../../authoring/project/problems.ts';
import { configProblemsText } from '../../config/check/problem.ts';
import type { Command } from '../command.ts';
import { folderHelp, folderOptions, languageOption } from '../options.ts';
import { refuseNoConfig } from '../write-places.ts';

/** `portal check`: every mistake of a configuration. Exit code 0: no errors (warnings pass), 1: errors, 2: a folder is missing. */
export const check: Command = {
  summary: 'checks a configuration: one message per mistake, with place and remedy',
  options: { ...folderOptions, json: { type: 'boolean' }, lang: { type: 'string' } },
  help: [...folderHelp, '--json          prints the problems as a JSON list', '--lang LANG     en or es (default en)'],
  run: async ({ config, locales, json, lang }, print) => {
    refuseNoConfig({ config: String(config), locales: String(locales) });
    const missing = [config, locales].find((folder) => !existsSync(String(folder)));
    if (missing !== undefined) {
      print(`There is no folder ${String(missing)}.`);
      return 2;
    }
    const language = languageOption(lang ?? 'en');
    const problems = everyProblem(await folderStore({ config: String(config), locales: String(locales) }).list(), language);
    print(json === true ? JSON.stringify(problems, null, 2) : configProblemsText(problems, language));
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};
