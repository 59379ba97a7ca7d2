import { entries } from 'idb-keyval';
import { downloadFile } from '../../kit/download-file.ts';
import { database } from './outbox-store.ts';
import { type Outbox, unsavedAddresses, unsavedEdits } from './outbox.ts';

export const readUnsaved = async (person: string): Promise<Readonly<Record<string, Outbox>>> => {
  const all = await entries<string, Outbox>(database());
  const start = `${person} `;
  return Object.fromEntries(
    all.flatMap(([key, outbox]) =>
      key.startsWith(start) && unsavedAddresses(outbox).length > 0 ? [[key.slice(start.length), outbox]] : [],
    ),
  );
};

// Other accounts' edits are counted, never shown.
export const countUnsavedOfOthers = async (person: string, draft: string): Promise<number> => {
  const all = await entries<string, Outbox>(database());
  return all
    .filter(([key]) => key.endsWith(` ${draft}`) && !key.startsWith(`${person} `))
    .reduce((count, [, outbox]) => count + unsavedAddresses(outbox).length, 0);
};

export const downloadUnsaved = (unsaved: Readonly<Record<string, Outbox>>, name: string): void => {
  const drafts = Object.entries(unsaved).map(([draft, outbox]) => ({
    draft,
    edits: unsavedEdits(outbox),
    disputes: outbox.disputes,
  }));
  downloadFile(new Blob([JSON.stringify(drafts, null, 2)], { type: 'application/json' }), `${name}.json`);
};
