import type { ComponentType } from 'react';
import type { BlockView } from '../../view/blocks/block-views.ts';
import type { RowView, ScreenView, ShownBlock } from '../../view/screen/compose-screen.ts';
import type { BlockComponents } from '../blocks/block-registry.ts';
import { PageHead } from '../elements/page-head.tsx';

interface BlockProps {
  view: ShownBlock;
  blocks: BlockComponents;
}

// The lookup by a union type cannot express that each type has its own view.
const Block = ({ view, blocks }: BlockProps) => {
  const Component = blocks[view.type] as ComponentType<{ readonly view: BlockView }> | undefined;
  return Component && <Component view={view} />;
};

const Place = ({ view, blocks }: BlockProps) => (
  <div id={view.id} className="place" data-block={view.id}>
    {view.anchors?.map((anchor) => (
      <span key={anchor} id={anchor} />
    ))}
    <Block view={view} blocks={blocks} />
  </div>
);

const Stack = ({ views, blocks }: { views: readonly ShownBlock[]; blocks: BlockComponents }) => (
  <div className="stack">
    {views.map((view) => (
      <Place key={view.id} view={view} blocks={blocks} />
    ))}
  </div>
);

const Row = ({ row, blocks }: { row: RowView; blocks: BlockComponents }) => {
  if (row.kind === 'full') return <Place view={row.block} blocks={blocks} />;
  if (row.kind === 'hero')
    return (
      <div className="hero">
        {row.blocks.map((view) => (
          <Block key={view.id} view={view} blocks={blocks} />
        ))}
      </div>
    );
  return (
    <div className="cols">
      <Stack views={row.main} blocks={blocks} />
      <Stack views={row.side} blocks={blocks} />
    </div>
  );
};

/** Shows the head and the blocks of a screen. */
export const ScreenPage = ({ screen, blocks }: { screen: ScreenView; blocks: BlockComponents }) => (
  <div key={screen.key} className="page stack">
    <PageHead screen={screen} />
    {screen.rows.map((row, index) => (
      <Row key={row.kind === 'full' ? row.block.id : index} row={row} blocks={blocks} />
    ))}
  </div>
);
