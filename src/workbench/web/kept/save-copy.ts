import { keptEdits, type Outbox } from '../outbox/outbox.ts';

/** The name of a file may not hold signs that mean something to a file system. */
const fileName = (name: string): string => [...name].map((sign) => ('/\\:*?"<>|'.includes(sign) ? '-' : sign)).join('');

/** What is kept as the text of a file: each address with what was found there and what was written, in dispute or not. */
export const keptText = (outbox: Outbox): string => JSON.stringify({ edits: keptEdits(outbox), disputes: outbox.disputes }, null, 2);

/** Hands what is kept over as a file, for those who can send it nowhere now. */
export const saveCopy = (outbox: Outbox, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([keptText(outbox)], { type: 'application/json' }));
  link.download = `${fileName(name)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
