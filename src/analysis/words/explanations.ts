import type { Labels } from '../../config/compile/labels.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Audience, Explanation } from '../explain/explain-item.ts';
import type { PlanShare, Share } from '../explain/plan-shares.ts';
import { namesIn } from '../model/named-conditions.ts';
import type { Step } from '../model/screen-gates.ts';
import type { Variable } from '../space/space.ts';
import { factWords } from './fact-words.ts';
import { type NamedSample, sampleNames, type Sentence, sentences } from './sentences.ts';

interface Wording {
  readonly labels: Labels;
  readonly language: Language;
  readonly say: Sentence;
  readonly words: ReturnType<typeof factWords>;
}

// For these steps the sentence already says everything about the condition.
const completeSteps: readonly Step['kind'][] = ['signedIn', 'signedOut', 'choice', 'plans'];

const stepText = ({ kind, at, when }: Step, { labels, language, say }: Wording): string => {
  const step = say(`step.${kind}`, { at, target: at });
  const named = completeSteps.includes(kind) ? [] : namesIn(when);
  const rules = named
    .map((name) => `${name}: ${(labels.rules[name] ?? labels.facts[name])?.[language] ?? name}`)
    .join(say('comma'));
  return named.length === 0 ? step : say('rule', { step, rules });
};

const constraintsText = (
  ids: readonly string[],
  { labels: { constraints }, language, say }: Wording,
): string => {
  const parts = ids.map((id) => {
    const label = constraints[id];
    return say(label?.status === 'assumed' ? 'assumed' : 'constraint', {
      id,
      says: label?.says[language] ?? id,
    });
  });
  return parts.join(say('semicolon'));
};

const linkText = ({ link }: Explanation, { labels, language, say }: Wording): readonly string[] => {
  if (!link) return [];
  const says = (variant: string): string => labels.variants[variant]?.[language] ?? variant;
  const variant =
    link.variant === undefined
      ? say('plain')
      : say('variant', { variant: link.variant, says: says(link.variant) });
  return [link.target === undefined ? say('noLink') : say('link', { target: link.target, variant })];
};

const earlierText = ({ link, state }: Explanation, { say, words }: Wording): readonly string[] =>
  (link?.earlier ?? []).map(({ variant, because }) =>
    say('earlier', { variant, facts: words.inState(because, state) }),
  );

const mostListed = 6;

const someOf = (
  facts: readonly Variable[],
  describe: (facts: readonly Variable[]) => string,
  say: Sentence,
): string =>
  facts.length <= mostListed
    ? describe(facts)
    : say('more', {
        facts: facts
          .slice(0, mostListed - 1)
          .map((fact) => describe([fact]))
          .join(say('comma')),
        count: String(facts.length - mostListed + 1),
      });

const changeText = ({ change, choosesFirst, verdict }: Explanation, wording: Wording): readonly string[] => {
  const { say, words } = wording;
  if (verdict === 'unknown') return [];
  if (!change) return [say('noChange')];
  if (choosesFirst) return [say('choosesFirst')];
  return [
    ...(change.own.length > 0 ? [say('changeOwn', { facts: words.inState(change.own, change.state) })] : []),
    ...(change.portal.length > 0
      ? [say('changePortal', { facts: words.inState(change.portal, change.state) })]
      : []),
    ...(change.record.length > 0
      ? [say('changeRecord', { facts: words.inState(change.record, change.state) })]
      : []),
    ...(change.also.length > 0
      ? [
          say('changeAlso', {
            facts: someOf(change.also, (facts) => words.inState(facts, change.state), say),
            constraints: constraintsText(change.tied, wording),
          }),
        ]
      : []),
  ];
};

const reasonText = (
  { reason, shorter, state, verdict }: Explanation,
  wording: Wording,
): readonly string[] => {
  const { say, words } = wording;
  if (verdict === 'unknown') return [];
  const constraints = constraintsText(shorter?.constraints ?? [], wording);
  return [
    ...(reason
      ? [reason.length === 0 ? say('always') : say('because', { facts: words.inState(reason, state) })]
      : []),
    ...(shorter
      ? [
          say(shorter.facts.length === 0 ? 'follows' : 'shorter', {
            facts: words.inState(shorter.facts, state),
            constraints,
          }),
        ]
      : []),
  ];
};

