import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import words from '../../../locales/es/components.json';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleItem } from '../../../tests/support/components/sample-link.ts';
import type { TierCardsView } from '../../view/blocks/tier-cards.ts';
import { TierCards } from './tier-cards.tsx';

const view: TierCardsView = {
  type: 'tierCards',
  id: 'tiers',
  title: 'Your network tiers',
  cards: [
    {
      id: 'tier1',
      title: 'Tier 1',
      content: 'Our own network.',
      icon: 'stethoscope',
      cost: 1,
      items: [sampleItem('doctor', 'Doctor'), sampleItem('lab', 'Lab')],
    },
    {
      id: 'tier3',
      title: 'Tier 3',
      content: 'Any licensed provider in the U.S.',
      icon: 'building',
      cost: 3,
      items: [],
    },
    { id: 'benefits', title: 'Supplemental benefits', items: [sampleItem('vision', 'Vision')] },
  ],
};

const card = (name: string) => screen.getByRole('heading', { name }).closest('li')!;

describe('TierCards', () => {
  test('R2.154: each card has its own texts and links; a card without links is text', async () => {
    renderUi(<TierCards view={view} />);
    expect(
      within(card('Tier 1'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Doctor', 'Lab']);
    expect(within(card('Tier 3')).queryAllByRole('link')).toEqual([]);
    expect(card('Tier 3').textContent).toContain('Any licensed provider in the U.S.');
    expect(await accessibilityOf()).toEqual([]);
  });

  test('the cost is written beside the scale, and only when cards are compared', () => {
    renderUi(<TierCards view={view} />, 'es');
    expect(card('Tier 1').textContent).toContain(words.tierCards.cost1);
    expect(card('Tier 1').querySelectorAll('[data-on=true]')).toHaveLength(1);
    expect(card('Tier 3').querySelectorAll('[data-on=true]')).toHaveLength(3);
    expect(card('Supplemental benefits').querySelector('.scale')).toBeNull();
  });
});
