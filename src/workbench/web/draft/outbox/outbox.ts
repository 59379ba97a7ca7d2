import { type EncodedValue, sameJson } from '../../../../authoring/draft/json-value.ts';
import type { ChangedItem, EditWish } from '../../../api/generated/api-shapes.ts';

/** An edit that the server does not have yet. */
export interface KeptEdit {
  /** What its author found there. */
  readonly expected: EncodedValue;
  readonly value: EncodedValue;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
}

/** A request that was sent, or is being sent; the same id again is the same request. */
export interface Sending {
  readonly clientId: string;
  readonly edits: readonly EditWish[];
  readonly at: number;
}

/** Something that somebody else changed while it was edited here. */
export interface Dispute extends ChangedItem {
  /** What was typed here. */
  readonly mine: EncodedValue;
}

/** Edits of one person in one draft that are kept on this computer until the server has them; each by its address. */
export interface Outbox {
  readonly edits: Readonly<Record<string, KeptEdit>>;
  readonly sending?: Sending;
  readonly disputes: Readonly<Record<string, Dispute>>;
  /** Its author has said that it is to be sent: it is not offered again, as what is found after a crash. */
  readonly isWanted?: true;
}

/** Nothing is kept. */
export const emptyOutbox: Outbox = { edits: {}, disputes: {} };

const without = <Value>(all: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

const sent = ({ sending }: Outbox, address: string): EditWish | undefined => sending?.edits.find((edit) => edit.address === address);

const withoutSending = ({ edits, disputes }: Outbox): Outbox => ({ edits, disputes });

/** An order is written behind whatever made or took away elements of its list, so it expects these as they are then: new ones at the end. */
const orderBefore = (before: EncodedValue, found: EncodedValue): EncodedValue => {
  if (!Array.isArray(before) || !Array.isArray(found)) return before;
  const [old, young]: readonly (readonly unknown[])[] = [before, found];
  return [...(old ?? []).filter((one) => young?.includes(one)), ...(young ?? []).filter((one) => !old?.includes(one))];
};

/** The edits that stand beside one that is typed anew: without those inside it that came after it, as whoever types it has seen them. */
const beside = (edits: Outbox['edits'], address: string): Outbox['edits'] => {
  const names = Object.keys(edits);
  const at = names.indexOf(address);
  if (at < 0) return edits;
  if (address.endsWith('/@order')) return without(edits, address);
  return Object.fromEntries(Object.entries(edits).filter(([name], place) => place <= at || !name.startsWith(`${address}/`)));
};

/** Keeps what was typed. What counts as found is what the request under way writes, else what the first key found. Typed back: nothing is kept. */
export const recordEdit = (outbox: Outbox, address: string, found: EncodedValue, value: EncodedValue, at: number): Outbox => {
  const dispute = outbox.disputes[address];
  if (dispute) return { ...outbox, disputes: { ...outbox.disputes, [address]: { ...dispute, mine: value } } };
  // Null is a value of its own: nothing was there, or it was taken away.
  const under = sent(outbox, address);
  const kept = outbox.edits[address];
  const before = under ? under.value : kept ? kept.expected : found;
  const expected = address.endsWith('/@order') ? orderBefore(before, found) : before;
  const edits = beside(outbox.edits, address);
  return { ...outbox, edits: sameJson(expected, value) ? without(edits, address) : { ...edits, [address]: { expected, value, at } } };
};

export const isSendable = ({ edits, sending, disputes }: Outbox): boolean =>
  sending !== undefined || Object.keys(edits).some((address) => !Object.hasOwn(disputes, address));

/** Takes all that can be sent into one request; what is under way goes first, and what is in dispute waits for its author. */
export const startSending = (outbox: Outbox, clientId: string): Outbox => {
  const free = Object.entries(outbox.edits).filter(([address]) => !Object.hasOwn(outbox.disputes, address));
  if (outbox.sending || free.length === 0) return outbox;
  return {
    edits: Object.fromEntries(Object.entries(outbox.edits).filter(([address]) => Object.hasOwn(outbox.disputes, address))),
    disputes: outbox.disputes,
    sending: {
      clientId,
      edits: free.map(([address, { expected, value }]) => ({ address, expected, value })),
      at: Math.min(...free.map(([, { at }]) => at)),
    },
  };
};

/** The server has the request of this name; another one that is under way by now stays. */
export const acceptSending = (outbox: Outbox, clientId: string): Outbox =>
  outbox.sending?.clientId === clientId ? withoutSending(outbox) : outbox;

/** The request came to nothing: what it held is kept again, under what was typed since. */
export const returnEdits = (outbox: Outbox): Outbox => {
  const { sending } = outbox;
  if (!sending) return outbox;
  const back = sending.edits.flatMap(({ address, expected, value }): readonly (readonly [string, KeptEdit])[] => {
    const since = outbox.edits[address];
    const kept = since ? { ...since, expected } : { expected, value, at: sending.at };
    return sameJson(kept.expected, kept.value) ? [] : [[address, kept]];
  });
  return withoutSending({ ...outbox, edits: { ...outbox.edits, ...Object.fromEntries(back) } });
};

/** Somebody else changed some of it meanwhile: that is in dispute, the rest is kept again. */
export const addDisputes = (outbox: Outbox, items: readonly ChangedItem[]): Outbox => {
  const kept = returnEdits(outbox);
  const found = items.flatMap((item): readonly (readonly [string, Dispute])[] => {
    const mine = kept.edits[item.address];
    return mine ? [[item.address, { ...item, mine: mine.value }]] : [];
  });
  const addresses = new Set(found.map(([address]) => address));
  return {
    edits: Object.fromEntries(Object.entries(kept.edits).filter(([address]) => !addresses.has(address))),
    disputes: { ...kept.disputes, ...Object.fromEntries(found) },
  };
};

/** How a dispute is decided: for the other's value, or for one that goes over it, now that its author has seen it. */
export type Decision = 'theirs' | { readonly value: EncodedValue };

/** A dispute was decided. */
export const decideDispute = (outbox: Outbox, address: string, decision: Decision, at: number): Outbox => {
  const dispute = outbox.disputes[address];
  if (!dispute) return outbox;
  const disputes = without(outbox.disputes, address);
  const edits = without(outbox.edits, address);
  if (decision === 'theirs' || sameJson(decision.value, dispute.current)) return { ...outbox, edits, disputes };
  return { ...outbox, edits: { ...edits, [address]: { expected: dispute.current, value: decision.value, at } }, disputes };
};

/** What is at an address by all that was typed here; undefined where nothing was. */
export const keptValue = (outbox: Outbox, address: string): { readonly value: EncodedValue } | undefined =>
  outbox.disputes[address] ? { value: outbox.disputes[address].mine } : (outbox.edits[address] ?? sent(outbox, address));

/** Everything that was typed here and the server may not have yet, in the order in which it is to be applied. */
export const keptEdits = ({ edits, sending, disputes }: Outbox): readonly EditWish[] => [
  ...(sending?.edits ?? []),
  ...Object.entries(edits).map(([address, { expected, value }]) => ({ address, expected, value })),
  ...Object.values(disputes).map(({ address, current, mine }) => ({ address, expected: current, value: mine })),
];

/** The addresses of everything that the server does not have yet. */
export const keptAddresses = ({ edits, sending, disputes }: Outbox): readonly string[] => [
  ...new Set([...Object.keys(edits), ...(sending?.edits.map(({ address }) => address) ?? []), ...Object.keys(disputes)]),
];
