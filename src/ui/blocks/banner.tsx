import { useId } from 'react';
import type { BannerView } from '../../view/blocks/banner.ts';
import { Scene } from '../elements/artwork.tsx';
import { ItemLinks } from '../elements/items.tsx';

export const Banner = ({ view }: { view: BannerView }) => {
  const headingId = useId();
  return (
    <section className="well" aria-labelledby={headingId}>
      {!view.isPlain && <Scene kind="wide" />}
      <div className="b">
        <h2 id={headingId}>{view.title}</h2>
        {view.content !== undefined && <p>{view.content}</p>}
        <ItemLinks items={view.items} />
      </div>
    </section>
  );
};
