import { expect, it } from 'vitest';
import { killingPersonas, showingPersonas } from '../../src/analysis/personas/personas.ts';
import { factsOf } from '../../src/analysis/space/space.ts';
import { personaRecord } from '../../src/samples/persona-record.ts';
import { sampleStates } from '../../src/samples/sample-states.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';

const { model, now } = analysedPortal();
const { config } = model.portal;

/** What a record cannot bring about: the session's own state, and another person's account. */
const notOfARecord = [
  'isLoggedIn',
  'isCoverageSelected',
  'language',
  'isProxySubject',
  'hasSharedMembers',
  'hasTieredCosts',
];

it('personas that the sandbox serves as records have the facts they were made for', () => {
  const found = [...showingPersonas(model).personas, ...killingPersonas(model).personas];
  const served = found.filter(({ state }) => {
    const facts = factsOf(model.world.space, state);
    return (
      facts['isLoggedIn'] === true && (facts['isCoverageSelected'] === true || facts['coverageCount'] === 0)
    );
  });
  expect(served.length).toBeGreaterThan(8);
  for (const { name, state } of served) {
    const facts = factsOf(model.world.space, state);
    const [again] = sampleStates([personaRecord(name, { en: name, es: name }, facts, config.facts)], {
      config,
      now,
      language: 'en',
    });
    const unlike = Object.keys(facts).filter(
      (fact) => !notOfARecord.includes(fact) && facts[fact] !== again!.facts[fact],
    );
    expect({ name, unlike: unlike.map((fact) => [fact, facts[fact], again!.facts[fact]]) }).toEqual({
      name,
      unlike: [],
    });
  }
});
