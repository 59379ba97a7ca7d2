import type { Sentence } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { groupNotes, verdictText } from './cell-text.ts';
import type { Share, Signed, SignedGroup, SignOffStamp } from './sign-off-report.ts';

export const signOffStamp = ({ draft, source, release, day }: SignOffStamp, say: Sentence): string =>
  [
    ...(draft === undefined ? [] : [say('signOff.draft', { name: draft })]),
    ...(release ? [say('signOff.release', { number: String(release.number), hash: release.hash })] : []),
    say('signOff.stamp', { source, day }),
  ].join(' ');

// In Pacific time.
export const whenText = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at));

// `36 right, 2 wrong, 7 not signed off`.
export const shareText = ({ right, wrong, open }: Share, say: Sentence): string =>
  say('signOff.share', { right: String(right), wrong: String(wrong), open: String(open) });

export const commentText = ({ state, signOff }: Signed, say: Sentence): string => {
  if (!signOff) return '';
  const before =
    state === 'again' ? say('signOff.before', { state: say(`signOff.states.${signOff.verdict}`) }) : '';
  return [before, signOff.text].filter((text) => text !== '').join(': ');
};

export const givenText = (
  { cell, columns }: Pick<SignedGroup, 'cell' | 'columns'>,
  say: Sentence,
): string => {
  const wording = { say, most: Infinity };
  const cells = new Map(columns.map((name) => [name, cell]));
  return [verdictText(cell, wording), ...groupNotes(columns, cells, wording)].join(' · ');
};
