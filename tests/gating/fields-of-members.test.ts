import { expect, it } from 'vitest';
import { gotFields } from '../../src/analysis/explain/got-fields.ts';
import type { Cell, OwnFields } from '../../src/analysis/table/cells.ts';
import { gatingTable, type Row } from '../../src/analysis/table/gating-table.ts';
import { itemWords } from '../../src/analysis/model/item.ts';
import type { Language } from '../../src/config/portal-config.ts';
import type { Fields } from '../../src/analysis/table/outcomes.ts';
import { variantField } from '../../src/rules/variants.ts';
import { fillAddress, placeholderValues } from '../../src/view/words.ts';
import type { ViewContext } from '../../src/view/view-context.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';
import { filledFields, viewedFields } from '../support/members/shown-fields.ts';
import { contextOf } from '../support/members/shown-to.ts';

const languages: readonly Language[] = ['en', 'es'];

/** What the table tells a sample member of a row; undefined: hidden. */
const toldIn = ({ everywhere }: Row, { outcomes }: Cell): OwnFields | undefined => outcomes[0] && { ...everywhere, ...outcomes[0].fields };

/**
 * An address as both sides tell it: without the medical group, which the data name, and a phone number by its
 * digits.
 */
const plainly = (address: string): string =>
  address.startsWith('tel:') ? address.replaceAll('-', '') : address.replace(/medGroupNameFacet=[^&]*&/, '');

/** An address of the views that the address of the table, filled in, begins. */
const leadsTo = (href: string | undefined, address: string, context: ViewContext): boolean => {
  if (address === '{otcLink}') return href?.startsWith('https://') === true;
  const written = plainly(address);
  const filled = written.startsWith('/') ? encodeURI(written) : fillAddress(written, placeholderValues(context));
  return filled !== undefined && href !== undefined && plainly(href).startsWith(filled);
};

/** What a view shows beside the words of its screen: a framed page without a title has that of its screen. */
const ownOf = (shown: Fields, told: OwnFields): Fields => {
  const { title, ...others } = shown;
  return title === undefined || (shown['frame'] !== undefined && told['title'] === undefined) ? others : { ...others, title };
};

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
        const told = toldIn(row, row.cells[table.columns.length - states.length + at]!);
        if (!view || !told) continue;
        const shown = ownOf(view, told);
        const got = gotFields(model, model.byId.get(row.id)!, sample.facts, language);
        const explained = Object.fromEntries(got.map(({ name, value }) => [name, value ?? 'unsure']));
        compared += Object.keys(shown).length;
        const filled = filledFields(told, context);
        if (inOrder(shown) !== inOrder(filled)) wrong.push({ sample: sample.name, id: row.id, shown, filled });
        if (inOrder(explained) !== inOrder(withoutNull(told))) wrong.push({ sample: sample.name, id: row.id, told, explained });
        for (const [name, href] of [['address', shown['link']], ['frameAddress', shown['frame']]] as const) {
          const address = told[name];
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
    const told = new Map(gatingTable(model, language).rows.map((row) => [row.id, JSON.stringify([row.everywhere, row.cells])]));
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
    expect(own.filter(({ id, value }) => !told.get(id)?.includes(JSON.stringify(value)))).toEqual([]);
  }
});
