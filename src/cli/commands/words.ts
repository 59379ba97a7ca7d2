import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sentences } from '../../analysis/words/sentences.ts';
import { type ConfigStore, folderStore } from '../../authoring/project/config-store.ts';
import { refuseUnreadable } from '../../authoring/project/read-portal.ts';
import { readDocuments } from '../../authoring/project/versions.ts';
import { compareImport, type ComparedText, sentTexts } from '../../authoring/words/import/compare-import.ts';
import { wordsCsv } from '../../authoring/words/csv.ts';
import type { ExchangedWord } from '../../authoring/words/exchange.ts';
import { readTranslations } from '../../authoring/words/import/read-translations.ts';
import { takingEdits, textsToTake } from '../../authoring/words/import/take-texts.ts';
import { confirmPairs } from '../../authoring/pairs/pairs.ts';
import { wordsIn } from '../../config/check/words/word-list.ts';
import type { BilingualText } from '../../config/message-text.ts';
import { exchangedWords, type Listed, selectTexts, wordsReport } from '../../authoring/words/words-report.ts';
import { xliffText } from '../../authoring/words/xliff/write-xliff.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions, languageOption } from '../options/options.ts';
import { refuseConfigFile } from '../options/write-places.ts';
import { cliMessage } from '../words/messages.ts';

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

const fileBytes = (file: string): Uint8Array => {
  if (statSync(file).size > largestFile)
    throw new UsageError('too-big', { file, most: largestFile / 1_000_000 });
  return readFileSync(file);
};

// The messages for texts that are not simply taken.
const importNotes = {
  unconfirmed: 'import.unconfirmed',
  'english-changed': 'import.english-changed',
  conflict: 'import.conflict',
  unknown: 'import.unknown',
  repeated: 'import.repeated',
  damaged: 'import.damaged',
  emptied: 'import.emptied',
  'other-english': 'import.other-english',
  'placeholder-lost': 'import.placeholder-lost',
} as const;

const isNoted = (result: ComparedText['result']): result is keyof typeof importNotes =>
  Object.hasOwn(importNotes, result);

const importNote = ({ address, result, en = '', es = '', file }: ComparedText): readonly BilingualText[] => {
  if (!isNoted(result)) return [];
  const at = file?.line === undefined ? address : cliMessage('import.at', { address, line: file.line });
  const values = { at, here: es, file: file?.es ?? '', en, 'file-en': file?.en ?? '' };
  return [cliMessage(importNotes[result], values)];
};

const importFile = async ({ values, addresses: [file], store, print }: Asked): Promise<number> => {
  if (file === undefined) throw new UsageError('import-what');
  const language = languageOption(values['lang']);
  const base = values['base'];
  const sent = typeof base === 'string' ? sentTexts(await readDocuments(base)) : undefined;
  const documents = await store.list();
  const { texts, unread } = compareImport(documents, readTranslations(fileBytes(file)), sent);
  const isReplacing = values['replace'] === true;
  const taken = textsToTake(texts, () => isReplacing);
  await store.keep(takingEdits(documents, taken), note('import'));
  const left = texts.filter(({ result }) => !(isReplacing && result === 'conflict'));
  const notes = [...unread.map(({ why }) => why), ...left.flatMap(importNote)];
  for (const one of notes) print(one[language]);
  const fresh = taken.filter(({ en, file: own }) => en === own.en && own.needsReview !== true).length;
  print(cliMessage('import.taken', { count: taken.length, fresh })[language]);
  return notes.length > 0 ? 1 : 0;
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

// Exit code 1: an import skipped texts, or left them outdated.
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
    replace: { type: 'boolean' },
  },
  help: [
    'words outdated|missing [ADDRESS...]     both texts, the reason, and the readers; --base REVISION adds the previous English',
    'words confirm ADDRESS...|--all          confirms that these translations match their English',
    'words export [ADDRESS...]               outdated or missing translations, for translators: --format xliff-1.2, xliff-2.0 (default) or csv, --out FILE',
    'words import FILE                       imports the translated file; --base REVISION is the exported version, so that newer texts here are known',
    '--replace       also imports texts that differ here and in the file; without it, they are listed',
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
