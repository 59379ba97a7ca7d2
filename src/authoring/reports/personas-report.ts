import { realisticMembers } from '../../analysis/explain/witness.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { killingPersonas, type Persona, showingPersonas } from '../../analysis/personas/personas.ts';
import { factsOf, type State } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { differencesText, witnessText } from '../../analysis/words/witness-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { MemberRecord } from '../../samples/generated/member-record.ts';
import { personaRecord } from '../../samples/persona-record.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import type { Facts } from '../../rules/gate.ts';
import { refuseNoMember } from '../project/read-portal.ts';

// `show`: every item is shown once and hidden once. `kill`: every rule is distinguished from its mutants.
interface ReportedSet {
  readonly purpose: string;
  readonly lowerBound: number;
  readonly personas: readonly {
    readonly name: string;
    readonly facts: Facts;
    readonly differs: Persona['differs'];
    readonly says: string;
  }[];
}

interface PersonasReport {
  readonly sets: readonly ReportedSet[];
  readonly records: readonly MemberRecord[];
  readonly lines: readonly string[];
}

/**
 * Chooses a few members who cover every item and rule. If `counted` is set, the sample members count as
 * chosen. Throws `TooLarge`.
 */
export const personasReport = (
  model: PortalModel,
  language: Language,
  { samples, counted }: { readonly samples: readonly SampleState[]; readonly counted: boolean },
): PersonasReport => {
  const { world, portal } = model;
  refuseNoMember(world);
  const say = sentences(language);
  const context = { language, words: factWords(portal.labels, language), samples };
  const pool = realisticMembers(model, samples);
  const known = { given: counted ? pool.map(({ state }) => state) : [], believable: pool };
  const found = [
    { purpose: 'show', ...showingPersonas(model, known) },
    { purpose: 'kill', ...killingPersonas(model, known) },
  ];
  const sets = found.map(({ purpose, lowerBound, personas }) => ({
    purpose,
    lowerBound,
    personas: personas.map((persona) => ({
      name: persona.name,
      facts: factsOf(world.space, persona.state),
      differs: persona.differs,
      says: witnessText(model, persona, context),
    })),
  }));
  const byName = new Map(found.flatMap(({ personas }) => personas).map((persona) => [persona.name, persona]));
  const differencesFrom = (state: State, words: Language): string =>
    differencesText(model, state, { ...context, language: words, words: factWords(portal.labels, words) });
  return {
    sets,
    records: [...byName.values()].map(({ name, state }) =>
      personaRecord(
        name,
        { en: differencesFrom(state, 'en'), es: differencesFrom(state, 'es') },
        factsOf(world.space, state),
        portal.config.facts,
      ),
    ),
    lines: sets.flatMap(({ purpose, lowerBound, personas }) => [
      say(`personas.${purpose}`, { count: String(personas.length), bound: String(lowerBound) }),
      ...personas.map(({ name, says }) => `  ${name}: ${says}`),
    ]),
  };
};
