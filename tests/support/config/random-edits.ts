import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { chance, roll } from '../chance.ts';
import { editable } from './analysed-portal.ts';

/** A configuration after one edit, and what was edited. */
export interface Edit {
  readonly what: string;
  readonly portal: CompiledPortal;
}

type Tree = Record<string, unknown>;

interface Place {
  readonly holder: Tree;
  readonly name: string;
  readonly at: string;
}

interface List {
  readonly list: unknown[];
  readonly at: string;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every value below a tree, with what holds it. */
const placesIn = (tree: unknown, at: string): readonly Place[] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([name, value]) => [
        { holder: tree, name, at: `${at}.${name}` },
        ...placesIn(value, `${at}.${name}`),
      ])
    : [];

/** Names that hold a configuration together: an edit of one of these is a mistake that the check refuses. */
const fixed = /^(type|id|key|wordsKey|name|place|\$schema|layout|operator)$/;
/** What an entry can do without. */
const optional =
  /^(when|pastDueWhen|order|icon|parent|newTab|[a-z]\w*(Link|Label|Title|Text|LinkText|Intro)|default|medicare|egwp|ppo|pos|ifp|fehb|calpers)$/;

/** The parts of a configuration whose edits members may notice, the same weight for each. */
const parts = (portal: CompiledPortal): Readonly<Record<string, unknown>> => ({
  rules: portal.config.rules,
  variants: portal.config.variants,
  screens: portal.config.screens,
  menus: portal.config.menus,
  links: portal.config.links,
  frames: portal.config.frames,
  documents: portal.config.documents,
  pharmacies: portal.config.pharmacies,
  constraints: portal.config.constraints,
  en: portal.words.en.screens,
  es: portal.words.es.screens,
  paths: portal.config.paths,
});

const pick = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[roll(random, values.length)];

/** Puts the value that another place of the same name has. */
const borrow = (places: readonly Place[], random: () => number): string | undefined => {
  const place = pick(
    places.filter(({ name, holder }) => !fixed.test(name) && typeof holder[name] === 'string'),
    random,
  );
  if (!place) return undefined;
  const others = places.filter(({ name, holder }) => name === place.name && typeof holder[name] === 'string');
  const other = pick(Number.isNaN(Number(place.name)) ? others : placesBeside(places, place), random);
  if (!other || other.holder[other.name] === place.holder[place.name]) return undefined;
  const value = other.holder[other.name];
  place.holder[place.name] = value;
  return `${place.at} = ${String(value)}`;
};

/** Other entries of lists that hang on the same name, such as the names of another gate. */
const placesBeside = (places: readonly Place[], { at }: Place): readonly Place[] => {
  const parent = at.split('.').at(-2);
  return places.filter(
    ({ at: other, holder, name }) => other.split('.').at(-2) === parent && typeof holder[name] === 'string',
  );
};

const drop = (places: readonly Place[], random: () => number): string | undefined => {
  const place = pick(
    places.filter(({ name, holder }) => optional.test(name) && !Array.isArray(holder)),
    random,
  );
  if (!place) return undefined;
  delete place.holder[place.name];
  return `${place.at} dropped`;
};

/** Turns two neighbours of a list. */
const turn = (places: readonly Place[], random: () => number): string | undefined => {
  const lists = places.flatMap(({ holder, name, at }): readonly List[] => {
    const list = holder[name];
    return Array.isArray(list) && list.length > 1 && list.every(isTree) ? [{ list, at }] : [];
  });
  const found = pick(lists, random);
  if (!found) return undefined;
  const at = roll(random, found.list.length - 1);
  [found.list[at], found.list[at + 1]] = [found.list[at + 1], found.list[at]];
  return `${found.at} ${at} and ${at + 1} turned`;
};

const take = (places: readonly Place[], random: () => number): string | undefined => {
  const lists = places.flatMap(({ holder, name, at }) =>
    /^(items|entries|blocks)$/.test(name) && Array.isArray(holder[name])
      ? [{ list: holder[name] as unknown[], at }]
      : [],
  );
  const found = pick(lists, random);
  if (!found || found.list.length < 2) return undefined;
  const at = roll(random, found.list.length);
  found.list.splice(at, 1);
  return `${found.at} ${at} taken out`;
};

const addVariant = (places: readonly Place[], random: () => number): string | undefined => {
  const place = pick(
    places.filter(
      ({ name, holder }) => /^(link|title|label|linkText)$/.test(name) && typeof holder[name] === 'string',
    ),
    random,
  );
  if (!place || 'type' in place.holder) return undefined;
  const name = `${pick(['medicare', 'egwp', 'ppo', 'pos', 'ifp', 'fehb', 'calpers'], random) ?? 'ppo'}${place.name[0]?.toUpperCase() ?? ''}${place.name.slice(1)}`;
  place.holder[name] =
    place.name === 'link' ? 'route:account' : `${String(place.holder[place.name])} otherwise`;
  return `${place.at}: ${name} added`;
};

const kinds = [borrow, borrow, borrow, drop, turn, take, addVariant];

/** The configuration after one random edit of the number `seed`; the same number makes the same edit. */
export const randomEdit = (before: CompiledPortal, seed: number): Edit => {
  const random = chance(seed);
  for (;;) {
    const portal = editable(before);
    const [name, part] = pick(Object.entries(parts(portal as CompiledPortal)), random) ?? ['', {}];
    const what = pick(kinds, random)?.(placesIn(part, name), random);
    if (what !== undefined) return { what, portal: portal };
  }
};
