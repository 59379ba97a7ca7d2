import { groupBy } from '../../../rules/group-by.ts';
import type { Change, Finding, Spot } from '../findings/finding.ts';
import { nearestNames } from '../findings/wording.ts';
import type { Blank, MistakeName } from '../messages/messages.ts';

export interface NameUse {
  readonly name: string;
  readonly at: Spot;
}

/** Names of one kind: where they are declared and where they are used. */
export interface NameSpace {
  readonly code: string;
  /** What one of the names is called in messages, such as `fact or rule`. */
  readonly what: Blank;
  /** Where one is declared, for the hint. */
  readonly declaredIn: Blank;
  /** What is said of an unknown name that is like no declared one. */
  readonly ifUnlike?: MistakeName;
  readonly declared: ReadonlyMap<string, Spot>;
  readonly uses: readonly NameUse[];
  /** Names that something has to use; by default, all of them. */
  readonly needed?: ReadonlySet<string>;
  /** The declared names that an unknown one at these places may mean; by default, all of them. */
  readonly meantBy?: (places: readonly Spot[]) => Iterable<string>;
}

export interface NameFindings {
  readonly findings: readonly Finding[];
  /** Declared names that a finding already mentions. */
  readonly explained: ReadonlySet<string>;
}

interface Unknown {
  readonly name: string;
  readonly places: readonly Spot[];
  /** A declared name that nothing uses and that this one probably means. */
  readonly unused: string | undefined;
  /** The declared names that this one resembles most. */
  readonly nearest: readonly string[];
}

/** With more unknown names than this, no similar names are looked for: comparing all of them would take too long. */
const mostCompared = 100;

const unknownsOf = ({ declared, uses, needed, meantBy = () => declared.keys() }: NameSpace): readonly Unknown[] => {
  const used = new Set(uses.map(({ name }) => name));
  const unused = [...declared.keys()].filter((name) => !used.has(name));
  const wanting = unused.filter((name) => !needed || needed.has(name));
  const groups = groupBy(
    uses.filter(({ name }) => !declared.has(name)),
    ({ name }) => name,
  );
  const similar = (name: string, names: () => Iterable<string>) => (groups.size > mostCompared ? [] : nearestNames(name, names()));
  return [...groups].map(([name, group]) => {
    const only = groups.size === 1 && wanting.length === 1 && group.length > 1 ? wanting[0] : undefined;
    const places = group.map(({ at }) => at);
    return { name, places, unused: similar(name, () => unused)[0] ?? only, nearest: similar(name, () => meantBy(places)) };
  });
};

/** Reports the declaration, because several places agree on another name. */
const misdeclared = ({ code, what }: NameSpace, { name, places }: Unknown, unused: NameUse): Finding => ({
  at: unused.at,
  code,
  says: 'unknown-name.declaration',
  with: { name, declared: unused.name, count: places.length, what },
  nearest: name,
  also: places,
  remedy: [{ at: unused.at, written: unused.name, write: name }],
});

/** A name that is like one declared name only was meant to be that one. */
const asMeant = ({ name, places, nearest: [nearest, ...others] }: Unknown): readonly Change[] | undefined =>
  nearest === undefined || others.length > 0 ? undefined : places.map((at) => ({ at, written: name, write: nearest }));

/** Names by which editors ask for the day of today, which no condition knows. */
const dayNames: readonly string[] = ['today', 'now', 'date', 'day', 'currentDate'];

const messageOf = ({ code, ifUnlike }: NameSpace, { name, nearest }: Unknown): MistakeName => {
  if (code === 'unknown-rule' && dayNames.includes(name)) return 'unknown-name.day';
  return nearest.length > 0 ? 'unknown-name.nearest' : (ifUnlike ?? 'unknown-name');
};

const unknown = (space: NameSpace, one: Unknown, first: Spot): Finding => {
  const { name, places, unused } = one;
  const declaration = unused === undefined ? undefined : space.declared.get(unused);
  const says = messageOf(space, one);
  const nearest = says === 'unknown-name.day' ? undefined : one.nearest[0];
  const remedy = nearest === undefined ? undefined : asMeant(one);
  return {
    at: first,
    code: space.code,
    says,
    with: { name, what: space.what, place: space.declaredIn, names: [...space.declared.keys()], ...(nearest !== undefined && { nearest }) },
    nearest,
    also: [...places.slice(1), ...(declaration ? [declaration] : [])],
    ...(remedy && { remedy }),
  };
};

/**
 * One finding per unknown name, however many places use it. It is reported at the declaration where an unused declared name
 * resembles it and at least two places agree on the other spelling.
 */
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

/** Declarations as a name space holds them: the place of each name. */
export const declaredNames = (names: readonly NameUse[]): ReadonlyMap<string, Spot> => new Map(names.map(({ name, at }) => [name, at]));
