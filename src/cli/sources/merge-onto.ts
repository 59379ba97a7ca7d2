import { type MergedFiles, mergeFiles } from '../../authoring/draft/merge/merge-files.ts';
import type { Choice, Conflict, ThreeSources } from '../../authoring/draft/merge/merge-values.ts';
import { Refusal } from '../../authoring/refusal.ts';
import type { BilingualText } from '../../config/message-text.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import type { Base, Live } from '../../release/chain/base.ts';
import type { OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { cliMessage } from '../words/messages.ts';
import { publishedFiles } from './source-folders.ts';

// Undefined decides nothing.
export type Side = 'mine' | 'theirs' | undefined;

const sideOf = (text: string, choice: string): Exclude<Side, undefined> => {
  if (text === 'mine' || text === 'theirs') return text;
  throw new UsageError('merge-choice', { choice });
};

export const parseSide = (take: OptionValues[string]): Side =>
  typeof take === 'string' ? sideOf(take, take) : undefined;

export const parseChoices = (words: readonly string[]): readonly Choice[] =>
  words.map((word) => {
    const at = word.lastIndexOf('=');
    return { address: word.slice(0, Math.max(at, 0)), take: sideOf(word.slice(at + 1), word) };
  });

export const mergeBy = (three: ThreeSources, choices: readonly Choice[], side: Side): MergedFiles => {
  const named = mergeFiles(three, choices);
  if (side === undefined || named.conflicts.length === 0) return named;
  return mergeFiles(three, [...choices, ...named.conflicts.map(({ address }) => ({ address, take: side }))]);
};

// Longer values are cut; `portal diff` and the files have the rest.
const longest = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}...` : text;
};

export const conflictsText = (conflicts: readonly Conflict[]): string =>
  conflicts
    .flatMap(({ address, mine, theirs }) => [
      `  ${address}`,
      `    mine    ${shown(mine)}`,
      `    theirs  ${shown(theirs)}`,
    ])
    .join('\n');

export const conflictsMessage = (dist: string, mine: SourceFiles, base: Base, live: Live): BilingualText => {
  try {
    const { conflicts } = mergeFiles({
      base: publishedFiles(dist, base),
      mine,
      theirs: publishedFiles(dist, live),
    });
    return conflicts.length === 0
      ? cliMessage('no-conflicts')
      : cliMessage('conflicts', { conflicts: conflictsText(conflicts) });
  } catch (error) {
    if (error instanceof Refusal) return { en: '', es: '' };
    throw error;
  }
};
