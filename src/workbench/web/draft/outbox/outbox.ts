import { type EncodedValue, sameJson } from '../../../../authoring/draft/json-value.ts';
import type { ChangedItem, EditWish } from '../../../api/generated/api-shapes.ts';

export interface UnsavedEdit {
  /** The value that the author saw when editing. */
  readonly expected: EncodedValue;
  readonly value: EncodedValue;
  readonly at: number;
}

// A request that is sent again under the same id counts once.
export interface Sending {
  readonly clientId: string;
  readonly edits: readonly EditWish[];
  readonly at: number;
}

export interface Dispute extends ChangedItem {
  readonly mine: EncodedValue;
}

export interface Outbox {
  readonly edits: Readonly<Record<string, UnsavedEdit>>;
  readonly sending?: Sending;
  readonly disputes: Readonly<Record<string, Dispute>>;
  /** True when the user chose to send the edits, so that the page does not ask again. */
  readonly isWanted?: true;
}

export const emptyOutbox: Outbox = { edits: {}, disputes: {} };

const without = <Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

const sent = ({ sending }: Outbox, address: string): EditWish | undefined =>
  sending?.edits.find((edit) => edit.address === address);

const withoutSending = ({ edits, disputes }: Outbox): Outbox => ({ edits, disputes });

// The server applies an order after the edits that add or remove elements, so it expects them as they are
// then: new ones at the end.
const orderBefore = (before: EncodedValue, found: EncodedValue): EncodedValue => {
  if (!Array.isArray(before) || !Array.isArray(found)) return before;
  const [old, young]: readonly (readonly unknown[])[] = [before, found];
  return [
    ...(old ?? []).filter((one) => young?.includes(one)),
    ...(young ?? []).filter((one) => !old?.includes(one)),
  ];
};

// Typing a value again replaces the later edits inside it.
const beside = (edits: Outbox['edits'], address: string): Outbox['edits'] => {
  const names = Object.keys(edits);
  const at = names.indexOf(address);
  if (at < 0) return edits;
  if (address.endsWith('/@order')) return without(edits, address);
  return Object.fromEntries(
    Object.entries(edits).filter(([name], index) => index <= at || !name.startsWith(`${address}/`)),
  );
};

// An edit expects the value of the request on its way, or the value before the first key. Back at that value
// there is nothing to save.
export const recordEdit = (
  outbox: Outbox,
  address: string,
  found: EncodedValue,
  value: EncodedValue,
  at: number,
): Outbox => {
  const dispute = outbox.disputes[address];
  if (dispute) return { ...outbox, disputes: { ...outbox.disputes, [address]: { ...dispute, mine: value } } };
  // Null is a value: nothing was there, or it was deleted.
  const under = sent(outbox, address);
  const unsaved = outbox.edits[address];
  const before = under ? under.value : unsaved ? unsaved.expected : found;
  const expected = address.endsWith('/@order') ? orderBefore(before, found) : before;
  const edits = beside(outbox.edits, address);
  return {
    ...outbox,
    edits: sameJson(expected, value)
      ? without(edits, address)
      : { ...edits, [address]: { expected, value, at } },
  };
};

export const isSendable = ({ edits, sending, disputes }: Outbox): boolean =>
  sending !== undefined || Object.keys(edits).some((address) => !Object.hasOwn(disputes, address));

// One request at a time; a disputed edit waits for its author.
export const startSending = (outbox: Outbox, clientId: string): Outbox => {
  const free = Object.entries(outbox.edits).filter(([address]) => !Object.hasOwn(outbox.disputes, address));
  if (outbox.sending || free.length === 0) return outbox;
  return {
    edits: Object.fromEntries(
      Object.entries(outbox.edits).filter(([address]) => Object.hasOwn(outbox.disputes, address)),
    ),
    disputes: outbox.disputes,
    sending: {
      clientId,
      edits: free.map(([address, { expected, value }]) => ({ address, expected, value })),
      at: Math.min(...free.map(([, { at }]) => at)),
    },
  };
};

// Another request may have started; it stays.
export const acceptSending = (outbox: Outbox, clientId: string): Outbox =>
  outbox.sending?.clientId === clientId ? withoutSending(outbox) : outbox;

// After a refused request, its edits are unsaved again. Newer edits take priority.
export const returnEdits = (outbox: Outbox): Outbox => {
  const { sending } = outbox;
  if (!sending) return outbox;
  const back = sending.edits.flatMap(
    ({ address, expected, value }): readonly (readonly [string, UnsavedEdit])[] => {
      const since = outbox.edits[address];
      const unsaved = since ? { ...since, expected } : { expected, value, at: sending.at };
      return sameJson(unsaved.expected, unsaved.value) ? [] : [[address, unsaved]];
    },
  );
  return withoutSending({ ...outbox, edits: { ...outbox.edits, ...Object.fromEntries(back) } });
};

export const addDisputes = (outbox: Outbox, items: readonly ChangedItem[]): Outbox => {
  const unsaved = returnEdits(outbox);
  const found = items.flatMap((item): readonly (readonly [string, Dispute])[] => {
    const mine = unsaved.edits[item.address];
    return mine ? [[item.address, { ...item, mine: mine.value }]] : [];
  });
  const addresses = new Set(found.map(([address]) => address));
  return {
    edits: Object.fromEntries(Object.entries(unsaved.edits).filter(([address]) => !addresses.has(address))),
    disputes: { ...unsaved.disputes, ...Object.fromEntries(found) },
  };
};

export type Decision = 'theirs' | { readonly value: EncodedValue };

export const decideDispute = (outbox: Outbox, address: string, decision: Decision, at: number): Outbox => {
  const dispute = outbox.disputes[address];
  if (!dispute) return outbox;
  const disputes = without(outbox.disputes, address);
  const edits = without(outbox.edits, address);
  if (decision === 'theirs' || sameJson(decision.value, dispute.current))
    return { ...outbox, edits, disputes };
  return {
    ...outbox,
    edits: { ...edits, [address]: { expected: dispute.current, value: decision.value, at } },
    disputes,
  };
};

export const unsavedValue = (
  outbox: Outbox,
  address: string,
): { readonly value: EncodedValue } | undefined =>
  outbox.disputes[address]
    ? { value: outbox.disputes[address].mine }
    : (outbox.edits[address] ?? sent(outbox, address));

// In the order to apply them.
export const unsavedEdits = ({ edits, sending, disputes }: Outbox): readonly EditWish[] => [
  ...(sending?.edits ?? []),
  ...Object.entries(edits).map(([address, { expected, value }]) => ({ address, expected, value })),
  ...Object.values(disputes).map(({ address, current, mine }) => ({
    address,
    expected: current,
    value: mine,
  })),
];

export const unsavedAddresses = ({ edits, sending, disputes }: Outbox): readonly string[] => [
  ...new Set([
    ...Object.keys(edits),
    ...(sending?.edits.map(({ address }) => address) ?? []),
    ...Object.keys(disputes),
  ]),
];
