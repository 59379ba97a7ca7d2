import { describe, expect, it } from 'vitest';
import { editable, frozenPortal, setRule } from '../../../tests/support/config/analysed-portal.ts';
import { analyse } from '../../analysis/findings/analyse.ts';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { gatekeeper } from '../../rules/gate.ts';
import { ruleList } from './rule-list.ts';
import { findInvertingRules, ruleReport } from './rule-report.ts';
import { conditionWords } from './rule-words.ts';

const { model, states } = frozenPortal();
const { config } = model.portal;
const context = { model, before: model.portal, samples: states, language: 'en' as const };
const names = Object.keys(config.rules).filter((_, at) => at % 3 === 0);
const reports = new Map(names.map((name) => [name, ruleReport(context, name)]));
const decide = gatekeeper(config);

const edited = (name: string, logic: object, more: Readonly<Record<string, object>> = {}) => {
  const portal = editable(model.portal);
  for (const [rule, own] of Object.entries({ ...more, [name]: logic })) setRule(portal, rule, own);
  return { ...context, model: portalModel(portal) };
};

describe('the table of cases', () => {
  it('has every sample member in one case, with the outcome of the gate', () => {
    for (const name of names) {
      const { cases = [], trueFor } = reports.get(name) ?? {};
      const outcomes = cases.flatMap(({ samples, outcome }) =>
        samples.map((sample) => [sample, outcome === 'true'] as const),
      );
      const gate = states.map(
        ({ name: sample, facts }) => [sample, decide(facts).decide(name).shown] as const,
      );
      expect(new Map(outcomes), name).toEqual(new Map(gate));
      expect(outcomes).toHaveLength(states.length);
      expect(trueFor?.samples).toEqual(gate.flatMap(([sample, shown]) => (shown ? [sample] : [])));
    }
  });

  it('leaves out questions that do not matter, and names the constraint behind an impossible case', () => {
    const report = ruleReport(context, 'mayChangeMyPlan');
    expect(report?.asked.map(({ key }) => key)).toEqual(['isIFP 1', 'isMedicare 1', 'isCalpersEGWP 1']);
    expect(report?.idle.map(({ says }) => says)).toEqual(['the plan is linked to an employer']);
    const impossible = report?.cases?.find(({ key }) => key === '11-');
    expect(impossible?.outcome).toBe('impossible');
    expect(impossible?.why.map(({ says }) => says).join()).toContain('individual');
    expect(report?.sentence.filter(({ kind }) => kind === 'fact')).toHaveLength(7);
  });

  it('describes cases in words when more than six questions matter', () => {
    const facts = [
      'isPPO',
      'hasBilling',
      'isAutoPay',
      'paperlessEobs',
      'paperlessBilling',
      'isSubscriber',
      'hasPharmacy',
    ];
    const report = ruleReport(
      edited('isPosOrPpo', { and: facts.map((name) => ({ var: name })) }),
      'isPosOrPpo',
    );
    expect(report?.cases).toBeUndefined();
    expect(report?.trueFor.says).toContain('the plan is a PPO');
  });
});

describe('an edited rule', () => {
  it('lists members who gain or lose, or reports that the members are the same', () => {
    const effect = ruleReport(edited('isPosOrPpo', { var: 'isPPO' }), 'isPosOrPpo')?.effect;
    expect(effect?.gains).toBeUndefined();
    expect(effect?.loses?.says).toBe('the plan is a POS');
    const same = edited('isPosOrPpo', {
      or: [{ var: 'isPPO' }, { and: [{ var: 'isPOS' }, { var: 'hasPlan' }] }],
    });
    expect(ruleReport(same, 'isPosOrPpo')).toMatchObject({ effect: { gains: undefined, loses: undefined } });
    expect(ruleReport(same, 'isPosOrPpo')?.shorter?.logic).toEqual({
      or: [{ var: 'isPPO' }, { var: 'isPOS' }],
    });
  });

  it('is compared with its version under the old name if the description is the same', () => {
    const portal = editable(model.portal);
    setRule(portal, 'isPosOrPpo', { var: 'isPPO' });
    const { isPosOrPpo, ...others } = portal.config.rules;
    const { isPosOrPpo: says, ...otherLabels } = portal.labels.rules;
    const renamed = {
      ...portal,
      config: { ...portal.config, rules: { ...others, hasNetwork: isPosOrPpo } },
      labels: { ...portal.labels, rules: { ...otherLabels, hasNetwork: says } },
    };
    const report = ruleReport({ ...context, model: portalModel(renamed as typeof portal) }, 'hasNetwork');
    expect(report?.effect?.loses?.says).toBe('the plan is a POS');
  });

  it('lists only its own questions as irrelevant, not those of the old version', () => {
    const report = ruleReport(edited('mayChangeMyPlan', { var: 'isIFP' }), 'mayChangeMyPlan');
    expect(report).toMatchObject({ idle: [], questions: 1 });
    expect(report?.asked.length).toBeGreaterThan(1);
  });

  it('is reported when it is equal to another, never true or always true', () => {
    expect(
      ruleReport(edited('isPosOrPpo', { var: 'hasPlan' }), 'isPosOrPpo')?.equal.map(({ name }) => name),
    ).toEqual(['hasPlan']);
    const dead = edited('isPosOrPpo', { and: [{ var: 'isPPO' }, { var: 'isNotPPO' }] });
    expect(ruleReport(dead, 'isPosOrPpo')?.holds).toBe('nobody');
    expect(ruleList(dead.model, states, 'en').rules.find(({ name }) => name === 'isPosOrPpo')).toMatchObject({
      holds: 'nobody',
      samples: 0,
    });
  });
});

