import type { FrameView } from '../../view/blocks/frame.ts';
import { Icon } from '../elements/artwork.tsx';
import { FramedPage } from '../elements/framed-page.tsx';

// R9.11 to R9.13.
export const LegacyFrame = ({ view }: { view: FrameView }) => (
  <div className="framebox" style={{ maxInlineSize: `${view.width}px` }}>
    <p className="framebar">
      <Icon name="lock" />
      <span>{view.title}</span>
    </p>
    <FramedPage view={view} />
  </div>
);
