import { frozenDocuments } from './frozen-config.ts';
import type { ConfigDocument } from '../../../src/config/files/document.ts';
import { parseDocument } from '../../../src/config/files/parse-document.ts';
import { chance, roll } from '../chance.ts';

type Entries = Readonly<Record<string, unknown>>;

/** What is added to the shipped configuration. */
export interface Additions {
  readonly facts: Entries;
  readonly rules: Entries;
  /** Gates of items, by block. */
  readonly gates: readonly (readonly unknown[])[];
}

const fact = (name: string, shape: Entries): Entries => ({
  [name]: {
    ...shape,
    from: `data:${name}`,
    changes: 'never',
    says: { en: `${name} is set`, es: `${name} vale` },
  },
});

const signalName = (index: number): string => `signal${index}`;
const signal = (index: number): object => ({ var: signalName(index) });
const named = (name: string): object => ({ var: name });

/** Yes-or-no facts: signal0, signal1 ... */
const signals = (count: number): Entries =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) =>
      fact(signalName(index), {
        type: 'boolean',
        saysNot: { en: `no ${signalName(index)}`, es: `sin ${signalName(index)}` },
      }),
    ),
  ) as Entries;

/** At least `least` of `count` facts, as rules that count: the first `n` facts hold `k` times. */
export const counting = (least: number, count: number): Additions => {
  const name = (k: number, n: number): string => `atLeast${k}of${n}`;
  const rules: Record<string, object> = {};
  for (let n = 2; n <= count; n += 1) {
    for (let k = Math.max(1, least - count + n); k <= Math.min(n, least); k += 1) {
      const before = (times: number): object => (n === 2 ? signal(0) : named(name(times, n - 1)));
      const own = k === 1 ? signal(n - 1) : { and: [signal(n - 1), before(k - 1)] };
      rules[name(k, n)] = k === n ? own : { or: [own, before(k)] };
    }
  }
  return { facts: signals(count), rules, gates: [[name(least, count)]] };
};

/** An odd number of `count` facts, as a rule for each. */
export const parity = (count: number): Additions => {
  const rules: Record<string, object> = {};
  for (let n = 1; n < count; n += 1) {
    const before = n === 1 ? signal(0) : named(`odd${n - 1}`);
    rules[`odd${n}`] = { or: [{ and: [before, { '!': signal(n) }] }, { and: [{ '!': before }, signal(n)] }] };
  }
  return { facts: signals(count), rules, gates: [[`odd${count - 1}`]] };
};

/** A number up to `max`, and an item for its upper half. */
export const amount = (max: number): Additions => ({
  facts: fact('amount', { type: 'integer', min: 0, max }),
  rules: {},
  gates: [[{ '>=': [{ var: 'amount' }, Math.floor(max / 2)] }]],
});

/** A chain of rules, each the opposite of the previous one. */
export const chain = (length: number): Additions => {
  const rules: Record<string, object> = { step0: { and: [signal(0), signal(1)] } };
  for (let n = 1; n < length; n += 1) rules[`step${n}`] = { '!': named(`step${n - 1}`) };
  return { facts: signals(2), rules, gates: [[`step${length - 1}`]] };
};

/** Items with gates of two or three of `count` facts each, drawn from all of them; ten items in a block. */
export const smallGates = (items: number, count: number, inBlock = 10): Additions => {
  const random = chance(17);
  const one = (): object =>
    random() < 0.3 ? { '!': signal(roll(random, count)) } : signal(roll(random, count));
  const gate = (): object => (random() < 0.5 ? { and: [one(), one()] } : { or: [one(), one(), one()] });
  const all = Array.from({ length: items }, gate);
  const gates = Array.from({ length: Math.ceil(items / inBlock) }, (_, block) =>
    all.slice(block * inBlock, (block + 1) * inBlock),
  );
  return { facts: signals(count), rules: {}, gates };
};

/**
 * Two words of `count` bits that are the same, or the same in another order of bits: no order of facts keeps
 * this small.
 */
export const mirrored = (count: number): Additions => {
  const same = (one: object, other: object): object => ({
    or: [{ and: [one, other] }, { and: [{ '!': one }, { '!': other }] }],
  });
  const bits = Array.from({ length: count }, (_, bit) => bit);
  const all = (place: (bit: number) => number): object => ({
    and: bits.map((bit) => same(signal(bit), signal(count + place(bit)))),
  });
  return {
    facts: signals(count * 2),
    rules: { mirrored: { or: [all((bit) => bit), all((bit) => (bit * 7 + 3) % count)] } },
    gates: [['mirrored']],
  };
};

const changed = (
  documents: readonly ConfigDocument[],
  file: string,
  change: (value: Readonly<Record<string, Entries>>) => Entries,
): readonly ConfigDocument[] =>
  documents.map((document) =>
    document.file === file
      ? parseDocument(
          file,
          JSON.stringify(change(document.value as Readonly<Record<string, Entries>>), null, 2),
        )
      : document,
  );

const says = { en: 'it holds', es: 'se cumple' };

interface Claims {
  readonly screens: readonly { readonly blocks: readonly unknown[] }[];
}

/** The shipped configuration with these additions; the items are on the screen of claims. */
export const withAdditions = ({ facts, rules, gates }: Additions): readonly ConfigDocument[] => {
  const ids = gates.map((ofBlock, block) => ofBlock.map((_, item) => `added${block}x${item}`));
  const blocks = gates.map((ofBlock, block) => ({
    type: 'linkCards',
    id: `added${block}`,
    items: ofBlock.map((when, item) => ({
      id: ids[block]?.[item],
      when,
      link: 'route:claims',
      icon: 'document',
    })),
  }));
  const words = Object.fromEntries(
    blocks.flatMap(({ id }, block) => [id, ...(ids[block] ?? [])]).map((id) => [id, { title: `The ${id}` }]),
  );
  const withWords = (documents: readonly ConfigDocument[], file: string): readonly ConfigDocument[] =>
    changed(documents, file, (value) => ({
      ...value,
      claims: { ...value['claims'], items: { ...(value['claims']?.['items'] as Entries), ...words } },
    }));
  const edits: readonly ((documents: readonly ConfigDocument[]) => readonly ConfigDocument[])[] = [
    (all) =>
      changed(all, 'config/rules/facts.json', (value) => ({
        ...value,
        facts: { ...value['facts'], ...facts },
      })),
    (all) =>
      changed(all, 'config/rules/properties.json', (value) => ({
        ...value,
        properties: {
          ...value['properties'],
          ...Object.fromEntries(Object.keys(facts).map((name) => [name, name])),
        },
      })),
    (all) =>
      changed(all, 'config/rules/rules.json', (value) => ({
        ...value,
        rules: {
          ...value['rules'],
          ...Object.fromEntries(Object.entries(rules).map(([name, logic]) => [name, { says, logic }])),
        },
      })),
    (all) =>
      changed(all, 'config/screens/claims.json', (value) => {
        const [first, ...others] = (value as unknown as Claims).screens;
        return {
          ...value,
          screens: [{ ...first, blocks: [...(first?.blocks ?? []), ...blocks] }, ...others],
        };
      }),
    (all) => withWords(all, 'locales/en/claims.json'),
    (all) => withWords(all, 'locales/es/claims.json'),
  ];
  return edits.reduce((documents, edit) => edit(documents), frozenDocuments());
};
