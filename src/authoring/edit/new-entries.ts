import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionValues } from '../../cli/command.ts';
import type { Folders } from '../../cli/options.ts';
import type { SectionFile } from '../../config/generated/config-files.ts';
import { unknownName, UsageError } from '../refusal.ts';
import { type Edit, jsonValue } from './edit-json.ts';

/** Reads the options of one new entry; a missing one that is needed is a usage error that names it. */
export const entryValues = (values: OptionValues) => {
  const optional = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const needed = (name: string): string => {
    const value = optional(name);
    if (value === undefined || value === '') throw new UsageError(`--${name} is missing`);
    return value;
  };
  return { optional, needed };
};

type EntryValues = ReturnType<typeof entryValues>;

/** Where a screen is written: its section file, the section's name, and the screen's place in it. */
interface ScreenPlace {
  readonly file: string;
  readonly section: string;
  readonly index: number;
  readonly screen: SectionFile['screens'][number];
}

/** Finds a screen by its key in config/screens; an unknown key is a usage error that tells the nearest. */
const findScreen = (config: string, key: string): ScreenPlace => {
  const folder = join(config, 'screens');
  const keys: string[] = [];
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { screens } = JSON.parse(readFileSync(file, 'utf8')) as SectionFile;
    const index = screens.findIndex((screen) => screen.key === key);
    const screen = screens[index];
    if (screen) return { file, section: name, index, screen };
    keys.push(...screens.map((one) => one.key));
  }
  throw unknownName('screen', key, { names: keys, otherwise: `There are ${keys.join(', ')}.` });
};

/** Refuses a name that a JSON file already has at a path, so that nothing is ever written over. */
const refuseTaken = (file: string, path: readonly string[], name: string): void => {
  const root = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const found = [...path, name].reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], root);
  if (found !== undefined) throw new UsageError(`${name} is taken: see ${file}.`);
};

/** A gate as it is typed: a name, names parted by commas, or a json-logic expression. */
const whenValue = (typed: string | undefined): unknown => {
  if (typed === undefined) return undefined;
  if (typed.trim().startsWith('{')) return jsonValue(typed);
  return typed.includes(',') ? typed.split(',').map((name) => name.trim()) : typed;
};

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

/** The edit that makes a named rule, unless the name is taken. */
export const newRule = ({ config }: Folders, { needed }: EntryValues): readonly Edit[] => {
  const file = join(config, 'rules', 'rules.json');
  const rule = { says: { en: needed('en'), es: needed('es') }, logic: jsonValue(needed('logic')) };
  for (const kind of ['rules', 'facts']) refuseTaken(join(config, 'rules', `${kind}.json`), [kind], needed('id'));
  return [{ file, path: ['rules', needed('id')], value: rule }];
};
