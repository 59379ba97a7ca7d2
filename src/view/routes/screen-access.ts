import type { PlacedScreen } from '../../config/portal-config.ts';
import type { ViewContext } from '../view-context.ts';
import { screenOf } from './paths.ts';

export type ScreenAccess =
  | { readonly access: 'open' }
  | { readonly access: 'noPlans' }
  | { readonly access: 'closed'; readonly whenClosed: 'nothing' | 'notFound' | 'home'; readonly by: string };

const lineOf = (screen: PlacedScreen, context: ViewContext): readonly PlacedScreen[] => {
  const parent = screen.parent === undefined ? undefined : screenOf(context.config, screen.parent);
  return parent ? [screen, ...lineOf(parent, context)] : [screen];
};

// Routes and links share this decision (A19, A90, A100). A screen that is not shown on this day is not found
// (Decision 0026).
export const screenAccess = (screen: PlacedScreen, context: ViewContext): ScreenAccess => {
  const line = lineOf(screen, context);
  const missing = line.find((one) => !context.gate.isDue(one));
  if (missing) return { access: 'closed', whenClosed: 'notFound', by: missing.key };
  const isMemberOnly = (screen.layout ?? 'member') === 'member';
  const hasNoPlans =
    context.member !== undefined && context.gate.decide(context.config.settings.noPlans).shown;
  if (isMemberOnly && hasNoPlans && !line.some((one) => one.withoutPlans)) return { access: 'noPlans' };
  for (const one of line) {
    const decision = context.gate.decide(one.when);
    if (!decision.shown)
      return { access: 'closed', whenClosed: screen.whenClosed ?? 'nothing', by: decision.by };
  }
  return { access: 'open' };
};
