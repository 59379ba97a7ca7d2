import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Gate } from '../../rules/gate.ts';

const gates: readonly string[] = ['when', 'from', 'until'];

const open = (screen: PlacedScreen): PlacedScreen => {
  const own = Object.fromEntries(Object.entries(screen).filter(([name]) => !gates.includes(name)));
  return { ...(own as unknown as PlacedScreen), withoutPlans: true };
};

/** The configuration with every screen open to everybody who may be signed in, so that each can be looked at. */
export const withOpenScreens = memoize((config: PortalConfig): PortalConfig => ({ ...config, screens: config.screens.map(open) }));

/** A gate that lets every block, item and entry of a menu be drawn; what is decided, plan variants and redirects stay as they are for the member. */
export const ghostGate = (gate: Gate, { redirects }: PortalConfig): Gate => ({
  ...gate,
  visible: (list) => ((list as readonly unknown[]) === redirects ? gate.visible(list) : list),
});
