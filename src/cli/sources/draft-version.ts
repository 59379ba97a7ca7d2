import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileSound } from '../../authoring/project/read-portal.ts';
import { Refusal } from '../../authoring/refusal.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { sourceDocuments } from '../../config/files/parse-document.ts';
import { filesOfDraft } from '../../workbench/store/drafts/read-drafts.ts';
import { openStore, type StorePlace } from '../../workbench/store/open/open-store.ts';
import { operate } from '../../workbench/store/transact.ts';
import type { OptionValues } from '../options/command.ts';
import { cliMessage } from '../words/messages.ts';

// PostgreSQL if DATABASE_URL is set, otherwise a folder.
export const storePlaceOf = ({ data }: OptionValues): StorePlace => {
  const address = process.env['DATABASE_URL'];
  return address !== undefined && address !== '' ? { address } : { folder: String(data) };
};

// An embedded store can only be read while no workbench runs on it.
export const draftVersion = async (place: StorePlace, name: string): Promise<CompiledPortal> => {
  if ('folder' in place && !existsSync(join(place.folder, 'db')))
    throw new Refusal(cliMessage('draft-store', { folder: place.folder }));
  const store = await openStore(place);
  if (!('db' in store)) throw new Refusal(store.message);
  try {
    const files = await operate(store, 'cli', (granted) => filesOfDraft(granted, name));
    if (!files.ok) throw new Refusal(cliMessage('draft-unknown', { name }));
    return compileSound(sourceDocuments(files.value));
  } finally {
    await store.close();
  }
};
