import { expect, it } from 'vitest';
import { gotFields } from '../../src/analysis/explain/got-fields.ts';
import type { Cell, OwnFields } from '../../src/analysis/table/cells.ts';
import { gatingTable, type Row } from '../../src/analysis/table/gating-table.ts';
import { itemWords } from '../../src/analysis/model/item.ts';
import type { Language } from '../../src/config/portal-config.ts';
import { variantField } from '../../src/rules/variants.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';
import { filledFields, leadsTo, ownOf, viewedFields } from '../support/members/shown-fields.ts';
import { contextOf } from '../support/members/shown-to.ts';

const languages: readonly Language[] = ['en', 'es'];

/** What the table tells a sample member of a row; undefined: hidden. */
const fieldsIn = ({ everywhere }: Row, { outcomes }: Cell): OwnFields | undefined => outcomes[0] && { ...everywhere, ...outcomes[0].fields };

const inOrder = (fields: OwnFields): string =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => one.localeCompare(other)));

const withoutNull = (fields: OwnFields): OwnFields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

for (const language of languages) {
  it(`the table and explanations list every field that the views show a sample member in ${language}, and no other`, () => {
    const { model, states, now } = analysedPortal(language);
    const table = gatingTable(model, language, states);
    let compared = 0;
    const wrong: object[] = [];
    states.forEach((sample, at) => {
      const context = contextOf(model.portal, sample, { language, now });
      const viewed = viewedFields(context);
      for (const row of table.rows) {
        const view = viewed.get(row.id);
        const expected = fieldsIn(row, row.cells[table.columns.length - states.length + at]!);
        if (!view || !expected) continue;
        const shown = ownOf(view, expected);
        const got = gotFields(model, model.byId.get(row.id)!, sample.facts, language);
        const explained = Object.fromEntries(got.map(({ name, value }) => [name, value ?? 'unsure']));
        compared += Object.keys(shown).length;
        const filled = filledFields(expected, context);
        if (inOrder(shown) !== inOrder(filled)) wrong.push({ sample: sample.name, id: row.id, shown, filled });
        if (inOrder(explained) !== inOrder(withoutNull(expected))) wrong.push({ sample: sample.name, id: row.id, expected, explained });
        for (const [name, href] of [['address', shown['link']], ['frameAddress', shown['frame']]] as const) {
          const address = expected[name];
          if (typeof address === 'string' && !leadsTo(href, address, context)) wrong.push({ sample: sample.name, id: row.id, address, href });
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(5000);
  });
}

const wordsAndLink = ['title', 'label', 'linkText', 'content', 'intro', 'phone', 'link'];

it('every text and link of a plan variant is in a cell of that variant', () => {
  const { model } = analysedPortal();
  for (const language of languages) {
    const expected = new Map(gatingTable(model, language).rows.map((row) => [row.id, JSON.stringify([row.everywhere, row.cells])]));
    const own = model.items.flatMap((item) => {
      const written = { ...item.source, ...itemWords(model.portal, language, item.words) };
      const fields = item.kind === 'entry' ? ['menu', 'title', 'label', 'link'] : wordsAndLink;
      return model.world.variants.flatMap(({ name }) =>
        fields
          .map((field) => written[variantField(name, field)])
          .flatMap((value) => (typeof value === 'string' ? [{ id: item.id, value }] : [])),
      );
    });
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter(({ id, value }) => !expected.get(id)?.includes(JSON.stringify(value)))).toEqual([]);
  }
});
