import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { factFromSource } from '../../config/presence-facts.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { withSubject } from '../diagrams/too-large.ts';
import { factFrom, mostForOne, type World } from './world.ts';

export type StepKind =
  'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';

/** A condition that must hold for an item to be shown. Steps are in the order of the portal's checks. */
export interface Step {
  readonly kind: StepKind;
  readonly at: string;
  /** The condition as written in the configuration; absent for a link or a framed page. */
  readonly when?: When;
  readonly holds: Diagram;
}

/** Returns true when a step is the gate of a screen, block or item. */
export const isGate = ({ kind }: Step): boolean => ['screen', 'parent', 'block', 'item'].includes(kind);

// Must agree with `screenAccess` and `openPath` of the view.
export interface ScreenGates {
  readonly access: (key: string) => Diagram;
  readonly steps: (key: string) => readonly Step[];
  readonly signedIn: Diagram;
  readonly coverageSelected: Diagram;
  // Signed in with several coverages and none selected: the chooser replaces every screen.
  readonly mustChoose: Diagram;
}

const lineOf = (
  screen: PlacedScreen,
  screens: ReadonlyMap<string, PlacedScreen>,
): readonly PlacedScreen[] => {
  const parent = screen.parent === undefined ? undefined : screens.get(screen.parent);
  return parent ? [screen, ...lineOf(parent, screens)] : [screen];
};

export const gateSteps = (
  { conditions, diagrams }: World,
  { kind, at, when }: Pick<Step, 'kind' | 'at'> & { readonly when: When | undefined },
): readonly Step[] => {
  if (when === undefined) return [];
  const holds = withSubject({ kind: 'item', name: at }, () =>
    diagrams.atMost(mostForOne, () => conditions.ofWhen(when)),
  );
  return [{ kind, at, when, holds }];
};

// The same object for the same condition, so that equal steps have equal parts.
const negated = memoize((when: When): When => {
  const parts =
    typeof when === 'string'
      ? [{ var: when }]
      : Array.isArray(when)
        ? when.map((name: string) => ({ var: name }))
        : [when];
  return { '!': parts.length === 1 ? parts[0] : { and: parts } };
});

export const factHolds = ({ facts }: PortalConfig, from: string): { readonly when?: When } => {
  const name = factFromSource(facts, { from });
  return name === undefined ? {} : { when: name };
};

export const screenGates = (config: PortalConfig, world: World): ScreenGates => {
  const { diagrams, conditions } = world;
  const screens = new Map(config.screens.map((screen) => [screen.key, screen]));
  const signedIn = factFrom(config, world, 'session:isLoggedIn');
  const coverageSelected = factFrom(config, world, 'session:isCoverageSelected');
  const hasCoverages = factFrom(config, world, 'derived:coverageCount');
  const mustChoose = diagrams.minus(diagrams.and(signedIn, hasCoverages), coverageSelected);
  const noPlans = diagrams.and(signedIn, conditions.ofWhen(config.settings.noPlans));
  const closed: Step = {
    kind: 'plans',
    at: '',
    when: negated(config.settings.noPlans),
    holds: diagrams.not(noPlans),
  };
  const isSignedIn = factHolds(config, 'session:isLoggedIn');
  const isChosen = factHolds(config, 'session:isCoverageSelected');
  const signedOut = {
    kind: 'signedOut',
    ...(isSignedIn.when && { when: negated(isSignedIn.when) }),
    holds: diagrams.not(signedIn),
  } as const;
  const gatesOf = memoize((screen: PlacedScreen): readonly Step[] => {
    const line = lineOf(screen, screens);
    const closes = (screen.layout ?? 'member') === 'member' && !line.some((one) => one.withoutPlans);
    return [
      ...(closes ? [{ ...closed, at: screen.key }] : []),
      ...line.flatMap((one) =>
        gateSteps(world, { kind: one === screen ? 'screen' : 'parent', at: one.key, when: one.when }),
      ),
    ];
  });
  const access = (key: string): Diagram => {
    const screen = screens.get(key);
    return screen ? diagrams.all(gatesOf(screen).map(({ holds }) => holds)) : 0;
  };
  const steps = (key: string): readonly Step[] => {
    const screen = screens.get(key);
    if (!screen || key === 'notFound') return [];
    const gates = gatesOf(screen);
    if (key === 'login') return [{ ...signedOut, at: key }, ...gates];
    if ((screen.layout ?? 'member') !== 'member') return gates;
    const signIn: Step = { kind: 'signedIn', at: key, ...isSignedIn, holds: signedIn };
    if (key === 'chooseCoverage')
      return [
        signIn,
        {
          kind: 'choice',
          at: key,
          holds: Object.hasOwn(config.paths.en, key) ? diagrams.or(mustChoose, access(key)) : mustChoose,
        },
      ];
    return [
      signIn,
      {
        kind: 'choice',
        at: key,
        ...isChosen,
        holds: diagrams.not(mustChoose),
      },
      ...gates,
    ];
  };
  return { access: memoize(access), steps: memoize(steps), signedIn, coverageSelected, mustChoose };
};

export const gatedSettings = ['noPlans', 'firstLogin', 'firstLoginPaperless', 'externalLinkNotice'] as const;
