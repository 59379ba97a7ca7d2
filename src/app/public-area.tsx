import { PublicShell } from '../ui/shell/public-shell.tsx';
import { OpenedScreen } from './opened-screen.tsx';
import { usePublicBlocks } from './use-public-blocks.ts';
import { useViewContext } from './use-view-context.ts';

const shells = { public: PublicShell, member: PublicShell };

/** The screens of a signed-out visitor. */
export const PublicArea = () => <OpenedScreen context={useViewContext(undefined, undefined)} blocks={usePublicBlocks()} shells={shells} />;
