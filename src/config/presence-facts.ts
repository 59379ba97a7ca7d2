import { dataFrom, dataFromOnly } from './generated/block-traits.ts';
import type { Block, MemberList } from './generated/config-files.ts';

/** Where a fact comes from that says whether there are data (Decision 0025): its source, and the entries of a list that do not count. */
export interface PresenceSource {
  readonly from: string;
  readonly except?: readonly string[] | undefined;
}

/** The sources of the facts that have to be true for a block to have its data, by the traits of its type. */
export const blockSources = (block: Pick<Block, 'type'>): readonly PresenceSource[] => {
  const only = 'only' in block ? String(block.only) : '';
  return [...(dataFrom[block.type] ?? []), ...(dataFromOnly[block.type]?.[only] ?? [])].map((from) => ({ from }));
};

/** The source of the fact that says whether a list of the coverage data has an entry. */
export const listSource = ({ of, except }: MemberList): PresenceSource => ({ from: `list:${of}`, except });

const isSameSource = (one: PresenceSource, other: PresenceSource): boolean =>
  one.from === other.from && [...(one.except ?? [])].sort().join('\n') === [...(other.except ?? [])].sort().join('\n');

/** The name of the first fact with this source; undefined where none is declared. */
export const factFromSource = (facts: Readonly<Record<string, PresenceSource>>, source: PresenceSource): string | undefined =>
  Object.entries(facts).find(([, fact]) => isSameSource(fact, source))?.[0];

/** The sources of the facts that have to be known for a placeholder to have a value; the others always have one, or none by a fact. */
export const placeholderSources: Readonly<Record<string, readonly string[]>> = {
  filingOrder: ['session:isCoverageSelected'],
  coverageId: ['session:isCoverageSelected'],
  pbaId: ['session:isCoverageSelected', 'derived:hasPbaId'],
  eidShort: ['session:isLoggedIn'],
  amountDue: ['derived:amountAboveZero'],
  dueDate: ['derived:hasDueDate'],
  nextPaymentDate: ['derived:hasNextPayment'],
  startDate: ['derived:startsLater'],
  sobId: ['session:isCoverageSelected'],
  metalTier: ['session:isCoverageSelected', 'data:metalTier'],
};
