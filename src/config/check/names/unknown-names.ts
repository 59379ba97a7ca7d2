import { groupBy } from '../../../rules/group-by.ts';
import type { Finding, Spot } from '../finding.ts';
import { nearestName } from '../wording.ts';

export interface NameUse {
  readonly name: string;
  readonly at: Spot;
}

/** Names of one kind: where they are declared and where they are used. */
export interface NameSpace {
  readonly code: string;
  /** What one of the names is called in messages, such as `fact or rule`. */
  readonly what: string;
  /** Where one is declared, for the hint. */
  readonly declaredIn: string;
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
  /** The declared name that this one resembles most. */
  readonly nearest: string | undefined;
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
  const similar = (name: string, names: () => Iterable<string>) => (groups.size > mostCompared ? undefined : nearestName(name, names()));
  return [...groups].map(([name, group]) => {
    const only = groups.size === 1 && wanting.length === 1 && group.length > 1 ? wanting[0] : undefined;
    const places = group.map(({ at }) => at);
    return { name, places, unused: similar(name, () => unused) ?? only, nearest: similar(name, () => meantBy(places)) };
  });
};

/** Reports the declaration, because several places agree on another name. */
const misdeclared = (space: NameSpace, { name, places }: Unknown, unused: NameUse): Finding => ({
  at: unused.at,
  code: space.code,
  message: `nothing uses \`${unused.name}\`, while ${places.length} places name \`${name}\`, which is no ${space.what}`,
  nearest: name,
  hint: `Write \`${name}\` here, or \`${unused.name}\` in the other places.`,
  also: places,
});

const unknown = (space: NameSpace, { name, places, unused, nearest }: Unknown, first: Spot): Finding => {
  const declaration = unused === undefined ? undefined : space.declared.get(unused);
  const declare = `\`${name}\` in ${space.declaredIn}.`;
  return {
    at: first,
    code: space.code,
    message: `\`${name}\` is no ${space.what}`,
    nearest,
    hint: nearest === undefined ? `Declare ${declare}` : `Write \`${nearest}\`, or declare ${declare}`,
    also: [...places.slice(1), ...(declaration ? [declaration] : [])],
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
