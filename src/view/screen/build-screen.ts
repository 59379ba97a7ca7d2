import { mainHeading } from '../../config/generated/block-traits.ts';
import type { PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { blockViews } from '../blocks/block-views.ts';
import { screenOf } from '../routes/paths.ts';
import type { ViewContext } from '../view-context.ts';
import { composeScreen, type ScreenView } from './compose-screen.ts';

/** Builds a screen with the view functions of every block type. */
export const buildScreen = (screen: PlacedScreen, context: ViewContext): ScreenView =>
  composeScreen(screen, context, blockViews);

/** The parts of a screen that do not depend on the member. */
export interface KnownHead extends Pick<ScreenView, 'parent' | 'heading'> {
  readonly path: string;
}

const isShownToMembers = ({ layout, dialog, forwardTo }: PlacedScreen): boolean =>
  layout !== 'public' && !dialog && forwardTo === undefined;

// Dated screens are excluded, because a saved document outlives its day.
const isDated = (config: PortalConfig, { from, until, parent }: PlacedScreen): boolean => {
  const above = parent === undefined ? undefined : screenOf(config, parent);
  return (from ?? until) !== undefined || (above !== undefined && isDated(config, above));
};

/** Returns the heads of member screens whose title is the same for every plan (Decision 0011). */
export const knownHeads = (unknown: ViewContext): readonly KnownHead[] => {
  const { config, language, words } = unknown;
  return config.screens.flatMap((screen) => {
    const path = config.paths[language][screen.key];
    const varies = Object.keys(words.screens[screen.key] ?? {}).some((field) => field.endsWith('Title'));
    const bringsHeading = screen.blocks.some(({ type }) => mainHeading[type]);
    if (path === undefined || varies || bringsHeading || !isShownToMembers(screen) || isDated(config, screen))
      return [];
    const { heading, parent } = buildScreen(screen, unknown);
    return [{ path: encodeURI(path), heading, parent }];
  });
};