/**
 * Explains in sentences why a member sees or does not see an item: the verdict, the hiding condition, the
 * smallest reasons, the link, and what would change the verdict.
 */
export const explanationSentences = (
  explanation: Explanation,
  labels: Labels,
  language: Language,
): readonly string[] => {
  const wording = { labels, language, say: sentences(language), words: factWords(labels, language) };
  const { say } = wording;
  const { item, verdict, missing, failing, broken, assumes } = explanation;
  const facts = missing.map(({ name }) => labels.facts[name]?.[language] ?? name).join(say('comma'));
  const whenClosed = (item.source['whenClosed'] as string | undefined) ?? 'nothing';
  const closes = item.kind === 'screen' && (failing?.kind === 'screen' || failing?.kind === 'parent');
  return [
    say(`verdict.${verdict}`, { id: item.id, facts }),
    ...(failing ? [say('stops', { step: stepText(failing, wording) })] : []),
    ...(closes ? [say(`closed.${whenClosed}`)] : []),
    ...reasonText(explanation, wording),
    ...linkText(explanation, wording),
    ...earlierText(explanation, wording),
    ...changeText(explanation, wording),
    ...assumedText('finding.assumes', assumes, labels, language),
    ...(broken.length > 0 ? [say('impossible', { constraints: constraintsText(broken, wording) })] : []),
  ];
};

const assumedText = (
  says: 'finding.assumes' | 'seesAssuming',
  assumes: readonly string[],
  { constraints }: Labels,
  language: Language,
): readonly string[] => {
  const say = sentences(language);
  const named = assumes
    .map((id) => say('constraint', { id, says: constraints[id]?.says[language] ?? id }))
    .join(say('semicolon'));
  return assumes.length === 0 ? [] : [say(says, { constraints: named })];
};

const isGroup = (plan: string): boolean => ['default', 'noPlans', 'unchosen', 'visitor'].includes(plan);

/**
 * Describes whether all, some or none of the members of each plan are affected. Uses a plan's id if
 * `variants` does not name it.
 */
export const plansText = (
  plans: readonly PlanShare[],
  language: Language,
  shares: readonly Share[] = ['all', 'some', 'none'],
  variants: Labels['variants'] = {},
): string => {
  const say = sentences(language);
  const named = (plan: string): string =>
    isGroup(plan) ? say(`group.${plan}`) : (variants[plan]?.[language] ?? plan);
  const sharing = (wanted: Share): readonly string[] => {
    const names = plans.filter(({ share }) => share === wanted).map(({ plan }) => named(plan));
    if (names.length === 0) return [];
    if (names.length === plans.length && wanted !== 'some')
      return [say(wanted === 'all' ? 'everybody' : 'nobody')];
    return [
      say(`share.${wanted}`, {
        names: names.length === plans.length ? say('share.every') : names.join(say('comma')),
      }),
    ];
  };
  return shares.flatMap(sharing).join(say('semicolon'));
};

interface AudienceTelling {
  readonly samples?: readonly NamedSample[];
  readonly all?: readonly NamedSample[];
  readonly rules?: readonly string[];
}

/** Describes who sees an item, in sentences. */
export const audienceSentences = (
  audience: Audience,
  { samples, all = [], rules }: AudienceTelling,
  labels: Labels,
  language: Language,
): readonly string[] => {
  const say = sentences(language);
  return [
    say('sees', { cases: factWords(labels, language).cases(audience.cases, rules) }),
    say('seesVariants', { variants: plansText(audience.plans, language, undefined, labels.variants) }),
    ...(samples ? [say('samples', { names: sampleNames(samples, all, say) })] : []),
    ...assumedText('seesAssuming', audience.assumes, labels, language),
  ];
};
