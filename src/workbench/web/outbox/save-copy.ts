import { saveFile } from '../client/save-file.ts';
import { keptEdits, type Outbox } from './outbox.ts';

/**
 * Hands what is kept of drafts, by their ids, over as a file, for those who can send it nowhere now: each address with what was found there
 * and what was written.
 */
export const saveCopy = (kept: Readonly<Record<string, Outbox>>, name: string): void => {
  const drafts = Object.entries(kept).map(([draft, outbox]) => ({ draft, edits: keptEdits(outbox), disputes: outbox.disputes }));
  saveFile(new Blob([JSON.stringify(drafts, null, 2)], { type: 'application/json' }), `${name}.json`);
};
