import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { sampleShell } from '../../../tests/support/components/sample-shell.ts';
import { CareTeam } from '../blocks/care-team.tsx';
import { CoverageChooser } from '../blocks/coverage-chooser.tsx';
import { FullIdCard } from '../blocks/full-id-card.tsx';
import { Greeting } from '../blocks/greeting.tsx';
import { IdCard } from '../blocks/id-card.tsx';
import { MemberList } from '../shell/member-list.tsx';
import { MemberShell } from '../shell/member-shell.tsx';

const { careTeam, coverageChooser, greeting } = sampleBlocks;
const [coverage] = coverageChooser.coverages;
const phone = { text: '1-800-555-0166', href: 'tel:18005550166' };
const card = {
  brand: 'Brisamar',
  name: 'Ada Prize',
  memberId: 'BM41',
  planName: 'Gold Sun',
  networkName: 'Harbor Blue',
};
const isEnded = false;

const parts: readonly [string, ReactNode, readonly string[]][] = [
  [
    'Greeting',
    <Greeting key="1" view={{ ...greeting, name: 'Grace', memberId: 'BM41', corporateName: 'Tidewater' }} />,
    ['Grace', 'BM41', 'Tidewater'],
  ],
  [
    'CoverageChooser',
    <CoverageChooser
      key="2"
      view={{
        ...coverageChooser,
        name: 'Grace',
        coverages: [{ ...coverage!, ...card, corporateName: 'Tidewater' }],
      }}
    />,
    ['Grace', 'BM41', 'Gold Sun', 'Harbor Blue', 'Tidewater'],
  ],
  ['IdCard', <IdCard key="3" view={{ ...card, isEnded, type: 'idCard', id: 'card' }} />, Object.values(card)],
  [
    'FullIdCard',
    <FullIdCard
      key="4"
      view={{
        ...card,
        isEnded,
        type: 'fullIdCard',
        id: 'card',
        corporateName: 'Tidewater',
        phone,
        items: [],
      }}
    />,
    [...Object.values(card), 'Tidewater'],
  ],
  [
    'CareTeam',
    <CareTeam key="5" view={careTeam} />,
    careTeam.entries.flatMap(({ title, subtitle }) => [title, subtitle].filter(Boolean)),
  ],
  ['MemberList', <MemberList key="6" members={[{ eid: 'e-2', name: 'Grace Marin' }]} />, ['Grace Marin']],
  [
    'MemberShell',
    <MemberShell
      key="7"
      view={{
        ...sampleShell,
        account: { ...sampleShell.account!, name: 'Grace', viewing: { name: 'Rose', plan: 'Gold Sun' } },
      }}
    >
      <h1>Home</h1>
    </MemberShell>,
    ['Grace', 'Rose · Gold Sun', sampleShell.brand.shortName, sampleShell.brand.name],
  ],
];

const translated = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('[translate=no]'))
      texts.push(walker.currentNode.textContent ?? '');
  return texts;
};

test.each(parts)(
  '%s excludes names, plans, brands and member ids from translation',
  async (_, part, names) => {
    renderUi(part);
    const remaining = (): readonly string[] =>
      [...document.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
    await expect
      .poll(() => names.filter((name) => !remaining().some((text) => text.includes(name))))
      .toEqual([]);
    expect(translated().filter((text) => names.includes(text))).toEqual([]);
  },
);
