import type { FaqView } from '../../view/blocks/faq.ts';
import { CardSection } from '../elements/card-section.tsx';
import { FaqBrowser } from '../faq/faq-browser.tsx';

export const Faq = ({ view }: { view: FaqView }) => (
  <CardSection title={view.title}>
    <FaqBrowser key={view.language} view={view} />
  </CardSection>
);
