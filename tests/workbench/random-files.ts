import type { SourceFiles } from '../../src/config/files/source.ts';
import { isFields } from '../../src/authoring/draft/json-value.ts';
import { type Random, random } from '../config/random.ts';

type Place = readonly (string | number)[];

const placesIn = (value: unknown, path: Place = []): readonly Place[] => {
  const names = Array.isArray(value)
    ? value.map((_, index) => index)
    : isFields(value)
      ? Object.keys(value)
      : [];
  return [
    path,
    ...names.flatMap((name) => placesIn((value as Record<string | number, unknown>)[name], [...path, name])),
  ];
};

const inside = (value: unknown, path: Place): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string | number, unknown>)[name], value);

/** Replaces a value in a list or an object, in place. */
type Change = (chance: Random, holder: Record<string | number, unknown>, name: string | number) => void;

let made = 0;

const renewed = (value: unknown): unknown => {
  made += 1;
  if (typeof value === 'string') return `${value} ${made}`;
  return typeof value === 'number' ? value + made : { fresh: made };
};

const fields: Change = (_, holder, name) => {
  const value = holder[name];
  if (Array.isArray(value) && isFields(value[0]))
    value.push({ ...value[0], id: `fresh${(made += 1)}`, key: `fresh${made}`, name: `fresh${made}` });
  else if (isFields(value)) (value as Record<string, unknown>)[`fresh${(made += 1)}`] = 'new';
  else holder[name] = renewed(value);
};

const remove: Change = (_, holder, name) => {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
};

const move: Change = (chance, holder, name) => {
  if (!Array.isArray(holder)) return;
  const [one] = holder.splice(Number(name), 1) as unknown[];
  holder.splice(chance.below(holder.length + 1), 0, one);
};

const changes: readonly Change[] = [fields, fields, fields, remove, move, move];

const changed = (chance: Random, text: string): string => {
  const value = JSON.parse(text) as unknown;
  const places = placesIn(value).filter(
    (path) =>
      path.length > 0 && !['id', 'key', 'name', 'type', 'use', '$schema'].includes(String(path.at(-1))),
  );
  if (places.length === 0) return text;
  const path = chance.pick(places);
  chance.pick(changes)(
    chance,
    inside(value, path.slice(0, -1)) as Record<string | number, unknown>,
    path.at(-1) ?? '',
  );
  return JSON.stringify(value, null, chance.pick([1, 2, 4]));
};

/**
 * Files with as many random changes (fields, elements and orders, now and then a whole file) as the count
 * says; the seed alone decides.
 */
export const changedFiles = (files: SourceFiles, seed: number, count: number): SourceFiles => {
  const chance = random(seed);
  made = seed % 1_000_000;
  let after = files;
  for (let left = count; left > 0; left -= 1) {
    const file = chance.pick(Object.keys(after));
    if (chance.below(60) === 0)
      after = Object.fromEntries(Object.entries(after).filter(([other]) => other !== file));
    else after = { ...after, [file]: changed(chance, after[file] ?? '{}') };
  }
  return after;
};
