import { expect, test } from 'vitest';
import { findFeatureFaults, findOrderFaults, type FolderOrder } from './folder-order.ts';
import type { ProjectModule } from './project-module.ts';

const order: FolderOrder = { house: [['cellar'], ['.'], ['kitchen', 'hall'], ['hall/stairs']] };

const graphOf = (imports: Readonly<Record<string, readonly string[]>>): readonly ProjectModule[] =>
  Object.entries(imports).map(([path, files]) => ({
    path,
    lines: 1,
    imports: files.map((file) => ({ specifier: file, typeOnly: true, reExport: false, names: [], file })),
    globals: [],
    exported: [],
    undocumented: [],
    onlyReExports: false,
  }));

const faultsOf = (imports: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  findOrderFaults(graphOf(imports), order);

test('imports of lower folders, of the same folder, of another layer and of libraries follow the order', () => {
  expect(
    faultsOf({
      'src/house/cellar/wine.ts': ['src/garden/grape.ts'],
      'src/house/door.ts': ['src/house/cellar/wine.ts'],
      'src/house/hall/stairs/step.ts': [
        'src/house/hall/floor.ts',
        'src/house/kitchen/pot.ts',
        'src/house/hall/stairs/rail.ts',
      ],
    }),
  ).toEqual([]);
});

test('an import of a higher floor breaks the order, from the files of the room itself too', () => {
  expect(
    faultsOf({
      'src/house/door.ts': ['src/house/hall/floor.ts'],
      'src/house/hall/floor.ts': ['src/house/hall/stairs/step.ts'],
    }),
  ).toEqual([
    'src/house/door.ts imports src/house/hall/floor.ts',
    'src/house/hall/floor.ts imports src/house/hall/stairs/step.ts',
  ]);
});

test('folders of one floor do not import each other in either direction', () => {
  expect(
    faultsOf({
      'src/house/kitchen/pot.ts': ['src/house/hall/floor.ts'],
      'src/house/hall/floor.ts': ['src/house/kitchen/pot.ts'],
    }),
  ).toEqual([
    'src/house/kitchen/pot.ts imports src/house/hall/floor.ts',
    'src/house/hall/floor.ts imports src/house/kitchen/pot.ts',
  ]);
});

test('a folder is on exactly one floor', () => {
  expect(faultsOf({ 'src/house/attic/box.ts': [], 'src/garden/grape.ts': [] })).toEqual([
    'src/house/attic has no place in the order',
    'src/garden has no place in the order',
  ]);
  expect(faultsOf({ 'src/house/door.ts': ['src/house/attic/box.ts'] })).toEqual([
    'src/house/door.ts imports src/house/attic/box.ts',
  ]);
  expect(findOrderFaults([], { house: [['hall'], ['hall']] })).toEqual([
    'src/house/hall stands in the order twice',
  ]);
});

test('a feature imports no other feature, whatever their floors; their parent may import all of them', () => {
  const imports = {
    'src/house/features/bath/tub.ts': [
      'src/house/features/bath/taps/tap.ts',
      'src/house/cellar/boiler.ts',
      'src/house/features/bed/pillow.ts',
    ],
    'src/house/features/bed/sheets/sheet.ts': ['src/house/features/bath/taps/tap.ts'],
    'src/house/door.ts': ['src/house/features/bath/tub.ts', 'src/house/features/bed/pillow.ts'],
  };
  expect(findFeatureFaults(graphOf(imports))).toEqual([
    'src/house/features/bath/tub.ts imports src/house/features/bed/pillow.ts',
    'src/house/features/bed/sheets/sheet.ts imports src/house/features/bath/taps/tap.ts',
  ]);
});
