import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { sourceOf } from '../../config/files/source.ts';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import { type OutlineNode, outlineOf } from './outline.ts';
import { documentShape } from './shape.ts';
import { parseAddress } from './address.ts';
import { resolveAddress } from './resolve-address.ts';

const shippedDocuments = frozenDocuments();
const files = sourceOf(shippedDocuments);
const all = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const nodes = outlineOf(files).flatMap((section) => all(section.nodes));

test('the outline of the shipped configuration has every item of the analysis, except menu entries of screens and parts around screens', () => {
  const known = portalModel(compileConfig(shippedDocuments))
    .items.map(({ id }) => id)
    .filter((id) => !id.startsWith('shell/'));
  const outlined = new Set(nodes.map(({ id }) => id));
  const screens = new Set(nodes.filter(({ kind }) => kind === 'screen').map(({ id }) => id));
  const missing = known.filter(
    (id) => !outlined.has(id) && !(id.startsWith('menus/') && screens.has(id.split('/').at(-1) ?? '')),
  );
  expect(missing).toEqual([]);
});

test('every entry of the outline is at its address', () => {
  const lost = nodes.filter(({ entry }) => {
    const address = parseAddress(entry);
    if (typeof address === 'string') return true;
    const resolved = resolveAddress(
      documentShape(address.file),
      JSON.parse(files[address.file] ?? ''),
      address.steps,
    );
    return typeof resolved === 'string' || resolved.value === undefined;
  });
  expect(lost.map(({ entry }) => entry)).toEqual([]);
});

test('files with errors have an outline of their readable parts', () => {
  const broken = {
    'config/screens/a.json':
      '{"screens":[{"key":"a","blocks":[{"id":7},{"id":"b","items":"none"},null]},{}]}',
    'config/site/menus.json': '[',
  };
  expect(
    outlineOf(broken)
      .flatMap((section) => all(section.nodes))
      .map(({ id }) => id),
  ).toEqual(['a', 'a/b']);
});