it('a suggested shorter rule holds for exactly the same members', () => {
  const { diagrams, possible, conditions } = model.world;
  const offered = names.flatMap((name) => {
    const shorter = reports.get(name)?.shorter;
    return shorter ? [[name, shorter] as const] : [];
  });
  expect(offered).not.toEqual([]);
  for (const [name, { logic }] of offered) {
    const one = conditions.ofName(name) ?? 0;
    const other = conditions.ofExpression(logic) ?? 1;
    expect(diagrams.and(one, possible), name).toBe(diagrams.and(other, possible));
  }
});

it('the list marks those rules as redundant that the check warns about', () => {
  const isPosOrPpo = {
    or: [{ var: 'isPPO' }, { var: 'isPOS' }, { and: [{ var: 'isPPO' }, { var: 'isMedicare' }] }],
  };
  const other = edited('isPosOrPpo', isPosOrPpo);
  const warned = analyse(other.model).findings.flatMap(({ code, about }) =>
    code === 'idle-condition' && about.kind === 'rule' ? [about.name] : [],
  );
  const listed = ruleList(other.model, states, 'en').rules.filter(({ isRedundant }) => isRedundant);
  expect(warned).toContain('isPosOrPpo');
  expect(listed.map(({ name }) => name)).toEqual([...new Set(warned)]);
  expect(ruleReport(other, 'isPosOrPpo')?.isRedundant).toBe(true);
  const waivers = analyse(other.model).findings.map(({ id }) => ({ finding: id, reason: 'accepted' }));
  expect(ruleList(other.model, states, 'en', waivers).rules.filter(({ isRedundant }) => isRedundant)).toEqual(
    [],
  );
  expect(ruleReport({ ...other, waivers }, 'isPosOrPpo')?.isRedundant).toBe(false);
});

it('a rule is used wherever a rule that depends on it is used', () => {
  const inner = edited(
    'isPosOrPpo',
    { or: [{ var: 'isMadeUp' }, { var: 'isPOS' }] },
    { isMadeUp: { var: 'isPPO' } },
  ).model;
  const uses = (name: string) => ruleReport({ ...context, model: inner }, name)?.uses ?? [];
  const own = uses('isMadeUp');
  const ofOuter = uses('isPosOrPpo');
  expect(ofOuter.length).toBeGreaterThan(0);
  expect(own.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(
    ['rule isPosOrPpo', ...ofOuter.map(({ kind, name }) => `${kind} ${name}`)].toSorted(),
  );
  expect(own.filter(({ through }) => through === undefined).map(({ name }) => name)).toEqual(['isPosOrPpo']);
  expect(own.every(({ name, through }) => name === 'isPosOrPpo' || through === 'isPosOrPpo')).toBe(true);
  expect(ruleList(inner, states, 'en').rules.find(({ name }) => name === 'isMadeUp')?.uses).toBe(own.length);
});

it('inverting a case gives the smallest rules for exactly the members of the other cases', () => {
  const [first] = findInvertingRules(context, 'isPosOrPpo', ['01']) ?? [];
  expect(first?.logic).toEqual({ var: 'isPOS' });
  const { diagrams, possible, conditions } = model.world;
  for (const { key } of ruleReport(context, 'mayChangePcp')?.cases?.filter(
    ({ outcome }) => outcome !== 'impossible',
  ) ?? []) {
    const rules = findInvertingRules(context, 'mayChangePcp', [key]) ?? [];
    expect(rules.length, key).toBeGreaterThan(0);
    const holds = rules.map(({ logic }) => diagrams.and(conditions.ofExpression(logic) ?? 0, possible));
    expect(new Set(holds).size).toBe(1);
    expect(holds[0]).not.toBe(diagrams.and(conditions.ofName('mayChangePcp') ?? 0, possible));
  }
  expect(findInvertingRules(context, 'mayChangePcp', ['101'])).toBeUndefined();
});

it('a condition is described with the rules that it names, in any notation', () => {
  expect(conditionWords(model, ['isPPO', 'hasPlan'], 'en')).toBe(
    'the plan is a PPO and the member has a plan',
  );
  expect(conditionWords(model, { '!': { or: [{ var: 'isPPO' }, { var: 'isPOS' }] } }, 'es')).toContain(' y ');
});
