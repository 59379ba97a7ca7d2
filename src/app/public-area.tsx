import { OpenedScreen } from './opened-screen.tsx';
import { useViewContext } from './use-view-context.ts';

/** The screens of a signed-out visitor. */
export const PublicArea = () => <OpenedScreen context={useViewContext(undefined, undefined)} />;
