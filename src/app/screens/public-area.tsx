import { visitorFacts } from '../../member/fact-values.ts';
import { publicBlocks } from '../../ui/blocks/public-blocks.ts';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { publicBlockViews } from '../../view/blocks/public-block-views.ts';
import { OpenedScreen } from './opened-screen.tsx';
import { useBlockRegistry } from './use-block-registry.ts';
import { useViewContext } from './use-view-context.ts';

const shells = { public: PublicShell, member: PublicShell };
const visitor = { member: undefined, coverage: undefined, readFacts: visitorFacts };
const firstBlocks = { views: publicBlockViews, components: publicBlocks };

export const PublicArea = () => (
  <OpenedScreen context={useViewContext(visitor)} blocks={useBlockRegistry(firstBlocks)} shells={shells} />
);
