import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { killingPersonas, showingPersonas } from '../../src/analysis/personas/personas.ts';
import { factsOf } from '../../src/analysis/space/state.ts';
import type { GatingTable } from '../../src/analysis/table/gating-table.ts';
import type { Item } from '../../src/config/generated/config-files.ts';
import type { Facts } from '../../src/rules/facts.ts';
import { analysedPortal } from '../support/analysed-portal.ts';
import { plainView, type PlainView } from '../support/plainly-shown.ts';

const table = JSON.parse(readFileSync(new URL('table.json', import.meta.url), 'utf8')) as GatingTable;
const rows = new Map(table.rows.map((row) => [row.id, row]));
const { model, states } = analysedPortal();
const { config } = model.portal;

/** Sample members and personas of whom each has a column of the table. */
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
  readonly isShown: boolean;
}

/** Every screen, item of a plain block and menu entry, as plain json-logic-js has it. */
const plainly = (view: PlainView): readonly Plain[] => {
  const items = config.screens.flatMap((screen) =>
    screen.blocks.flatMap((block) => {
      if (!['quickLinks', 'linkCards', 'banner', 'infoCard', 'greeting', 'documentList'].includes(block.type) || !('items' in block)) return [];
      return ((block.items ?? []) as readonly Item[]).flatMap((item): readonly Plain[] => {
        const leads = follows(view, item);
        if (leads === undefined) return [];
        return [{ id: `${screen.key}/${block.id}/${item.id}`, entry: item, isShown: view.shows(screen.key) && view.isTrue(block.when) && view.isTrue(item.when) && leads }];
      });
    }),
  );
  const entries = config.menus.flatMap((menu) =>
    menu.entries.flatMap((entry): readonly Plain[] => {
      const leads = follows(view, entry);
      const isMembers = menu.place === 'main' || menu.place === 'account';
      return leads === undefined ? [] : [{ id: `menus/${menu.id}/${entry.id}`, entry, isShown: view.isTrue(entry.when) && leads && (!isMembers || view.shows('home')) }];
    }),
  );
  const screens = config.screens.filter(({ key }) => key !== 'extraPage').map(({ key }): Plain => ({ id: key, entry: {}, isShown: view.shows(key) }));
  return [...screens, ...items, ...entries];
};

describe('the committed table, recomputed by plain json-logic-js', () => {
  it('says shown and hidden of every member whose column says so, and conditional only where it differs between members', () => {
    expect(members.length).toBeGreaterThan(30);
    let compared = 0;
    for (const [column, facts] of members) {
      const place = table.columns.findIndex(({ name }) => name === column);
      const view = plainView(config, facts);
      for (const { id, entry, isShown } of plainly(view)) {
        const cell = rows.get(id)?.cells[place];
        expect({ id, column, found: cell !== undefined }).toEqual({ id, column, found: true });
        if (cell!.verdict !== 'conditional') expect({ id, column, verdict: cell!.verdict }).toEqual({ id, column, verdict: isShown ? 'shown' : 'hidden' });
        const [only] = cell!.outcomes;
        if (isShown && cell!.outcomes.length === 1 && view.link(entry) !== undefined) expect({ id, link: only!.link }).toEqual({ id, link: view.link(entry) });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(6000);
  });
});
