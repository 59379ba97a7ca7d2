import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { killingPersonas, showingPersonas } from '../../src/analysis/personas/personas.ts';
import { factsOf } from '../../src/analysis/space/space.ts';
import type { GatingTable } from '../../src/analysis/table/gating-table.ts';
import type { PlacedBlock } from '../../src/config/portal-config.ts';
import type { When } from '../../src/rules/expression.ts';
import type { Facts } from '../../src/rules/gate.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';
import { plainView, type PlainView } from '../support/config/plainly-shown.ts';

const table = JSON.parse(readFileSync(new URL('table.json', import.meta.url), 'utf8')) as GatingTable;
const rows = new Map(table.rows.map((row) => [row.id, row]));
const { model, states } = analysedPortal();
const { config } = model.portal;

/** Sample members and personas, each with a column of the table. */
const members: readonly (readonly [column: string, facts: Facts])[] = [
  ...states.map(({ facts }) => facts),
  ...[...showingPersonas(model).personas, ...killingPersonas(model).personas].map(({ state }) => factsOf(model.world.space, state)),
].flatMap((facts) => {
  const { variants } = plainView(config, facts);
  if (facts['isLoggedIn'] !== true) return [];
  if (facts['coverageCount'] === 0) return [['noPlans', facts] as const];
  return facts['isCoverageSelected'] === true ? [[variants[0] ?? 'default', facts] as const] : [];
});

