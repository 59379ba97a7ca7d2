import { realisticMembers } from '../../analysis/explain/witness.ts';
import { analyse } from '../../analysis/findings/analyse.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factsOf, holdsFor, stateOf } from '../../analysis/space/space.ts';
import { constraintEffect, type FurtherMembers } from '../../analysis/table/constraint-effect.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { type NamedSample, sampleNames, sentences } from '../../analysis/words/sentences.ts';
import { witnessText } from '../../analysis/words/witness-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { UnknownName } from '../refusal.ts';

interface ConstraintQuestion {
  readonly id: string;
  readonly language: Language;
  readonly states: readonly SampleState[];
  readonly at: string | undefined;
}

const exampleText = (
  model: PortalModel,
  { example }: FurtherMembers,
  { language, states }: Pick<ConstraintQuestion, 'language' | 'states'>,
): readonly string[] => {
  if (!example) return [];
  const words = factWords(model.portal.labels, language);
  return [
    sentences(language)('finding.witness', {
      facts: witnessText(model, example, { language, words, samples: states }),
    }),
  ];
};

/** Reports a constraint: its evidence, whom it excludes, and what depends on it. Throws for an unknown id. */
export const constraintReport = (
  model: PortalModel,
  { id, language, states, at }: ConstraintQuestion,
): { readonly data: object; readonly lines: readonly string[] } => {
  const { world, portal, items } = model;
  const effect = constraintEffect(model, id, { language, pool: realisticMembers(model, states) });
  const label = portal.labels.constraints[id];
  if (!effect || !label) throw new UnknownName('constraint', id, Object.keys(portal.labels.constraints));
  const say = sentences(language);
  const findings = analyse(model).findings.filter(({ assumes }) => assumes.includes(id));
  const holds = world.constraints.find((one) => one.id === id)?.holds ?? 1;
  const breaking: readonly NamedSample[] = states.filter(
    ({ facts }) => !holdsFor(world.diagrams, holds, stateOf(world.space, facts)),
  );
  const counts = { count: String(effect.rows.length), all: String(items.length) };
  const lines = [
    say('aboutConstraint.says', {
      id,
      says: label.says[language],
      status: say(`aboutConstraint.${label.status}`),
    }),
    say('aboutConstraint.evidence', { evidence: label.evidence[language] }),
    ...(at === undefined ? [] : [say('explain.writtenAt', { at })]),
    '',
    ...(effect.members === 0
      ? [say('aboutConstraint.implied')]
      : [
          say('aboutConstraint.without', {
            cases: factWords(portal.labels, language).cases(effect.cases, [id]),
          }),
        ]),
    ...exampleText(model, effect, { language, states }),
    ...(effect.members === 0
      ? []
      : [say(effect.rows.length === 0 ? 'aboutConstraint.noRows' : 'aboutConstraint.rows', counts)]),
    ...effect.rows.map(({ item, columns }) => `  ${item} (${columns.join(say('comma'))})`),
    ...(findings.length === 0
      ? []
      : [say('aboutConstraint.findings', { ids: findings.map((one) => one.id).join(say('comma')) })]),
    ...(breaking.length === 0
      ? []
      : [say('aboutConstraint.broken', { names: sampleNames(breaking, states, say) })]),
  ];
  const data = {
    id,
    ...label,
    writtenAt: at,
    example: effect.example && factsOf(world.space, effect.example.state),
    rows: effect.rows,
    findings: findings.map((one) => one.id),
    brokenBy: breaking.map(({ name }) => name),
  };
  return { data, lines };
};
