import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sentences } from '../../analysis/words/sentences.ts';
import { type ConfigStore, folderStore } from '../../authoring/project/config-store.ts';
import { refuseUnreadable } from '../../authoring/project/read-portal.ts';
import { readDocuments } from '../../authoring/project/versions.ts';
import { readCsv, wordsCsv } from '../../authoring/words/csv.ts';
import { type ExchangedWord, importWords } from '../../authoring/words/exchange.ts';
import { confirmPairs } from '../../authoring/pairs/pairs.ts';
import { wordsIn } from '../../config/check/words/word-list.ts';
import { exchangedWords, type Listed, selectTexts, wordsReport } from '../../authoring/words/words-report.ts';
import { readXliff } from '../../authoring/words/xliff/read-xliff.ts';
import { xliffText } from '../../authoring/words/xliff/write-xliff.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions, languageOption } from '../options/options.ts';
import { refuseConfigFile } from '../options/write-places.ts';

interface Asked {
  readonly values: OptionValues;
  readonly addresses: readonly string[];
  readonly store: ConfigStore;
  readonly print: (line: string) => void;
}

const note = (action: string) => ({ author: userInfo().username, note: `portal words ${action}` });

const list =
  (which: Listed) =>
  async ({ values, addresses, store, print }: Asked): Promise<number> => {
    const base = values['base'];
    const older = typeof base === 'string' ? await readDocuments(base) : [];
    const report = wordsReport(await store.list(), {
      which,
      addresses,
      language: languageOption(values['lang']),
      older,
    });
    print(values['json'] === true ? JSON.stringify(report.data, null, 2) : report.lines.join('\n'));
    return 0;
  };

const confirm = async ({ values, addresses, store, print }: Asked): Promise<number> => {
  if (addresses.length === 0 && values['all'] !== true) throw new UsageError('confirm-what');
  const documents = await store.list();
  const meant = selectTexts(wordsIn(documents), addresses).map(({ address }) => address);
  await store.keep([confirmPairs(documents, new Set(meant))], note('confirm'));
  print(sentences(languageOption(values['lang']))('words.confirmed', { count: String(meant.length) }));
  return 0;
};

const formats: Readonly<Record<string, (words: readonly ExchangedWord[]) => string>> = {
  'xliff-1.2': (words) => xliffText(words, '1.2'),
  'xliff-2.0': (words) => xliffText(words, '2.0'),
  csv: wordsCsv,
};

const exportWords = async ({ values, addresses, store, print }: Asked): Promise<number> => {
  const format = formats[String(values['format'] ?? 'xliff-2.0')];
  if (!format)
    throw new UsageError('format', {
      formats: Object.keys(formats).join(', '),
      value: String(values['format']),
    });
  if (values['out'] !== undefined) refuseConfigFile(String(values['out']), existingFolders(values));
  const text = format(
    exchangedWords(await store.list(), {
      which: 'open',
      addresses,
      language: languageOption(values['lang']),
    }),
  );
  if (typeof values['out'] !== 'string') {
    print(text);
    return 0;
  }
  writeFileSync(values['out'], text);
  print(`wrote ${values['out']}`);
  return 0;
};

// In bytes; the readers limit the number of characters.
const largestFile = 10_000_000;

const fileText = (file: string): string => {
  if (statSync(file).size > largestFile)
    throw new UsageError('too-big', { file, most: largestFile / 1_000_000 });
  return readFileSync(file, 'utf8');
};

const importFile = async ({ values, addresses: [file], store, print }: Asked): Promise<number> => {
  if (file === undefined) throw new UsageError('import-what');
  const say = sentences(languageOption(values['lang']));
  const text = fileText(file);
  const found = importWords(
    await store.list(),
    (text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)).words,
  );
  await store.keep(found.edits, note('import'));
  for (const address of found.changed) print(say('words.changed', { address }));
  for (const address of found.unconfirmed) print(say('words.unconfirmed', { address }));
  for (const { address, why } of found.refused) print(say(`words.refused.${why}`, { address }));
  print(
    say('words.taken', {
      count: String(found.fresh.length + found.unconfirmed.length + found.changed.length),
      fresh: String(found.fresh.length),
    }),
  );
  return found.refused.length + found.changed.length + found.unconfirmed.length > 0 ? 1 : 0;
};

const actions: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  outdated: list('stale'),
  missing: list('missing'),
  confirm,
  export: exportWords,
  import: importFile,
};

// Earlier names of actions, which still work.
const formerActions: Readonly<Record<string, string>> = { stale: 'outdated' };

// More than the addresses of a whole portal.
const mostAddresses = 10_000;

// Exit code 1: an import skipped texts or left them outdated.
export const words: Command = {
  summary: 'lists outdated and missing translations, confirms them, exchanges them with translators',
  options: {
    ...folderOptions,
    all: { type: 'boolean' },
    base: { type: 'string' },
    format: { type: 'string' },
    json: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    out: { type: 'string' },
  },
  help: [
    'words outdated|missing [ADDRESS...]     both texts, the reason, and the readers; --base REVISION adds the previous English',
    'words confirm ADDRESS...|--all          confirms that these translations match their English',
    'words export [ADDRESS...]               outdated or missing translations, for translators: --format xliff-1.2, xliff-2.0 (default) or csv, --out FILE',
    'words import FILE                       imports the translated file; checks placeholders; texts with changed English stay outdated',
    'ADDRESS is an address from words outdated, a file such as locales/en/claims.json, or the start of an address up to a slash (/).',
    '--lang L        en (default) or es',
    '--json          prints JSON for programs',
    ...folderHelp,
  ],
  mostWords: mostAddresses,
  run: async (values, print, [typed = '', ...addresses]) => {
    const action = formerActions[typed] ?? typed;
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new UsageError('words-what', { actions: Object.keys(actions).join(', ') });
    const store = folderStore(existingFolders(values));
    refuseUnreadable(await store.list());
    return act({ values, addresses, store, print });
  },
};
