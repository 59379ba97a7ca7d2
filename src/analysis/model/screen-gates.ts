import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { factFromSource } from '../../config/presence-facts.ts';
import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { workingOut } from '../diagrams/too-large.ts';
import { factFrom, mostForOne, type World } from './world.ts';

/** The kinds of conditions on the way to an item: sign-in, a selected coverage, plans, gates, data that its block shows, its link. */
export type StepKind = 'signedIn' | 'signedOut' | 'choice' | 'plans' | 'screen' | 'parent' | 'block' | 'item' | 'data' | 'link';

/** One condition on the way to an item; steps are in the order in which the portal checks them. */
export interface Step {
  readonly kind: StepKind;
  /** The screen, block or item that has the condition. */
  readonly at: string;
  /** What has to hold, as a configuration writes it; none for a link or a framed page. */
  readonly when?: When;
  readonly holds: Diagram;
}

/** Whether a step is a gate that somebody wrote for a screen, block or item. */
export const isGate = ({ kind }: Step): boolean => ['screen', 'parent', 'block', 'item'].includes(kind);

/** Who may open a screen, as `screenAccess` and `openPath` of the view decide it. */
export interface ScreenGates {
  /** Members for whom a link to the screen works. */
  readonly access: (key: string) => Diagram;
  /** The conditions under which its blocks are shown, in the order in which they are checked. */
  readonly steps: (key: string) => readonly Step[];
  readonly signedIn: Diagram;
  readonly coverageSelected: Diagram;
  /** Signed in with coverages of which none is selected: the chooser is shown instead of every screen. */
  readonly mustChoose: Diagram;
}

const lineOf = (screen: PlacedScreen, screens: ReadonlyMap<string, PlacedScreen>): readonly PlacedScreen[] => {
  const parent = screen.parent === undefined ? undefined : screens.get(screen.parent);
  return parent ? [screen, ...lineOf(parent, screens)] : [screen];
};

/** The step of a gate; none where there is no gate. */
export const gateSteps = (
  { conditions, diagrams }: World,
  { kind, at, when }: Pick<Step, 'kind' | 'at'> & { readonly when: When | undefined },
): readonly Step[] => {
  if (when === undefined) return [];
  const holds = workingOut({ kind: 'item', name: at }, () => diagrams.atMost(mostForOne, () => conditions.ofWhen(when)));
  return [{ kind, at, when, holds }];
};

/** The condition that a gate does not hold. */
const negated = (when: When): When => {
  const parts = typeof when === 'string' ? [{ var: when }] : Array.isArray(when) ? when.map((name: string) => ({ var: name })) : [when];
  return { '!': parts.length === 1 ? parts[0] : { and: parts } };
};

/** What a step asks of the fact with this source; nothing to name without such a fact. */
export const factHolds = ({ facts }: PortalConfig, from: string): { readonly when?: When } => {
  const name = factFromSource(facts, { from });
  return name === undefined ? {} : { when: name };
};

/** The gates of every screen of a configuration. */
export const screenGates = (config: PortalConfig, world: World): ScreenGates => {
  const { diagrams, conditions } = world;
  const screens = new Map(config.screens.map((screen) => [screen.key, screen]));
  const signedIn = factFrom(config, world, 'session:isLoggedIn');
  const coverageSelected = factFrom(config, world, 'session:isCoverageSelected');
  const hasCoverages = factFrom(config, world, 'derived:coverageCount');
  const mustChoose = diagrams.minus(diagrams.and(signedIn, hasCoverages), coverageSelected);
  const noPlans = diagrams.and(signedIn, conditions.ofWhen(config.settings.noPlans));
  const closed: Step = { kind: 'plans', at: '', when: negated(config.settings.noPlans), holds: diagrams.not(noPlans) };
  const isSignedIn = factHolds(config, 'session:isLoggedIn');
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
      ...line.flatMap((one) => gateSteps(world, { kind: one === screen ? 'screen' : 'parent', at: one.key, when: one.when })),
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
        { kind: 'choice', at: key, holds: Object.hasOwn(config.paths.en, key) ? diagrams.or(mustChoose, access(key)) : mustChoose },
      ];
    return [
      signIn,
      { kind: 'choice', at: key, ...factHolds(config, 'session:isCoverageSelected'), holds: diagrams.not(mustChoose) },
      ...gates,
    ];
  };
  return { access: memoize(access), steps: memoize(steps), signedIn, coverageSelected, mustChoose };
};

/** Settings that name a condition. */
export const gatedSettings = ['noPlans', 'firstLogin', 'firstLoginPaperless', 'externalLinkNotice'] as const;
