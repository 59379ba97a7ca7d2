import type { SourceFiles } from '../../../config/files/source.ts';
import { memoize } from '../../../rules/memoize.ts';
import { areRelated } from '../address.ts';
import { addressOfPath } from '../address-at.ts';
import { declaredAt, declaredIn, listOf, type Named, type Path, type ReadFile } from '../items/declared.ts';
import { namedIn } from '../items/named-in.ts';
import { readFiles } from '../items/uses.ts';
import { isFields } from '../json-value.ts';

interface Reference {
  readonly of: Named;
  readonly address: string;
}

// Names are at most three steps deep, such as the base address of a vendor.
const deepest = 3;

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (path.length === deepest) return [path];
  const inner: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...inner.flatMap(([name, one]) => pathsIn(one, [...path, name])),
  ];
};

const isNamed = (of: Named, [first]: Path): boolean =>
  of === 'directory:'
    ? first !== 'searches' && first !== '$schema'
    : !of.endsWith(':') && !of.endsWith(':undefined');

const isInside = (address: string, places: readonly string[]): boolean =>
  places.some((place) => address === place || address.startsWith(`${place}/`));

// The addresses of each declared name: a link, a named value, a rule, a shared block. An address of a
// pharmacy has one for each vendor.
const declaredAddresses = memoize((files: readonly ReadFile[]): ReadonlyMap<Named, readonly string[]> => {
  const declared = declaredIn(files);
  const found = new Map<Named, readonly string[]>();
  for (const file of files)
    for (const path of pathsIn(file.value)) {
      const of = declaredAt(declared, file, path);
      if (of === undefined || !isNamed(of, path)) continue;
      const known = found.get(of) ?? [];
      const address = addressOfPath(file.file, file.value, [...path]);
      if (!isInside(address, known)) found.set(of, [...known, address]);
    }
  return found;
});

const references = memoize((files: readonly ReadFile[]): readonly Reference[] => {
  const declared = declaredIn(files);
  return files.flatMap((file) =>
    namedIn(declared, file).map(({ of, path }) => ({
      of,
      address: addressOfPath(file.file, file.value, [...path]),
    })),
  );
});

const reached = (files: SourceFiles, addresses: readonly string[], most = Infinity): readonly string[] => {
  const read = readFiles(files);
  const declared = declaredAddresses(read);
  const found = new Set<string>();
  let places = addresses;
  while (places.length > 0) {
    const from = places;
    places = references(read).flatMap(({ of, address }) => {
      if (!isInside(address, from)) return [];
      const targets = (declared.get(of) ?? []).slice(0, most).filter((target) => !found.has(target));
      for (const target of targets) found.add(target);
      return targets;
    });
  }
  return [...found].filter((address) => !isInside(address, addresses));
};

/**
 * Returns the addresses that some values refer to, directly or through other names. If a name has several addresses,
 * returns the first.
 */
export const referredAddresses = (files: SourceFiles, addresses: readonly string[]): readonly string[] =>
  reached(files, addresses, 1);

/** Like `referredAddresses`, but returns all addresses of a name. */
export const allReferred = (files: SourceFiles, addresses: readonly string[]): readonly string[] =>
  reached(files, addresses);

const screenAddresses = memoize(
  (files: readonly ReadFile[]): ReadonlyMap<Named, string> =>
    new Map(
      files.flatMap(({ file, value }) =>
        listOf(value, 'screens').map(({ key }, at) => [
          `screen:${String(key)}` as const,
          addressOfPath(file, value, ['screens', at]),
        ]),
      ),
    ),
);

/** Returns the addresses of the screens that some values refer to. */
export const referredScreens = (files: SourceFiles, addresses: readonly string[]): readonly string[] => {
  const read = readFiles(files);
  const screens = screenAddresses(read);
  const found = references(read).flatMap(({ of, address }) =>
    isInside(address, addresses) ? (screens.get(of) ?? []) : [],
  );
  return [...new Set(found)].filter((address) => !isInside(address, addresses));
};

const screenStep = '#screens/[';

// The names that values declare: those of a link or rule, or of a screen.
const namesAt = (files: SourceFiles, addresses: readonly string[]): ReadonlySet<Named> => {
  const own = [...declaredAddresses(readFiles(files))].filter(([, all]) =>
    all.some((at) => isInside(at, addresses)),
  );
  const screens = addresses.flatMap((address): readonly Named[] => {
    const [, key, ...inner] = address
      .split(screenStep)
      .flatMap((part, at) => (at === 0 ? [part] : part.split(']')));
    return key === undefined || inner.join('') !== '' ? [] : [`screen:${key}`];
  });
  return new Set([...own.map(([of]) => of), ...screens]);
};

/** Returns the addresses of the values that refer to the names declared at some addresses. */
export const referringAddresses = (files: SourceFiles, addresses: readonly string[]): readonly string[] => {
  const names = namesAt(files, addresses);
  return references(readFiles(files))
    .filter(({ of, address }) => names.has(of) && !addresses.some((one) => areRelated(one, address)))
    .map(({ address }) => address);
};
