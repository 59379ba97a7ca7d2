import type { Diagram } from '../../../analysis/diagrams/diagrams.ts';
import { support } from '../../../analysis/diagrams/questions.ts';
import { meaningDiff } from '../../../analysis/diff/meaning-diff.ts';
import { changedFacts, nearestState } from '../../../analysis/explain/nearest-state.ts';
import { knownFacts } from '../../../analysis/explain/why.ts';
import {
  realisticMembers,
  type Examined,
  likenessOf,
  type Witness,
  witnessIn,
} from '../../../analysis/explain/witness.ts';
import type { PortalModel } from '../../../analysis/model/portal-model.ts';
import { factsOf, holdsFor, type State, stateOf } from '../../../analysis/space/space.ts';
import { tableColumns } from '../../../analysis/table/columns.ts';
import { factWords } from '../../../analysis/words/fact-words.ts';
import { witnessText } from '../../../analysis/words/witness-words.ts';
import { whyNobody } from '../../../authoring/project/why-nobody.ts';
import { findMember } from '../../../authoring/questions/find-member.ts';
import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import { pacificDay } from '../../../member/calendar-day.ts';
import { parseMember } from '../../../member/data-string/parse-member.ts';
import { memberFacts } from '../../../member/facts.ts';
import { namedMember } from '../../../member/member-name.ts';
import type { Facts } from '../../../rules/gate.ts';
import { buildDataString } from '../../../samples/data-string.ts';
import { personaRecord } from '../../../samples/persona-record.ts';
import { readMembers } from '../../../samples/read-members.ts';
import type { Answering } from './portals.ts';
import type { Ask, FoundPersona, Persona } from './protocol.ts';

const variantOf = ({ world, firstVariants }: PortalModel, state: State): string | undefined =>
  firstVariants.find(({ members }) => holdsFor(world.diagrams, members, state))?.variant;

const traitsOf = ({ world, portal }: PortalModel, state: State): Pick<Persona, 'applies' | 'holds'> => {
  const isBoolean = (name: string): boolean => portal.config.facts[name]?.type === 'boolean';
  const named = [...Object.keys(portal.config.rules), ...Object.keys(portal.config.facts).filter(isBoolean)];
  const isHeld = (members: Diagram): boolean => holdsFor(world.diagrams, members, state);
  return {
    applies: world.variants.filter(({ members }) => isHeld(members)).map(({ name }) => name),
    holds: named.filter((name) => isHeld(world.conditions.ofWhen(name))),
  };
};

const samplePersona = ({ model, samples, now }: Answering, name: string): Persona | undefined => {
  const sample = samples.find((one) => one.name === name);
  if (!sample) return undefined;
  const record = readMembers().find(({ id }) => id === name.split('/')[0]);
  const state = stateOf(model.world.space, sample.facts);
  return {
    name,
    says: sample.summary,
    dataString: record && buildDataString(record, pacificDay(now)),
    coverage: sample.coverage?.coverageId,
    variant: sample.coverage && variantOf(model, state),
    ...traitsOf(model, state),
  };
};

const factsBack = (
  { model, language, now }: Answering,
  dataString: string,
  isChosen: boolean,
): { readonly facts: Facts; readonly coverage: string | undefined } => {
  const { config } = model.portal;
  const { member } = parseMember(dataString, { properties: config.properties });
  const coverage = isChosen ? member.coverages[0] : undefined;
  const session = { isLoggedIn: true, isCoverageSelected: coverage !== undefined, language };
  return {
    facts: memberFacts(config.facts, { member, coverage, now, session }),
    coverage: coverage?.coverageId,
  };
};

// Data that the portal's parser reads, with the facts that did not come back. `asked`: the requested members.
const madePersona = (answering: Answering, state: State, says: string, asked: Diagram): FoundPersona => {
  const { model, language, now } = answering;
  const { world, portal } = model;
  const facts = factsOf(world.space, state);
  const isSignedIn = Object.entries(portal.config.facts).every(
    ([name, { from }]) => from !== 'session:isLoggedIn' || facts[name] === true,
  );
  if (!isSignedIn)
    return {
      persona: {
        name: 'visitor',
        says,
        dataString: undefined,
        coverage: undefined,
        variant: undefined,
        ...traitsOf(model, state),
      },
      why: undefined,
      untrue: [],
    };
  const isChosen = Object.entries(portal.config.facts).every(
    ([name, { from }]) => from !== 'session:isCoverageSelected' || facts[name] === true,
  );
  const dataString = buildDataString(
    personaRecord('example', { en: says, es: says }, facts, portal.config.facts),
    pacificDay(now),
  );
  const back = factsBack(answering, dataString, isChosen);
  const read = stateOf(world.space, back.facts);
  const deciding = new Set(support(world.diagrams, asked).map((level) => world.space.atLevel[level]));
  const lost = changedFacts(world, state, read).filter((fact) => deciding.has(fact));
  const words = factWords(portal.labels, language);
  return {
    persona: {
      name: 'example',
      says,
      dataString,
      coverage: back.coverage,
      variant: variantOf(model, read),
      ...traitsOf(model, read),
    },
    why: undefined,
    untrue: holdsFor(world.diagrams, asked, read) ? [] : lost.map((fact) => words.inState([fact], state)),
  };
};

