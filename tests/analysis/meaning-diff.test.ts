import { describe, expect, it } from 'vitest';
import { diffReport } from '../../src/analysis/diff/diff-report.ts';
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { diffText, markdownMarks, plainMarks } from '../../src/authoring/reports/diff-text.ts';
import { addItem, editable, frozenMeaning, setRule } from '../support/config/analysed-portal.ts';

const { before, items: shipped, states, after, concerned } = frozenMeaning();
const v = (name: string) => ({ var: name });

describe('the meaning diff', () => {
  it('is empty for the same configuration, and for rules with another form and the same meaning', () => {
    expect(meaningDiff(before, editable(before) as CompiledPortal)).toMatchObject({
      isEmpty: true,
      changes: [],
      moved: [],
      other: [],
      unaffected: [],
    });
    const rewritten = after((portal) =>
      setRule(portal, 'isPosOrPpo', { '!': { and: [{ '!': v('isPPO') }, { '!': v('isPOS') }] } }),
    );
    expect(rewritten).toMatchObject({ isEmpty: true, changes: [], other: [] });
    const renamed = after((portal) => {
      setRule(portal, 'isTieredPlan', portal.config.rules['isPosOrPpo']!);
      for (const screen of portal.config.screens)
        for (const block of screen.blocks) if (block.when === 'isPosOrPpo') block.when = 'isTieredPlan';
    });
    expect(renamed.isEmpty).toBe(true);
    expect(renamed.unaffected).toContain('home/networkCare');
  });

  it('lists who starts and who stops seeing an item, and no other members', () => {
    const diff = after((portal) => setRule(portal, 'isPosOrPpo', { or: [v('isPOS'), v('isFEHB')] }));
    const of = (item: string, what: string) =>
      diff.changes.filter((change) => change.item === item && change.what === what);
    expect(concerned(diff, of('home/networkCare', 'now')[0]!.members)).toEqual(['m14']);
    expect(concerned(diff, of('home/networkCare', 'gone')[0]!.members)).toEqual(['m06', 'm07']);
    expect(diff.changes.every(({ kind }) => kind === 'shown')).toBe(true);
  });

  it('separates links from texts, by language and plan variant', () => {
    const link = after(
      (portal) =>
        void Object.assign(portal.config.links['silverFitness']!, { href: 'https://www.elsewhere.example/' }),
    );
    const leading = shipped
      .filter(({ links }) => links.some(({ value }) => value === 'link:silverFitness'))
      .map(({ id }) => ['links', id, 'link']);
    expect(leading.length).toBeGreaterThan(0);
    expect(link.changes.map(({ kind, item, what }) => [kind, item, what])).toEqual(leading);
    expect(concerned(link, link.changes[0]!.members)).toEqual(['m08', 'm09', 'm10', 'm11', 'm12', 'm18/1']);
    const word = after(
      (portal) => void Object.assign(portal.words.es.screens['home']!, { title: 'Otro inicio' }),
    );
    expect(word.changes.map(({ kind, what }) => [kind, what])).toEqual(
      expect.arrayContaining([['words', 'es title']]),
    );
    expect(word.changes.every(({ kind, what }) => kind === 'words' && what.startsWith('es '))).toBe(true);
  });

  it('lists added, removed, moved and reordered items, and what is the same for all members', () => {
    const added = after((portal) => void addItem(portal, 'home', { id: 'fresh', link: 'route:account' }));
    expect(added.changes.map(({ what, item }) => [what, item])).toEqual([
      ['added', 'home/listfresh'],
      ['added', 'home/listfresh/fresh'],
    ]);
    const dead = after(
      (portal) =>
        void addItem(portal, 'home', {
          id: 'dead',
          when: { and: [v('isPPO'), { '!': v('isPPO') }] },
          link: 'route:account',
        }),
    );
    expect(dead).toMatchObject({ isEmpty: true, unaffected: ['home/listdead', 'home/listdead/dead'] });
    const turned = after((portal) => {
      const menu = portal.config.menus.find(({ id }) => id === 'footerCompany')!;
      for (const entry of menu.entries) entry.order = 100 - entry.order;
    });
    expect(turned.changes.map(({ kind, item }) => [kind, item])).toEqual([['order', 'menus/footerCompany']]);
    const phone = after((portal) => void (portal.config.brand.phone = '1-800-555-0000'));
    expect(phone).toMatchObject({ isEmpty: false, other: [] });
    expect(phone.changes.map(({ item }) => item)).toEqual(
      expect.arrayContaining(['shell/brand/phone', 'shell/languages/es']),
    );
    const colour = after((portal) => void Object.assign(portal.theme, { '--brand-900': '#000000' }));
    expect(colour).toMatchObject({ isEmpty: false, changes: [], other: [{ at: 'theme.--brand-900' }] });
  });

  it('lists an item that moved, without affected members', () => {
    const moved = after((portal) => {
      const home = portal.config.screens.find(({ key }) => key === 'home')!;
      const links = home.blocks.find(({ id }) => id === 'quickLinks') as { items: { id: string }[] };
      const at = links.items.findIndex(({ id }) => id === 'drugCosts');
      addItem(portal, 'home', { ...links.items.splice(at, 1)[0]!, hasWords: false });
    });
    expect(moved.moved).toEqual([{ from: 'home/quickLinks/drugCosts', to: 'home/listdrugCosts/drugCosts' }]);
    expect(moved.changes.filter(({ item }) => item.endsWith('/drugCosts'))).toEqual([]);
    expect(diffText(diffReport(moved, 'en', states), 'en', plainMarks)).toContain(
      'Moved\n  home/quickLinks/drugCosts → home/listdrugCosts/drugCosts',
    );
  });

  it('compares members who are possible in either version, with facts and values that only one version knows', () => {
    const loosened = after(
      (portal) =>
        void (portal.config.constraints = portal.config.constraints.filter(
          ({ id }) => id !== 'individualIsAlone',
        )),
    );
    expect(loosened.isEmpty).toBe(true);
    const wider = after((portal) => {
      Object.assign(portal.config.facts, {
        isTribal: { type: 'boolean', from: 'data:isTribal', changes: 'never' },
      });
      const product = portal.config.facts['productType']!;
      if (product.type === 'enum') product.values = [...product.values, 'Student'];
      setRule(portal, 'isDrugPlan', {
        or: [{ '===': [v('productType'), 'Medicare Drug Plan'] }, { '===': [v('productType'), 'Student'] }],
      });
    });
    const gone = wider.changes.find(({ item, what }) => item === 'home/careTeam' && what === 'gone')!;
    expect(concerned(wider, gone.members)).toEqual([]);
    expect(
      diffReport(wider, 'en', states).changes.find(
        ({ item, what }) => item === 'home/careTeam' && what === 'gone',
      )?.members,
    ).toContain('Student');
  });

  it('is written for a review in both languages, with plans and sample members', () => {
    const diff = after((portal) => setRule(portal, 'isPosOrPpo', v('isPOS')));
    const items = 'home/networkCare, home/networkCare/tier1, home/networkCare/tier2, home/networkCare/tier3';
    expect(
      diffText(diffReport(diff, 'en', states), 'en', markdownMarks)
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      '## Who sees what',
      '',
      `- ${items}: no longer shown`,
      '  - the plan is a PPO (all of ppo; sample members: m06, m07); only assumed: notPpoAndPos',
    ]);
    expect(diffText(diffReport(diff, 'es', states), 'es', markdownMarks)).toContain(
      `${items}: ya no se muestra`,
    );
  });
});
