import type { PlacedScreen } from '../config/portal-config.ts';
import { blockViews } from './blocks/block-views.ts';
import { composeScreen } from './compose-screen.ts';
import type { ScreenView } from './screen-view.ts';
import type { ViewContext } from './view-context.ts';

/** A whole screen, with the view functions of every block type. */
export const buildScreen = (screen: PlacedScreen, context: ViewContext): ScreenView => composeScreen(screen, context, blockViews);
