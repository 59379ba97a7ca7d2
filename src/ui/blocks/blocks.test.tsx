import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { sampleItem, sampleLink } from '../../../tests/support/components/sample-link.ts';
import type { NoticeView } from '../../view/blocks/notice.ts';
import { Banner } from './banner.tsx';
import { CareTeam } from './care-team.tsx';
import { FullIdCard } from './full-id-card.tsx';
import { IdCard } from './id-card.tsx';
import { InfoCard } from './info-card.tsx';
import { LinkCards } from './link-cards.tsx';
import { NotFound } from './not-found.tsx';
import { Notice } from './notice.tsx';
import { QuickLinks } from './quick-links.tsx';
import { TextBlock } from './text-block.tsx';

const idCard = {
  type: 'idCard',
  id: 'card',
  brand: 'Brisamar',
  name: 'Elena Marín',
  memberId: '447',
  planName: 'Gold 80 HMO',
  networkName: 'Premier',
  isEnded: false,
} as const;

describe('the smaller blocks', () => {
  test('R2.119, R3.034: the care team shows physician, medical group and network, each with its label', async () => {
    renderUi(<CareTeam view={sampleBlocks.careTeam} />, 'es');
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Médico de atención primariaDr. Miguel ArandaHarborview Medical Group(760) 555-0119',
      'Grupo médico del planHarborview Medical Group',
      'Red del planPremier Network',
    ]);
    expect(screen.getByRole('link', { name: '(760) 555-0119' }).getAttribute('href')).toBe('tel:7605550119');
    expect(await accessibilityOf()).toEqual([]);
  });

  test('the ID card shows the member and links to the real card', async () => {
    renderUi(<IdCard view={{ ...idCard, officeVisit: '$20', link: sampleLink('/coverage') }} />);
    expect(screen.getByRole('region', { name: 'ID card' }).textContent).toContain('Elena Marín');
    expect(screen.getByRole('link', { name: 'View ID card' }).getAttribute('href')).toBe('/coverage');
    expect(await accessibilityOf()).toEqual([]);
  });

  test.each([
    ['en', 'Coverage ended'],
    ['es', 'Cobertura terminada'],
  ] as const)(
    'both ID cards of an ended coverage show that in %s, and no others do',
    async (language, words) => {
      const face = {
        id: 'card',
        brand: 'Brisamar',
        name: 'Elena Marín',
        memberId: '447',
        planName: 'Gold 80 HMO',
        networkName: 'Premier',
      };
      const phone = { text: '1-800-555-0199', href: 'tel:18005550199', note: 'TTY: 711.' };
      const cards = (isEnded: boolean) => (
        <>
          <IdCard view={{ ...face, isEnded, type: 'idCard' }} />
          <FullIdCard view={{ ...face, isEnded, type: 'fullIdCard', phone, items: [] }} />
        </>
      );
      const { rerender } = renderUi(cards(true), language);
      expect(screen.getAllByText(words)).toHaveLength(2);
      expect(screen.getByText('TTY: 711.').closest('.fullcard')).not.toBeNull();
      expect(await accessibilityOf()).toEqual([]);
      rerender(cards(false));
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test('quick links are a named list; an odd count leaves no gap in the rows', async () => {
    const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) =>
      sampleItem(name, name, { icon: 'pill' }),
    );
    renderUi(<QuickLinks view={{ type: 'quickLinks', id: 'quick', title: 'Quick actions', items }} />);
    expect(screen.getByRole('region', { name: 'Quick actions' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(7);
    expect(document.querySelector<HTMLElement>('.quick')!.style.getPropertyValue('--columns')).toBe('4');
    expect(await accessibilityOf()).toEqual([]);
  });

  test('a card has one link: its title, or its text below the title', async () => {
    const own = sampleItem('own', 'Read more', {
      title: 'Nurse line',
      content: 'At night',
      phone: [{ text: '1-800', href: 'tel:1800' }],
    });
    renderUi(
      <LinkCards
        view={{ type: 'linkCards', id: 'cards', title: 'Care', items: [sampleItem('plain', 'Doctor'), own] }}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Doctor' }).querySelector('a')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'Nurse line' }).querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/own');
    expect(await accessibilityOf()).toEqual([]);
  });

  test('every card that can be clicked as a whole shows an arrow, and no other card does', () => {
    const outside = sampleItem('outside', 'Pharmacy', {
      link: sampleLink('https://pharmacy.example/', { kind: 'outside', newTab: true }),
    });
    const own = sampleItem('own', 'Read more', { title: 'Nurse line' });
    const items = [
      sampleItem('plain', 'Doctor'),
      outside,
      own,
      { id: 'words', tone: 'plain', title: 'Words alone' } as const,
    ];
    const card = { ...idCard, link: sampleLink('/coverage') };
    renderUi(
      <>
        <LinkCards view={{ type: 'linkCards', id: 'cards', title: 'Care', items }} />
        <IdCard view={card} />
        <IdCard view={idCard} />
      </>,
    );
    const cards = [...document.querySelectorAll('.linkcard, .idcard')];
    const isClickable = (one: Element) => one.querySelector('a.cover, a.whole') !== null;
    expect(cards.map(isClickable)).toEqual([true, true, true, false, true, false]);
    const arrows = (one: Element) =>
      [...one.querySelectorAll('use')]
        .map((use) => use.getAttribute('href'))
        .filter((href) => href !== '#scene');
    expect(cards.map(arrows)).toEqual([
      ['#i-chevron'],
      ['#i-external'],
      ['#i-chevron'],
      [],
      ['#i-chevron'],
      [],
    ]);
  });

  test('R2.122: the support card has the phone as a tel link', () => {
    const phone = { text: '1-800-555-0199', href: 'tel:18005550199' };
    renderUi(
      <InfoCard
        view={{
          type: 'infoCard',
          id: 'help',
          tone: 'help',
          title: 'Need help?',
          phone,
          content: 'One.\n\nTwo.',
          items: [],
        }}
      />,
    );
    expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
    expect(document.querySelectorAll('.prose p')).toHaveLength(2);
  });

  test('R2.120: the wellness banner has its title, text and link over the picture', async () => {
    const view = {
      type: 'banner',
      id: 'well',
      title: 'Health coaching',
      content: 'Weekly phone sessions',
      items: [sampleItem('wellness', 'See programs')],
    } as const;
    renderUi(<Banner view={view} />);
    expect(
      screen.getByRole('region', { name: 'Health coaching' }).querySelector('svg[aria-hidden=true]'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'See programs' })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R2.125: a notice shows its sentences, then the phone and actions; a text block splits paragraphs at blank lines', async () => {
    const view: NoticeView = {
      type: 'notice',
      id: 'note',
      tone: 'wait',
      content: 'Please wait.',
      phone: { text: '1-800-555-0199', href: 'tel:18005550199', note: 'TTY: 711. At night.' },
      items: [
        { id: 'next', tone: 'plain', content: 'It will not be long.' },
        sampleItem('more', 'More'),
        sampleItem('ask', 'Ask', { tone: 'primary' }),
      ],
      members: [{ eid: 'e-2', name: 'Mateo Cruz' }],
    };
    const { actions } = renderUi(
      <>
        <Notice view={view} />
        <TextBlock view={{ type: 'text', id: 'words', title: 'Words', content: 'First.\n\nSecond.' }} />
      </>,
    );
    const [words, phone, ways] = [...document.querySelectorAll('.note p')].map(
      ({ textContent }) => textContent,
    );
    expect(words).toBe('Please wait. It will not be long.');
    expect(phone).toBe('Call us at 1-800-555-0199 TTY: 711. At night.');
    expect(ways).toBe('MoreAskSwitch to Mateo Cruz');
    expect(screen.getByRole('link', { name: 'Ask' }).className).toBe('btn btn-1');
    await userEvent.click(screen.getByRole('button', { name: /^Switch to/ }));
    expect(actions.switchMember.mock.calls).toEqual([['e-2']]);
    expect([...document.querySelectorAll('.prose p')].map((paragraph) => paragraph.textContent)).toEqual([
      'First.',
      'Second.',
    ]);
  });

  test('R8.14: the not-found page has both titles, the text and the link home', async () => {
    const content = "Sorry, we can't find that page. It might be an old link or maybe it moved.";
    const title = 'Looks like that page has been lost at sea!';
    renderUi(
      <NotFound
        view={{ type: 'notFound', id: 'lost', title, content, items: [sampleItem('home', 'Go to home')] }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('Page not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/home');
    expect(await accessibilityOf()).toEqual([]);
  });
});
