import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { longRules } from '../explain/case-count.ts';
import { type Cases, describeSet } from '../explain/describe-set.ts';
import { fieldNames, type PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { type Brief, factWords } from '../words/fact-words.ts';
import type { Overlap } from './columns.ts';
import type { Fields, Outcome } from './outcomes.ts';

/** Values of the fields that differ within a row; null for no value. */
export type OwnFields = Readonly<Record<string, string | null>>;

export interface CellOutcome {
  /** A description of the members; absent for all members of the column. */
  readonly when?: string;
  /** The values of fields that differ within the row. */
  readonly fields: OwnFields;
}

export interface Verdict {
  readonly verdict: 'shown' | 'hidden' | 'conditional';
  readonly outcomes: readonly CellOutcome[];
}

/** The outcomes for members of other columns who also have this plan variant, if they differ. */
export interface Further extends Verdict {
  readonly also: readonly string[];
}

export interface Cell extends Verdict {
  /** Ids of the assumed constraints that the cell depends on. */
  readonly assumes?: readonly string[];
  readonly further?: readonly Further[];
  /** The deciding facts in a few words; only if some members of the column see the item and others do not. */
  readonly brief?: Brief;
}

export interface Share {
  readonly fields: Fields;
  readonly members: Diagram;
}

export const withoutConstraints = (model: PortalModel): PortalModel => ({
  ...model,
  world: { ...model.world, possible: model.world.valid },
});

// Cached, because the same outcome is compared for every column.
const keyOf = memoize((fields: Fields): string => JSON.stringify(fields));

export const sharesOf = (
  diagrams: Diagrams,
  seen: readonly Outcome[],
  among: Diagram,
  language: Language,
): readonly Share[] => {
  const found = new Map<string, Share>();
  for (const outcome of seen) {
    const members = diagrams.and(outcome.members, among);
    if (members === 0) continue;
    const fields = outcome.fields[language];
    const key = keyOf(fields);
    found.set(key, { fields, members: diagrams.or(members, found.get(key)?.members ?? 0) });
  }
  return [...found.values()];
};

export const commonFields = (all: readonly Fields[]): Fields =>
  Object.fromEntries(
    Object.entries(all[0] ?? {}).filter(([name, value]) => all.every((fields) => fields[name] === value)),
  );

export const differingFields = (all: readonly Fields[], everywhere: Fields): readonly string[] => {
  const named = new Set(all.flatMap((fields) => Object.keys(fields)));
  return fieldNames.filter((name) => named.has(name) && !Object.hasOwn(everywhere, name));
};

interface DescribedShare extends Share {
  readonly cases: Cases | undefined;
}

export interface Described {
  readonly among: Diagram;
  readonly shares: readonly DescribedShare[];
}

export const describedShares = (
  { world }: PortalModel,
  shares: readonly Share[],
  among: Diagram,
): Described => ({
  among,
  shares: shares.map((share) => ({
    ...share,
    cases: share.members === among ? undefined : describeSet(world, share.members, among),
  })),
});

export const findMisdescribed = (
  world: World,
  { shares }: Described,
  further: readonly Share[],
  among: Diagram,
): Diagram => {
  const { diagrams } = world;
  const key = ({ fields }: Share): string => keyOf(fields);
  const actual = new Map(further.map((share) => [key(share), share.members]));
  const stated = new Map(
    shares.map((share) => [
      key(share),
      share.cases === undefined ? among : diagrams.and(among, share.cases.holds),
    ]),
  );
  const differing = [...new Set([...actual.keys(), ...stated.keys()])].map((one) => {
    const is = actual.get(one) ?? 0;
    const described = stated.get(one) ?? 0;
    return is === described ? 0 : diagrams.ite(is, diagrams.not(described), described);
  });
  return diagrams.any(differing);
};

interface CellWording {
  readonly language: Language;
  readonly own: readonly string[];
  readonly item: PortalItem;
}

const verdictOf = (
  model: PortalModel,
  { language, own, item }: CellWording,
  { among, shares }: Described,
): Verdict => {
  const { diagrams } = model.world;
  const words = factWords(model.portal.labels, language);
  const outcomes = shares.map(({ fields, cases }): CellOutcome => ({
    ...(cases !== undefined && { when: words.cases(cases, cases.more > 0 ? longRules(model, item) : []) }),
    fields: Object.fromEntries(own.map((name) => [name, fields[name] ?? null])),
  }));
  if (shares.length === 0) return { verdict: 'hidden', outcomes };
  return {
    verdict: diagrams.any(shares.map(({ members }) => members)) === among ? 'shown' : 'conditional',
    outcomes,
  };
};

const briefOf = (
  { portal }: PortalModel,
  { language }: CellWording,
  { shares }: Described,
): Brief | undefined =>
  factWords(portal.labels, language).brief(shares.flatMap(({ cases }) => cases?.cubes ?? []));

export const cellOf = (
  model: PortalModel,
  wording: CellWording,
  described: Described,
  overlapping: readonly (Overlap & { readonly shares: readonly Share[] })[],
): Cell => {
  const further: { also: string[]; verdict: Verdict }[] = [];
  for (const { first, members, shares } of overlapping) {
    if (findMisdescribed(model.world, described, shares, members) === 0) continue;
    const verdict = verdictOf(model, wording, describedShares(model, shares, members));
    const same = further.find((one) => JSON.stringify(one.verdict) === JSON.stringify(verdict));
    if (same) same.also.push(first);
    else further.push({ also: [first], verdict });
  }
  const cell = verdictOf(model, wording, described);
  const brief = cell.verdict === 'conditional' ? briefOf(model, wording, described) : undefined;
  return {
    ...cell,
    ...(further.length > 0 && { further: further.map(({ also, verdict }) => ({ also, ...verdict })) }),
    ...(brief && { brief }),
  };
};
