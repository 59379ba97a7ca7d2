import { dataFrom, dataFromOnly } from './generated/block-traits.ts';
import type { Block, MemberList } from './generated/config-files.ts';

/** The data that a fact reports as present (Decision 0025), and the list entries to ignore. */
export interface PresenceSource {
  readonly from: string;
  readonly except?: readonly string[] | undefined;
}

/** Returns the sources of the facts that must be true for a block to have data. */
export const blockSources = (block: Pick<Block, 'type'>): readonly PresenceSource[] => {
  const only = 'only' in block ? String(block.only) : '';
  return [...(dataFrom[block.type] ?? []), ...(dataFromOnly[block.type]?.[only] ?? [])].map((from) => ({
    from,
  }));
};

/** Returns the source of a fact that is true if a list of the coverage data has entries. */
export const listSource = ({ of, except }: MemberList): PresenceSource => ({ from: `list:${of}`, except });

const isSameSource = (one: PresenceSource, other: PresenceSource): boolean =>
  one.from === other.from &&
  [...(one.except ?? [])].sort().join('\n') === [...(other.except ?? [])].sort().join('\n');

/** Returns the name of the first fact with this source; undefined when none is declared. */
export const factFromSource = (
  facts: Readonly<Record<string, PresenceSource>>,
  source: PresenceSource,
): string | undefined => Object.entries(facts).find(([, fact]) => isSameSource(fact, source))?.[0];

/** Maps placeholders to the sources of the facts that they need. Other placeholders need no fact. */
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
