import type { NotFoundView } from '../../view/blocks/not-found.ts';
import { Scene } from '../elements/artwork.tsx';
import { ItemButtons } from '../elements/items.tsx';
import { PageHeading } from '../elements/page-head.tsx';
import { useWords } from '../provided/words.ts';

// R8.14, A54.
export const NotFound = ({ view }: { view: NotFoundView }) => {
  const { t } = useWords();
  return (
    <section className="sea">
      <Scene kind="sea" />
      <p className="over">{t('components.notFound.over')}</p>
      <PageHeading>{view.title}</PageHeading>
      {view.content !== undefined && <p className="text">{view.content}</p>}
      <ItemButtons items={view.items} />
    </section>
  );
};
