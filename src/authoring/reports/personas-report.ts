import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { killingPersonas, type Persona, showingPersonas } from '../../analysis/personas/personas.ts';
import { factsOf, holdsFor, type State, stateOf, type Variable } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { MemberRecord } from '../../samples/member-record.ts';
import { personaRecord } from '../../samples/persona-record.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { refuseNoMember } from '../project/read-portal.ts';

/** Personas for one purpose: `show` has every item shown and hidden, `kill` distinguishes every rule from its mutants. */
interface ReportedSet {
  readonly purpose: string;
  /** Fewer personas cannot do it. */
  readonly lowerBound: number;
  /** Each with the facts in which it differs from the plainest member. */
  readonly personas: readonly { readonly name: string; readonly facts: Persona['differs']; readonly says: string }[];
}

interface PersonasReport {
  readonly sets: readonly ReportedSet[];
  /** The personas of all sets as member records of the sandbox. */
  readonly records: readonly MemberRecord[];
  readonly lines: readonly string[];
}

/** So many facts of one persona are told: who reads its line reads no more. */
const mostFacts = 24;

/** A few possible members that try out every item and every rule, sample members and those like them before others; where `counted`, sample members need not be shown again. Refuses a configuration without a possible member. */
export const personasReport = (
  model: PortalModel,
  language: Language,
  { samples, counted }: { readonly samples: readonly SampleState[]; readonly counted: boolean },
): PersonasReport => {
  const { world, portal } = model;
  refuseNoMember(world);
  const say = sentences(language);
  const words = factWords(portal.labels, language);
  const factsIn = (facts: readonly Variable[], state: State): string => {
    if (facts.length <= mostFacts) return words.inState(facts, state);
    const first = facts.slice(0, mostFacts).map((fact) => words.inState([fact], state));
    return say('more', { facts: first.join(say('comma')), count: String(facts.length - mostFacts) });
  };
  const describe = ({ differs, state }: Persona): string => {
    const named = Object.keys(differs).flatMap((name) => world.space.byName.get(name) ?? []);
    return named.length === 0 ? say('finding.plainMember') : factsIn(named, state);
  };
  const states = samples.map(({ name, facts }) => ({ name, state: stateOf(world.space, facts) }));
  const believable = states.filter(({ state }) => holdsFor(world.diagrams, world.possible, state));
  const known = { given: counted ? states.map(({ state }) => state) : [], believable };
  const told = (persona: Persona): string => {
    const { like } = persona;
    const sample = samples.find(({ name }) => name === like?.name);
    if (!like || !sample) return describe(persona);
    const named = sample.summary === '' ? sample.name : say('sample', { name: sample.name, summary: sample.summary });
    return like.but.length === 0 ? named : say('personas.like', { sample: named, facts: factsIn(like.but, persona.state) });
  };
  const found = [
    { purpose: 'show', ...showingPersonas(model, known) },
    { purpose: 'kill', ...killingPersonas(model, known) },
  ];
  const sets = found.map(({ purpose, lowerBound, personas }) => ({
    purpose,
    lowerBound,
    personas: personas.map((persona) => ({ name: persona.name, facts: persona.differs, says: told(persona) })),
  }));
  const byName = new Map(found.flatMap(({ personas }) => personas).map((persona) => [persona.name, persona]));
  return {
    sets,
    records: [...byName.values()].map((persona) => personaRecord(persona.name, describe(persona), factsOf(world.space, persona.state))),
    lines: sets.flatMap(({ purpose, lowerBound, personas }) => [
      say(`personas.${purpose}`, { count: String(personas.length), bound: String(lowerBound) }),
      ...personas.map(({ name, says }) => `  ${name}: ${says}`),
    ]),
  };
};
