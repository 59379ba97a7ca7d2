import type { ComponentType } from 'react';
import type { BlockView } from '../view/block-view.ts';
import type { RowView, ScreenView } from '../view/screen-view.ts';
import { blocks } from './blocks/blocks.ts';
import { Icon } from './icon.tsx';
import { PageHeading } from './page-heading.tsx';
import { PortalLink } from './portal-link.tsx';

/** The component of a block; the record pairs each type with its own view, which the lookup by a union cannot express. */
const Block = ({ view }: { readonly view: BlockView }) => {
  const Component = blocks[view.type] as ComponentType<{ readonly view: BlockView }>;
  return <Component view={view} />;
};

const Blocks = ({ views }: { readonly views: readonly BlockView[] }) => views.map((view) => <Block key={view.id} view={view} />);

const Row = ({ row }: { readonly row: RowView }) => {
  if (row.kind === 'full') return <Block view={row.block} />;
  if (row.kind === 'hero')
    return (
      <div className="hero">
        <Blocks views={row.blocks} />
      </div>
    );
  return (
    <div className="cols">
      <div className="stack">
        <Blocks views={row.main} />
      </div>
      <div className="stack">
        <Blocks views={row.side} />
      </div>
    </div>
  );
};

const Crumb = ({ title, href }: NonNullable<ScreenView['parent']>) => (
  <p className="crumb">
    <Icon name="back" />
    <PortalLink link={{ href, kind: 'route', newTab: false, notice: false }}>{title}</PortalLink>
  </p>
);

/** One screen from its view: the way back, the heading unless a block brings it, and the rows of blocks. */
export const ScreenPage = ({ screen }: { readonly screen: ScreenView }) => (
  <div key={screen.key} className="page stack">
    {screen.parent && <Crumb {...screen.parent} />}
    {screen.heading !== undefined && (
      <div className="pagehead">
        <PageHeading>{screen.heading}</PageHeading>
        {screen.intro !== undefined && <p className="lead">{screen.intro}</p>}
      </div>
    )}
    {screen.rows.map((row, index) => (
      <Row key={row.kind === 'full' ? row.block.id : index} row={row} />
    ))}
  </div>
);
