import { brokenConstraints } from '../../analysis/explain/needed-constraints.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../analysis/space/space.ts';
import { type NamedSample, namesText, type Sentence, sentences } from '../../analysis/words/sentences.ts';
import { locateProblem, type Problem } from '../../config/check/findings/problem.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { findLocation } from './places.ts';

interface LostPlan {
  readonly constraint: string;
  readonly plan: string;
  readonly together: readonly string[];
}

// When several constraints together exclude a plan, the last one is reported.
const lostPlans = ({ world }: PortalModel): readonly LostPlan[] => {
  const { diagrams, valid, possible, constraints, variants } = world;
  const isAlone = (id: string, members: number): boolean => {
    const own = constraints.find((one) => one.id === id);
    return own !== undefined && diagrams.all([members, valid, own.holds]) === 0;
  };
  return variants
    .filter(({ members }) => diagrams.meets(members, valid) && !diagrams.meets(members, possible))
    .flatMap(({ name: plan, members }): readonly LostPlan[] => {
      const ids = brokenConstraints(world, members);
      const alone = ids.filter((id) => isAlone(id, members));
      if (alone.length > 0) return alone.map((constraint) => ({ constraint, plan, together: [] }));
      const constraint = ids.at(-1);
      return constraint === undefined ? [] : [{ constraint, plan, together: ids.slice(0, -1) }];
    });
};

const mostNamed = 4;
const mostSummarized = 2;

const samplesText = (samples: readonly NamedSample[], say: Sentence): string => {
  const label = ({ name, summary }: NamedSample): string =>
    summary === '' || samples.length > mostSummarized ? name : say('sample', { name, summary });
  const names = namesText(samples.map(label), say, mostNamed);
  return say(`finding.excluding-constraint.${samples.length === 1 ? 'sample' : 'samples'}`, { names });
};

// Such constraints are errors, because these members exist.
export const excludedMembers = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  { language, samples }: { readonly language: Language; readonly samples: readonly SampleState[] },
): readonly Problem[] => {
  const { world, portal } = model;
  if (world.possible === 0) return [];
  const say = sentences(language);
  const plans = lostPlans(model);
  const states = samples.map((sample) => ({ sample, state: stateOf(world.space, sample.facts) }));
  return world.constraints.flatMap(({ id, holds }) => {
    const lost = plans.filter(({ constraint }) => constraint === id);
    const breaking = states
      .filter(({ state }) => !holdsFor(world.diagrams, holds, state))
      .map(({ sample }) => sample);
    const at = findLocation(documents, { kind: 'constraint', name: id });
    if (!at || lost.length + breaking.length === 0) return [];
    const named = lost.map(({ plan }) => portal.labels.variants[plan]?.[language] ?? plan);
    const others = [...new Set(lost.flatMap(({ together }) => together))].map((one) => `\`${one}\``);
    const together =
      others.length === 0
        ? ''
        : say('finding.excluding-constraint.together', { constraints: others.join(say('and')) });
    const members = [
      ...(named.length === 0
        ? []
        : [say('finding.excluding-constraint.plans', { plans: namesText(named, say, mostNamed), together })]),
      ...(breaking.length === 0 ? [] : [samplesText(breaking, say)]),
    ].join(say('semicolon'));
    const message = say('finding.excluding-constraint.message', { name: id, members });
    const says = portal.labels.constraints[id]?.says[language] ?? id;
    const hint = say(`finding.excluding-constraint.${named.length === 0 ? 'hint' : 'planHint'}`, { says });
    return [locateProblem({ at, code: 'excluding-constraint', message, hint })];
  });
};