/** An entry whose link is plain enough to be recomputed here: none, or one to a screen. */
const follows = (view: PlainView, entry: object): boolean | undefined => {
  const target = view.link(entry);
  if (target === undefined) return true;
  const [, key] = /^route:([^?#]+)/.exec(target) ?? [];
  return key === undefined ? undefined : view.opens(key);
};

interface Plain {
  readonly id: string;
  readonly entry: object;
  /** By its gates and those above it. */
  readonly mayShow: boolean;
  /** Nothing but gates and screens decides: no data, no target of another kind. */
  readonly isCertain: boolean;
}

interface Entry {
  readonly id: string;
  readonly when?: When;
}

/** Blocks that are there whenever their gates are open. */
const plainBlocks = ['text', 'notice', 'infoCard', 'banner', 'greeting', 'languageForm', 'faq', 'notFound'];

/** What stands around every screen and in no menu. */
const around = (view: PlainView): readonly Plain[] => {
  const { languages, social, reviews, redirects, settings } = config;
  const redirectsOf = redirects.map(({ path, query }) => `redirects/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`);
  const always = [
    ...['name', 'phone', 'supportPhone', 'address'].map((part) => `brand/${part}`),
    ...languages.map(({ lang }) => `languages/${lang}`),
    ...redirectsOf,
  ].map((id): Plain => ({ id: `shell/${id}`, entry: {}, mayShow: true, isCertain: true }));
  const links = Object.entries({ social, reviews }).flatMap(([file, all]) =>
    all.map(({ name, link }): Plain => ({ id: `shell/${file}/${name}`, entry: { link }, mayShow: true, isCertain: false })),
  );
  const isFirst = view.isTrue(settings.firstLogin);
  const shown = {
    noPlans: view.isTrue(settings.noPlans),
    firstLogin: isFirst,
    firstLoginPaperless: isFirst && view.isTrue(settings.firstLoginPaperless),
    externalLinkNotice: view.isTrue(settings.externalLinkNotice),
  };
  const reported = Object.entries(shown).map(([name, mayShow]): Plain => ({ id: `shell/settings/${name}`, entry: {}, mayShow, isCertain: true }));
  return [...always, ...links, ...reported];
};

/** Every menu entry, screen, block, card and item of the configuration, as plain json-logic-js has it. */
const plainly = (view: PlainView): readonly Plain[] => {
  const one = (id: string, entry: object, [gates, isPlain]: readonly [boolean, boolean]): Plain => {
    const leads = follows(view, entry);
    return { id, entry, mayShow: gates && leads !== false, isCertain: isPlain && leads !== undefined };
  };
  const listed = (holder: string, entries: readonly Entry[], [gates, isPlain]: readonly [boolean, boolean]): readonly Plain[] =>
    entries.map((entry) => one(`${holder}/${entry.id}`, entry, [gates && view.isTrue(entry.when), isPlain]));
  const inBlock = (key: string, block: PlacedBlock): readonly Plain[] => {
    const id = `${key}/${block.id}`;
    const gates = view.shows(key) && view.isTrue(block.when);
    const isPlain = plainBlocks.includes(block.type);
    const whole: Plain = { id, entry: {}, mayShow: gates, isCertain: isPlain && !('link' in block) };
    const ownItems = isPlain || ['quickLinks', 'linkCards', 'documentList'].includes(block.type);
    const items = 'items' in block ? listed(id, block.items ?? [], [gates, ownItems]) : [];
    const cards = (block.type === 'tierCards' ? block.cards : []).flatMap((card) => [
      { id: `${id}/${card.id}`, entry: {}, mayShow: gates && view.isTrue(card.when), isCertain: false },
      ...listed(`${id}/${card.id}`, card.items ?? [], [gates && view.isTrue(card.when), true]),
    ]);
    const guest = block.type === 'signIn' ? listed(id, [block.guest], [gates, false]) : [];
    return [whole, ...items, ...cards, ...guest];
  };
  const entries = config.menus.flatMap((menu) => {
    const isMembers = menu.place === 'main' || menu.place === 'account';
    const named = config.screens.filter((screen) => screen.menu?.in === menu.id).map(({ key }) => ({ id: key, link: `route:${key}` }));
    const held = listed(`menus/${menu.id}`, [...named, ...menu.entries], [!isMembers || view.shows('home'), true]);
    const whole: Plain = {
      id: `menus/${menu.id}`,
      entry: {},
      mayShow: menu.members ? view.shows('home') : held.some(({ mayShow }) => mayShow),
      isCertain: held.every(({ isCertain }) => isCertain),
    };
    return [whole, ...held];
  });
  const screens = config.screens.flatMap(({ key, forwardTo, blocks }) => [
    { id: key, entry: {}, mayShow: view.shows(key), isCertain: key !== 'extraPage' && forwardTo === undefined },
    ...blocks.flatMap((block) => inBlock(key, block)),
  ]);
  return [...entries, ...screens, ...around(view)];
};

describe('the committed table, recomputed by plain json-logic-js', () => {
  it('has a row for every menu, entry, screen, block, card and item, and for the parts around them, and no other', () => {
    const [, facts] = members[0]!;
    expect(
      plainly(plainView(config, facts))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...rows.keys()].sort());
  });

  it('shown and hidden are true of every member of the column, and conditional occurs only where members differ', () => {
    expect(members.length).toBeGreaterThan(30);
    const compared = { certain: 0, gates: 0, links: 0 };
    const wrong: object[] = [];
    for (const [column, facts] of members) {
      const place = table.columns.findIndex(({ name }) => name === column);
      const view = plainView(config, facts);
      for (const { id, entry, mayShow, isCertain } of plainly(view)) {
        const { everywhere, cells } = rows.get(id)!;
        const { verdict, outcomes } = cells[place]!;
        if (verdict === 'shown' && !mayShow) wrong.push({ id, column, verdict, mayShow });
        if (verdict === 'hidden' && mayShow && isCertain) wrong.push({ id, column, verdict, mayShow });
        compared[isCertain ? 'certain' : 'gates'] += 1;
        if (!mayShow || outcomes.length !== 1 || view.link(entry) === undefined) continue;
        const reported = { ...everywhere, ...outcomes[0]!.fields }['link'];
        if (reported !== view.link(entry)) wrong.push({ id, column, link: view.link(entry), reported });
        compared.links += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(compared.certain).toBeGreaterThan(7000);
    expect(compared.links).toBeGreaterThan(4000);
  });
});
