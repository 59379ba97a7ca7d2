import { outdatedTexts, pairOf } from '../../src/authoring/pairs/pairs.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import { wordsIn } from '../../src/config/check/words/word-list.ts';
import type { SourceFiles } from '../../src/config/files/source.ts';
import type { ComparedText } from '../../src/authoring/words/import/compare-import.ts';
import { textsToTake } from '../../src/authoring/words/import/take-texts.ts';
import { type ComparedAnswer, compareFile, takeFile } from '../../src/workbench/server/edits/import-file.ts';

/** A text of a draft. */
export interface WorldText {
  readonly en: string;
  readonly es?: string;
  /** The texts that an editor confirmed, if they are not these two; null for none. */
  readonly pair?: { readonly en: string; readonly es: string } | null;
}

/** Texts of a draft, by the last name of their address. */
export type World = Readonly<Record<string, WorldText>>;

const start = 'locales/en/home.json#home/';

/** The address of a text. */
export const addressOf = (name: string): string => (name.includes('#') ? name : `${start}${name}`);

const nameOf = (address: string): string =>
  address.startsWith(start) ? address.slice(start.length) : address;

const pairIn = ({ en, es, pair }: WorldText) => {
  if (pair === null || (pair === undefined && es === undefined)) return undefined;
  return pairOf(pair ?? { en, es: es ?? '' });
};

/** The files of a draft with these texts. */
export const filesOf = (world: World): SourceFiles => {
  const texts = Object.entries(world);
  const locale = (language: 'en' | 'es'): string =>
    JSON.stringify({
      home: Object.fromEntries(
        texts.flatMap(([name, text]) => (text[language] === undefined ? [] : [[name, text[language]]])),
      ),
    });
  const pairs = texts.flatMap(([name, text]) => {
    const pair = pairIn(text);
    return pair ? [[addressOf(name), pair] as const] : [];
  });
  return {
    'locales/en/home.json': locale('en'),
    'locales/es/home.json': locale('es'),
    'locales/pairs.json': JSON.stringify({ pairs: Object.fromEntries(pairs) }),
  };
};

/** What is compared: the file, the draft and its base, and what was sent out, if that is known. */
export interface ImportCase {
  readonly bytes: Uint8Array;
  readonly base: SourceFiles;
  readonly now: SourceFiles;
  readonly sent: SourceFiles | undefined;
}

/** Compares a file as the server does. */
export const comparedCase = ({ bytes, now, sent }: ImportCase): ComparedAnswer => {
  const words =
    sent && Object.fromEntries(wordsIn(sourceDocuments(sent)).map(({ address }) => [address, '']));
  return compareFile({ files: now, bytes, ...(sent && words && { sent: { files: sent, words } }) });
};

interface State {
  readonly en: string;
  readonly es: string | undefined;
  readonly isOutdated: boolean;
}

const statesOf = (files: SourceFiles): ReadonlyMap<string, State> => {
  const documents = sourceDocuments(files);
  const outdated = new Set(outdatedTexts(documents).map(({ word }) => word.address));
  return new Map(
    wordsIn(documents).map(({ address, en, es }) => [
      address,
      { en: en.text, es, isOutdated: outdated.has(address) },
    ]),
  );
};

const faultOf = (
  before: State,
  after: State | undefined,
  shown: ComparedText | undefined,
): string | undefined => {
  if (after?.en !== before.en) return 'its English changed';
  if (!shown?.file) {
    const isSame = after.es === before.es && after.isOutdated === before.isOutdated;
    return isSame ? undefined : 'it changed, although nothing was taken';
  }
  if (after.es !== shown.file.es) return 'it is not what was shown';
  const isFinished = shown.file.needsReview !== true && shown.file.en === before.en.normalize('NFC');
  const isTrue = isFinished ? !after.isOutdated : after.isOutdated || shown.file.needsReview === true;
  return isTrue ? undefined : 'its translation is confirmed or outdated without a reason';
};

/**
 * What is wrong after an import takes the texts of a comparison, with these choices: nothing, if each text of the
 * draft is unchanged, or taken exactly as it was shown.
 */
export const importFaults = (
  { base, now }: ImportCase,
  texts: readonly ComparedText[],
  isChosen: (address: string) => boolean,
): readonly string[] => {
  const taken = textsToTake(texts, ({ address }) => isChosen(address));
  const answer = takeFile({ base, files: now, texts: taken });
  if (!('made' in answer) || !('files' in answer.made)) return ['the texts are not taken'];
  const [before, after] = [statesOf(now), statesOf(answer.made.files)];
  const shown = new Map(
    taken.map(({ address }) => [address, texts.find((text) => text.address === address)]),
  );
  const faults = [...before].flatMap(([address, state]) => {
    const fault = faultOf(state, after.get(address), shown.get(address));
    return fault === undefined ? [] : [`${nameOf(address)}: ${fault}`];
  });
  return after.size === before.size ? faults : [...faults, 'a text appeared or disappeared'];
};

/** The results of a comparison by name; a text that the file has twice has both. */
export const resultsOf = (texts: readonly ComparedText[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(texts, ({ address }) => nameOf(address))].map(([name, of]) => [
      name,
      of.map(({ result }) => result).join(', '),
    ]),
  );