const personaOf = (
  answering: Answering,
  examined: Examined,
  witness: Witness,
  asked: Diagram,
): FoundPersona => {
  const { like, state } = witness;
  const sample = like?.but.length === 0 ? samplePersona(answering, like.name) : undefined;
  if (sample) return { persona: sample, why: undefined, untrue: [] };
  const { model, language, samples } = answering;
  const says = witnessText(examined, witness, {
    language,
    words: factWords(model.portal.labels, language),
    samples,
  });
  // Two compared sides order facts differently, so members are identified by facts, not bits.
  const own = stateOf(model.world.space, factsOf(examined.world.space, state));
  return madePersona(answering, own, says, examined.world === model.world ? asked : 1);
};

const notFound: FoundPersona = { persona: undefined, why: undefined, untrue: [] };

// A sample member if there is one.
const oneOf = (answering: Answering, examined: Examined, members: Diagram): FoundPersona => {
  const witness = witnessIn(examined, members, realisticMembers(examined, answering.samples));
  return witness ? personaOf(answering, examined, witness, members) : notFound;
};

// The member nearest to one who sees the item.
const justMisses = (answering: Answering, shown: Diagram): FoundPersona => {
  const { model, samples } = answering;
  const { diagrams, possible } = model.world;
  const pool = realisticMembers(model, samples);
  const seeing = witnessIn(model, diagrams.and(shown, possible), pool);
  const hidden = diagrams.minus(possible, shown);
  const near = seeing && nearestState(model.world, hidden, { from: seeing.state, cost: () => 1 });
  if (!near) return notFound;
  const like = likenessOf(model.world, near.state, pool);
  return personaOf(answering, model, { state: near.state, like }, hidden);
};

export const foundPersona = (
  answering: Answering,
  base: CompiledPortal,
  { item: id, who }: Ask<'persona'>,
): FoundPersona => {
  const { model } = answering;
  const item = model.byId.get(id);
  if (who === 'differs') {
    const { changes, world, models } = meaningDiff(base, model.portal);
    const members = world.diagrams.any(
      changes.filter((change) => change.item === id).map((change) => change.members),
    );
    return oneOf(answering, { portal: models[1].portal, world }, world.diagrams.and(members, world.possible));
  }
  if (!item) return notFound;
  if (who === 'misses') return justMisses(answering, item.shown);
  const found = oneOf(answering, model, model.world.diagrams.and(item.shown, model.world.possible));
  return found.persona
    ? found
    : {
        ...found,
        why: whyNobody(model, { code: 'dead-item', about: { name: id } }, answering.language).trim(),
      };
};

export const namedPersona = (answering: Answering, text: string): FoundPersona => {
  const { model, samples, language } = answering;
  const { world, portal } = model;
  const member = namedMember(text);
  const found = findMember(model, samples, member, language);
  if (!found) return notFound;
  const { state, given } = knownFacts(world, found.facts);
  const set = member.set.flatMap(({ fact }) => world.space.byName.get(fact) ?? []);
  const says = [member.name, factWords(portal.labels, language).inState(set, state)]
    .filter(Boolean)
    .join(', ');
  return madePersona(answering, state, says, given);
};

export const people = (answering: Answering): readonly Persona[] => {
  const { model, language, samples } = answering;
  const own = samples.flatMap(({ name }) => samplePersona(answering, name) ?? []);
  const ofPlans = tableColumns(model, language).flatMap(({ name, says, members }) => {
    const { persona } = oneOf(answering, model, members);
    return persona ? [{ ...persona, name: `plan:${name}`, says }] : [];
  });
  return [...own, ...ofPlans];
};
