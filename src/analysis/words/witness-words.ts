import type { Language } from '../../config/portal-config.ts';
import { changedFacts } from '../explain/nearest-state.ts';
import type { Examined, Witness } from '../explain/witness.ts';
import { plainState } from '../model/states.ts';
import type { State, Variable } from '../space/space.ts';
import type { FactWords } from './fact-words.ts';
import { type NamedSample, sentences } from './sentences.ts';

// Readers do not read more facts of one example.
const mostFacts = 24;

interface TextContext {
  readonly language: Language;
  readonly words: FactWords;
  readonly samples: readonly NamedSample[];
}

const factsText = (facts: readonly Variable[], state: State, { language, words }: TextContext): string => {
  if (facts.length <= mostFacts) return words.inState(facts, state);
  const say = sentences(language);
  const first = facts.slice(0, mostFacts).map((fact) => words.inState([fact], state));
  return say('more', { facts: first.join(say('comma')), count: String(facts.length - mostFacts) });
};

/** Describes a member by the facts that differ from the default member (`plainState`). */
export const differencesText = ({ portal, world }: Examined, state: State, context: TextContext): string => {
  const differing = changedFacts(world, plainState(portal.config, world), state);
  return differing.length === 0
    ? sentences(context.language)('finding.plainMember')
    : factsText(differing, state, context);
};

/**
 * Describes an example member: by name, or by the differences from a sample member or from the default
 * member.
 */
export const witnessText = (model: Examined, { state, like }: Witness, context: TextContext): string => {
  const say = sentences(context.language);
  const sample = context.samples.find(({ name }) => name === like?.name);
  if (!like || !sample) return differencesText(model, state, context);
  const named =
    sample.summary === '' ? sample.name : say('sample', { name: sample.name, summary: sample.summary });
  return like.but.length === 0
    ? named
    : say('personas.like', { sample: named, facts: factsText(like.but, state, context) });
};
