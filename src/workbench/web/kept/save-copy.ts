import { saveFile } from '../client/save-file.ts';
import { keptEdits, type Outbox } from '../outbox/outbox.ts';

/** What is kept as the text of a file: each address with what was found there and what was written, in dispute or not. */
export const keptText = (outbox: Outbox): string => JSON.stringify({ edits: keptEdits(outbox), disputes: outbox.disputes }, null, 2);

/** Hands what is kept over as a file, for those who can send it nowhere now. */
export const saveCopy = (outbox: Outbox, name: string): void =>
  saveFile(new Blob([keptText(outbox)], { type: 'application/json' }), `${name}.json`);
