import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../folder-options.ts';
import { unknownName } from '../unknown-name.ts';
import type { Edit } from './edited-text.ts';
import type { EntryValues } from './entry-values.ts';
import { findScreen } from './find-screen.ts';
import { refuseTaken } from './refuse-taken.ts';
import { whenValue } from './when-value.ts';

const menuOf = (typed: string | undefined) => {
  const [menu, order] = typed?.split(':') ?? [];
  return menu === undefined ? {} : { menu: { in: menu, order: Number(order ?? 99) } };
};

/** The edits that make a screen with one paragraph at the end of a section, and its path and words in both languages. */
export const newScreen = ({ config, locales }: Folders, { needed, optional }: EntryValues): readonly Edit[] => {
  const [key, section] = [needed('id'), `${needed('section')}.json`];
  const [parent, when] = [optional('parent'), whenValue(optional('when'))];
  const file = join(config, 'screens', section);
  const screen = {
    key,
    ...(parent === undefined ? {} : { parent }),
    ...(when === undefined ? {} : { when }),
    ...menuOf(optional('menu')),
    blocks: [{ type: 'text', id: 'intro' }],
  };
  const words = (['en', 'es'] as const).map((language) => ({
    file: join(locales, language, section),
    path: [key],
    value: { path: needed(`path-${language}`), title: needed(language), items: { intro: { content: needed(`text-${language}`) } } },
  }));
  const sections = readdirSync(join(config, 'screens')).map((name) => name.replace(/\.json$/, ''));
  if (!sections.includes(needed('section')))
    throw unknownName('section', needed('section'), { names: sections, otherwise: `There are ${sections.join(', ')}.` });
  if (parent !== undefined) findScreen(config, parent);
  words.forEach((one) => refuseTaken(one.file, [], key));
  return [{ file, path: ['screens', -1], value: screen }, ...words];
};
