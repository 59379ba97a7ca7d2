import { failingStep } from '../../../analysis/explain/failing-step.ts';
import { knownFacts, smallestReason } from '../../../analysis/explain/why.ts';
import { holdsFor, stateOf } from '../../../analysis/space/space.ts';
import { factWords } from '../../../analysis/words/fact-words.ts';
import { parseMember } from '../../../member/data-string/parse-member.ts';
import { memberFacts } from '../../../member/facts.ts';
import type { Facts } from '../../../rules/gate.ts';
import { keepLast, memoize, memoizeTexts } from '../../../rules/memoize.ts';
import type { Answering } from './portals.ts';
import type { Ask, Seen } from './protocol.ts';

const factsOfMember = (
  { model, language, now }: Answering,
  { dataString, coverage: id }: Ask<'seen'>,
): Facts => {
  const { config } = model.portal;
  const member =
    dataString === undefined ? undefined : parseMember(dataString, { properties: config.properties }).member;
  const coverage = member?.coverages.find(({ coverageId }) => coverageId === id);
  const session = { isLoggedIn: member !== undefined, isCoverageSelected: coverage !== undefined, language };
  return memberFacts(config.facts, { member, coverage, now, session });
};

// The same objects for the same reasons, so that answers are compared quickly.
const visible: Seen = { isShown: true, reason: '' };
const mostReasons = 1_000;
const hidden = memoizeTexts(mostReasons, (reason): Seen => ({ isShown: false, reason }));

type SeenItems = Readonly<Record<string, Seen>>;

// The reason lists the facts that fail the first unmet condition on the way to the item.
const seenWith = ({ model, language }: Answering, facts: Facts): SeenItems => {
  const { world, portal } = model;
  const known = knownFacts(world, facts);
  const state = stateOf(world.space, facts);
  const words = factWords(portal.labels, language);
  const reasons = new Map<number, string>();
  const reasonFor = (holds: number): string => {
    const fact = reasons.get(holds);
    if (fact !== undefined) return fact;
    const facts = smallestReason(world, { ...known, state }, world.diagrams.and(holds, world.valid)) ?? [];
    const text = words.inState(facts, state);
    reasons.set(holds, text);
    return text;
  };
  const seen = model.items.map((item): readonly [string, Seen] => {
    if (holdsFor(world.diagrams, item.shown, state)) return [item.id, visible];
    const failing = failingStep(model, item, state);
    return [item.id, hidden(failing ? reasonFor(failing.holds) : '')];
  });
  return Object.fromEntries(seen);
};

// The members that pages show beside each other, in two languages.
const mostMembers = 4;

// Cached by the items and the labels of facts, which edits of texts do not change.
const newCache = () => keepLast<SeenItems>(mostMembers);

type Cache = ReturnType<typeof newCache>;
type Model = Answering['model'];

const cachesOf = memoize<Model['items'], (labels: Model['portal']['labels']) => Cache>(() =>
  memoize<Model['portal']['labels'], Cache>(newCache),
);

export const seenBy = (answering: Answering, ask: Ask<'seen'>): SeenItems => {
  const { items, portal } = answering.model;
  const facts = factsOfMember(answering, ask);
  return cachesOf(items)(portal.labels)(`${answering.language} ${JSON.stringify(facts)}`, () =>
    seenWith(answering, facts),
  );
};
