import { expect, test } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { applyEdits } from '../apply-edits.ts';
import { outlineOf } from '../outline.ts';
import { addItem, itemListOf } from './item-edits.ts';
import { pathEdits, screenEdits } from './new-edits.ts';

const card = () => {
  const node = outlineOf(smallSource)
    .flatMap(({ nodes }) => nodes.flatMap(({ children }) => children))
    .flatMap(({ children }) => children)[0];
  if (!node) throw new Error('the small source has no item');
  return node;
};
const screen = {
  key: 'visits',
  section: 'home',
  parent: undefined,
  when: undefined,
  menu: undefined,
  paths: { en: 'visits', es: 'visitas' },
  titles: { en: 'Visits', es: 'Visitas' },
  texts: { en: 'All your visits.', es: 'Todas sus visitas.' },
};

test('a new card follows the selected one, with its texts; an id that has texts is refused', () => {
  const list = itemListOf(card());
  if (!list) throw new Error('a card stands in a list');
  const item = { id: 'brandNew', fields: { link: 'route:home' }, says: { en: 'New', es: 'Nuevo' } };
  const applied = applyEdits(smallSource, addItem(smallSource, list, item, card().place?.identity) ?? []);
  if (!('files' in applied)) throw new Error(JSON.stringify(applied));
  const block = outlineOf(applied.files).flatMap(({ nodes }) => nodes.flatMap(({ children }) => children))[0];
  expect(block?.children[1]).toMatchObject({ id: 'home/cards/brandNew', title: { en: 'New', es: 'Nuevo' } });
  expect(addItem(applied.files, list, item)).toBeUndefined();
});

test('a new screen is a list of edits; a key that is taken is refused in both languages', () => {
  const made = screenEdits(smallSource, screen);
  if (!('edits' in made)) throw new Error(made.refusal.en);
  const applied = applyEdits(smallSource, made.edits);
  expect(
    'files' in applied && outlineOf(applied.files).flatMap(({ nodes }) => nodes.map(({ id }) => id)),
  ).toContain('visits');
  const again = screenEdits('files' in applied ? applied.files : {}, screen);
  expect('refusal' in again && Object.values(again.refusal).every((text) => text.includes('visits'))).toBe(
    true,
  );
});

test('files with errors return the reason', () => {
  const made = pathEdits(smallSource, { key: 'home', paths: { en: 'start' } });
  expect('refusal' in made && made.refusal.es).toContain('errores');
});
