import { describe, expect, it } from 'vitest';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { ruleNames } from '../../src/rules/expression.ts';
import { gatekeeper } from '../../src/rules/gate.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';

const { model, states } = analysedPortal();
const { config, labels } = model.portal;

describe('the shipped constraints', () => {
  it('hold for all sample members with every coverage selected, by json-logic-js', () => {
    expect(new Set(states.map(({ name }) => name.split('/')[0]))).toEqual(
      new Set([...readMembers().map(({ id }) => id), 'visitor']),
    );
    const broken = states.flatMap(({ name, facts }) => {
      const gate = gatekeeper(config)(facts);
      return config.constraints
        .filter(({ logic }) => !gate.decide(logic).shown)
        .map(({ id }) => `${name} breaks ${id}`);
    });
    expect(broken).toEqual([]);
    const { diagrams, possible, space } = model.world;
    expect(states.filter(({ facts }) => !holdsFor(diagrams, possible, stateOf(space, facts)))).toEqual([]);
  });

  it('each name their source; that group Medicare plans are Medicare plans is assumed, not stated', () => {
    const status = (id: string) => labels.constraints[id]?.status;
    expect(
      config.constraints.filter(
        ({ id }) => labels.constraints[id]?.evidence.en === labels.constraints[id]?.evidence.es,
      ),
    ).toEqual([]);
    expect(['oneCoverageIsSelected', 'statusWithoutCoverage', 'otcOnlyForMedicare'].map(status)).toEqual([
      'stated',
      'stated',
      'stated',
    ]);
    expect(
      ['egwpIsMedicare', 'individualIsAlone', 'notPpoAndPos', 'federalIsAlone', 'accountKnowsMedicare'].map(
        status,
      ),
    ).toEqual(Array(5).fill('assumed'));
  });

  it('each exclude some state, except those that restate the values of one fact', () => {
    const { diagrams, valid, constraints } = model.world;
    const namesOf = (id: string) =>
      ruleNames(config.constraints.find((constraint) => constraint.id === id)!.logic) ?? [];
    const idle = constraints.filter(({ holds }) => diagrams.covers(holds, valid)).map(({ id }) => id);
    expect(idle.length).toBeLessThan(constraints.length / 5);
    expect(idle.filter((id) => namesOf(id).length > 1)).toEqual([]);
  });
});
