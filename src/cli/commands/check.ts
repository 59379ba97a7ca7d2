import { existsSync } from 'node:fs';
import { folderStore } from '../../authoring/project/config-store.ts';
import { findAllProblems } from '../../authoring/project/all-problems.ts';
import { withRemedies } from '../../authoring/project/remedies.ts';
import { lineDiffText } from '../../authoring/reports/line-diff.ts';
import { configProblemsText } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { replaceFiles } from '../../config/files/replace-files.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { pacificDate } from '../../member/calendar-day.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../options/command.ts';
import { folderHelp, folderOptions, languageOption } from '../options/options.ts';
import { refuseNoConfig } from '../options/write-places.ts';
import { cliMessage } from '../words/messages.ts';

const fixed = (
  documents: readonly ConfigDocument[],
  tell: (diff: string) => void,
): readonly ConfigDocument[] => {
  const after = withRemedies(documents);
  const changed = after.filter((document, index) => document !== documents[index]);
  replaceFiles(changed.map(({ fullPath, text }) => ({ file: fullPath, text })));
  for (const { file, fullPath, text } of changed)
    tell(`${lineDiffText(fullPath, documents.find((one) => one.file === file)?.text ?? '', text)}\n`);
  return after;
};

// `portal check`. Exit code 0: no errors (warnings are allowed), 1: errors, 2: a folder is missing.
export const check: Command = {
  summary: 'checks a configuration: one message per problem, with location and fix',
  options: {
    ...folderOptions,
    json: { type: 'boolean' },
    lang: { type: 'string' },
    fix: { type: 'boolean' },
  },
  help: [
    ...folderHelp,
    '--fix           applies the fixes that are certain, shows them, and checks again',
    '--lang L        en (default) or es',
    '--json          prints the problems as a JSON list',
  ],
  run: async ({ config, locales, json, lang, fix }, print) => {
    refuseNoConfig({ config: String(config), locales: String(locales) });
    const missing = [config, locales].find((folder) => !existsSync(String(folder)));
    if (missing !== undefined) {
      print(cliMessage('no-folder', { folder: String(missing) })[languageOption(lang ?? 'en')]);
      return 2;
    }
    const language = languageOption(lang ?? 'en');
    const documents = await folderStore({ config: String(config), locales: String(locales) }).list();
    const tell = json === true ? () => undefined : print;
    const now = Date.now();
    const samplesOf = (portal: PortalConfig) =>
      sampleStates(readMembers(), { config: portal, now, language });
    const problems = findAllProblems(
      fix === true ? fixed(documents, tell) : documents,
      language,
      pacificDate(now),
      samplesOf,
    );
    print(json === true ? JSON.stringify(problems, null, 2) : configProblemsText(problems, language));
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};
