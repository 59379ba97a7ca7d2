import type { TextView } from '../../view/blocks/text.ts';
import { Paragraphs } from '../elements/card-section.tsx';

export const TextBlock = ({ view }: { view: TextView }) => (
  <section className="prose">
    {view.title !== '' && <h2>{view.title}</h2>}
    <Paragraphs text={view.content} />
  </section>
);
