import { join } from 'node:path';
import type { Folders } from '../folder-options.ts';
import { UsageError } from '../usage-error.ts';
import type { Edit } from './edited-text.ts';
import type { EntryValues } from './entry-values.ts';
import { findScreen, type ScreenPlace } from './find-screen.ts';
import { refuseTaken } from './refuse-taken.ts';
import { whenValue } from './when-value.ts';

const blockIndex = ({ screen }: ScreenPlace, blockId: string | undefined): number => {
  const index = (screen.blocks ?? []).findIndex((block) => 'items' in block && (blockId === undefined || block.id === blockId));
  if (index < 0) throw new UsageError(`the screen ${screen.key} has no block ${blockId ?? ''} with items`);
  return index;
};

/** The edits that make a card, unless the screen has words for its id, at the end of a block's items and its title in both languages. */
export const newCard = ({ config, locales }: Folders, { needed, optional }: EntryValues): readonly Edit[] => {
  const place = findScreen(config, needed('screen'));
  const id = needed('id');
  const when = whenValue(optional('when'));
  const [link, icon] = [optional('link'), optional('icon')];
  const item = {
    id,
    ...(when === undefined ? {} : { when }),
    ...(link === undefined ? {} : { link }),
    ...(icon === undefined ? {} : { icon }),
  };
  const words = { en: needed('en'), es: needed('es') };
  for (const language of ['en', 'es']) refuseTaken(join(locales, language, place.section), [place.screen.key, 'items'], id);
  const items = ['screens', place.index, 'blocks', blockIndex(place, optional('block')), 'items', -1];
  return [
    { file: place.file, path: items, value: item },
    ...(['en', 'es'] as const).map((language) => ({
      file: join(locales, language, place.section),
      path: [place.screen.key, 'items', id, 'title'],
      value: words[language],
    })),
  ];
};
