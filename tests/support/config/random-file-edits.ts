import type { ConfigDocument } from '../../../src/config/files/document.ts';
import { parseDocument } from '../../../src/config/files/parse-document.ts';
import { chance, roll } from '../chance.ts';

/** The files of a configuration after one edit, and what was edited. */
export interface FileEdit {
  readonly what: string;
  readonly documents: readonly ConfigDocument[];
}

type Holder = Record<string | number, unknown>;

/** A value in a file, with what holds it. */
interface Place {
  readonly holder: Holder;
  readonly name: string | number;
  readonly at: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const placesIn = (holder: Holder, at: string): readonly Place[] =>
  Object.entries(holder).flatMap(([key, value]): readonly Place[] => {
    const name = Array.isArray(holder) ? Number(key) : key;
    const place = { holder, name, at: `${at}/${key}` };
    return key === '$schema' ? [] : [place, ...(isHolder(value) ? placesIn(value, place.at) : [])];
  });

/** An address that leads elsewhere, on another host or below another path. */
const elsewhere = (text: string, random: () => number): string =>
  roll(random, 2) === 0
    ? text.replace(/^(https?:\/\/)[^/]+/, '$1elsewhere.example')
    : text.replace(/\/?$/, '/elsewhere');

/** A value like the one given, but another. */
const another = (value: unknown, place: Place, places: readonly Place[], random: () => number): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value;
  const likes = places.filter(
    ({ name, holder }) => typeof holder[name] === 'string' && name === place.name && holder[name] !== value,
  );
  const like = likes[roll(random, likes.length)];
  if (like && roll(random, 2) === 0) return like.holder[like.name];
  if (/^https?:/.test(value)) return elsewhere(value, random);
  if (/^#[0-9a-f]{6}$/i.test(value)) return '#123456';
  return roll(random, 2) === 0 ? `${value} x` : `${value}x`;
};

type Change = (place: Place, places: readonly Place[], random: () => number) => string | undefined;

const replace: Change = (place, places, random) => {
  const { holder, name, at } = place;
  const value = another(holder[name], place, places, random);
  if (value === holder[name]) return undefined;
  holder[name] = value;
  return `${at} = ${JSON.stringify(value)}`;
};

const drop: Change = ({ holder, name, at }) => {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
  return `${at} dropped`;
};

const turn: Change = ({ holder, name, at }) => {
  const place = Number(name);
  if (!Array.isArray(holder) || place === 0) return undefined;
  const [moved] = holder.splice(place, 1) as unknown[];
  holder.splice(place - 1, 0, moved);
  return `${at} before the one above it`;
};

const changes: readonly Change[] = [replace, replace, replace, replace, drop, turn];

/**
 * One random edit of a random file, each file as often as any other: a value, an address, a setting, a text,
 * a place in a list, a gate. The same seed makes the same edit.
 */
export const randomFileEdit = (documents: readonly ConfigDocument[], seed: number): FileEdit => {
  const random = chance(seed);
  for (;;) {
    const at = roll(random, documents.length);
    const document = documents[at];
    if (!document || !isHolder(document.value)) continue;
    const value = structuredClone(document.value);
    const places = placesIn(value, document.file);
    const place = places[roll(random, places.length)];
    const what = place && changes[roll(random, changes.length)]?.(place, places, random);
    if (what === undefined) continue;
    return {
      what,
      documents: documents.with(
        at,
        parseDocument(document.file, `${JSON.stringify(value, null, 2)}\n`, document.fullPath),
      ),
    };
  }
};
