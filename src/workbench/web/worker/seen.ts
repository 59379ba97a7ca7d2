import { failingStep } from '../../../analysis/explain/failing-step.ts';
import { knownFacts, smallestReason } from '../../../analysis/explain/why.ts';
import { holdsFor, stateOf } from '../../../analysis/space/space.ts';
import { factWords } from '../../../analysis/words/fact-words.ts';
import { parseMember } from '../../../member/data-string/parse-member.ts';
import { memberFacts } from '../../../member/facts.ts';
import type { Facts } from '../../../rules/gate.ts';
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

// The reason lists the facts that fail the first unmet condition on the way to the item.
export const seenBy = (answering: Answering, ask: Ask<'seen'>): Readonly<Record<string, Seen>> => {
  const { model, language } = answering;
  const { world, portal } = model;
  const known = knownFacts(world, factsOfMember(answering, ask));
  const state = stateOf(world.space, factsOfMember(answering, ask));
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
    if (holdsFor(world.diagrams, item.shown, state)) return [item.id, { isShown: true, reason: '' }];
    const failing = failingStep(model, item, state);
    return [item.id, { isShown: false, reason: failing ? reasonFor(failing.holds) : '' }];
  });
  return Object.fromEntries(seen);
};
