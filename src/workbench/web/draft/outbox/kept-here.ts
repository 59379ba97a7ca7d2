import { entries } from 'idb-keyval';
import { downloadFile } from '../../kit/download-file.ts';
import { database } from './outbox-store.ts';
import { keptAddresses, keptEdits, type Outbox } from './outbox.ts';

/** What one person keeps in this browser and the server does not have, by the draft's id. */
export const keptOf = async (person: string): Promise<Readonly<Record<string, Outbox>>> => {
  const all = await entries<string, Outbox>(database());
  const start = `${person} `;
  return Object.fromEntries(
    all.flatMap(([key, kept]) => (key.startsWith(start) && keptAddresses(kept).length > 0 ? [[key.slice(start.length), kept]] : [])),
  );
};

/** How many edits of a draft other accounts keep in this browser; what they are is theirs. */
export const keptOfOthers = async (person: string, draft: string): Promise<number> => {
  const all = await entries<string, Outbox>(database());
  return all
    .filter(([key]) => key.endsWith(` ${draft}`) && !key.startsWith(`${person} `))
    .reduce((count, [, outbox]) => count + keptAddresses(outbox).length, 0);
};

/**
 * Hands what is kept of drafts, by their ids, over as a file, for those who can send it nowhere now: each address with what was found there
 * and what was written.
 */
export const saveCopy = (kept: Readonly<Record<string, Outbox>>, name: string): void => {
  const drafts = Object.entries(kept).map(([draft, outbox]) => ({ draft, edits: keptEdits(outbox), disputes: outbox.disputes }));
  downloadFile(new Blob([JSON.stringify(drafts, null, 2)], { type: 'application/json' }), `${name}.json`);
};
