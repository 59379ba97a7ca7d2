import type { ConfigDocument } from '../../files/document.ts';
import type { Change, Finding, Path, SourceLocation } from '../findings/finding.ts';
import { nearestNames } from '../findings/wording.ts';
import type { MessageValue, MistakeName } from '../messages/messages.ts';

export interface NameUse {
  readonly name: string;
  readonly at: SourceLocation;
}

export interface NameSpace {
  readonly code: string;
  readonly what: MessageValue;
  readonly declaredIn: MessageValue;
  readonly ifUnlike?: MistakeName;
  readonly declared: ReadonlyMap<string, SourceLocation>;
  readonly uses: readonly NameUse[];
  readonly needed?: ReadonlySet<string>;
  readonly meantBy?: (places: readonly SourceLocation[]) => Iterable<string>;
}

export interface NameFindings {
  readonly findings: readonly Finding[];
  readonly explained: ReadonlySet<string>;
}

interface Unknown {
  readonly name: string;
  readonly places: readonly SourceLocation[];
  readonly unused: string | undefined;
  readonly nearest: readonly string[];
}

// With more unknown names, no close names are searched, which would take too long.
const mostCompared = 100;

const unknownsOf = ({
  declared,
  uses,
  needed,
  meantBy = () => declared.keys(),
}: NameSpace): readonly Unknown[] => {
  const used = new Set(uses.map(({ name }) => name));
  const unused = [...declared.keys()].filter((name) => !used.has(name));
  const wanting = unused.filter((name) => !needed || needed.has(name));
  const groups = Map.groupBy(
    uses.filter(({ name }) => !declared.has(name)),
    ({ name }) => name,
  );
  const similar = (name: string, names: () => Iterable<string>) =>
    groups.size > mostCompared ? [] : nearestNames(name, names());
  return [...groups].map(([name, group]) => {
    const only = groups.size === 1 && wanting.length === 1 && group.length > 1 ? wanting[0] : undefined;
    const places = group.map(({ at }) => at);
    return {
      name,
      places,
      unused: similar(name, () => unused)[0] ?? only,
      nearest: similar(name, () => meantBy(places)),
    };
  });
};

// Several places agree on another name, so the declaration is probably wrong.
const misdeclared = ({ code, what }: NameSpace, { name, places }: Unknown, unused: NameUse): Finding => ({
  at: unused.at,
  code,
  message: 'unknown-name.declaration',
  with: { name, declared: unused.name, count: places.length, what },
  nearest: name,
  also: places,
  remedy: [{ at: unused.at, written: unused.name, write: name }],
});

const asMeant = ({ name, places, nearest: [nearest, ...others] }: Unknown): readonly Change[] | undefined =>
  nearest === undefined || others.length > 0
    ? undefined
    : places.map((at) => ({ at, written: name, write: nearest }));

// Editors may try these names for the current day, which conditions cannot use.
const dayNames: readonly string[] = ['today', 'now', 'date', 'day', 'currentDate'];

const messageOf = ({ code, ifUnlike }: NameSpace, { name, nearest }: Unknown): MistakeName => {
  if (code === 'unknown-rule' && dayNames.includes(name)) return 'unknown-name.day';
  return nearest.length > 0 ? 'unknown-name.nearest' : (ifUnlike ?? 'unknown-name');
};

const unknown = (space: NameSpace, one: Unknown, first: SourceLocation): Finding => {
  const { name, places, unused } = one;
  const declaration = unused === undefined ? undefined : space.declared.get(unused);
  const message = messageOf(space, one);
  const nearest = message === 'unknown-name.day' ? undefined : one.nearest[0];
  const remedy = nearest === undefined ? undefined : asMeant(one);
  return {
    at: first,
    code: space.code,
    message,
    with: {
      name,
      what: space.what,
      place: space.declaredIn,
      names: [...space.declared.keys()],
      ...(nearest !== undefined && { nearest }),
    },
    nearest,
    also: [...places.slice(1), ...(declaration ? [declaration] : [])],
    ...(remedy && { remedy }),
  };
};

// One finding for each unknown name. It is reported at the declaration when an unused declared name is close
// and at least two places agree on the other spelling.
export const nameFindings = (space: NameSpace): NameFindings => {
  const unknowns = unknownsOf(space);
  const findings = unknowns.flatMap((one) => {
    const [first] = one.places;
    const declaration = one.unused === undefined ? undefined : space.declared.get(one.unused);
    if (one.unused !== undefined && declaration && one.places.length > 1)
      return [misdeclared(space, one, { name: one.unused, at: declaration })];
    return first ? [unknown(space, one, first)] : [];
  });
  return { findings, explained: new Set(unknowns.flatMap(({ unused }) => unused ?? [])) };
};

export const declaredNames = (names: readonly NameUse[]): ReadonlyMap<string, SourceLocation> =>
  new Map(names.map(({ name, at }) => [name, at]));

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((whole, step) => (whole as Readonly<Record<string | number, unknown>>)[step], value);

export const namesIn = (document: ConfigDocument | undefined, path: Path): readonly NameUse[] =>
  document
    ? Object.keys(valueAt(document.value, path) as object).map((name) => ({
        name,
        at: { document, path: [...path, name], part: 'name' },
      }))
    : [];
