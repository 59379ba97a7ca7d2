import type { ComponentType } from 'react';
import { allPages } from '../workbench/all-pages.ts';
import { type DesignState, designStates } from '../workbench/design-states.ts';
import type { PageSetup } from '../workbench/stand-ins.ts';
import { controls } from './controls.tsx';
import { signs } from './signs.tsx';
import { surfaces } from './surfaces.tsx';
import { workingPages } from './working-pages.ts';

/**
 * What the gallery shows at an address: a part of the kit, a page that was brought to a state, or a page that
 * works.
 */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly shows:
    { readonly part: ComponentType } | { readonly state: DesignState } | { readonly page: PageSetup };
}

const idOf = (group: string, name: string): string =>
  `${group} ${name}`.toLowerCase().split(/\W+/).filter(Boolean).join('-');

const entriesOf = (
  group: string,
  shown: readonly (readonly [name: string, shows: Entry['shows']])[],
): readonly Entry[] => shown.map(([name, shows]) => ({ id: idOf(group, name), name, shows }));

/** Every part of the kit. */
export const kitParts: Readonly<Record<string, ComponentType>> = { ...controls, ...signs, ...surfaces };

/** All entries by their group, in the order of the list. */
export const galleryGroups: Readonly<Record<string, readonly Entry[]>> = {
  Kit: entriesOf(
    'kit',
    Object.entries(kitParts).map(([name, part]) => [name, { part }]),
  ),
  'Working pages': entriesOf(
    'working',
    workingPages.map(([name, page]) => [name, { page }]),
  ),
  Pages: entriesOf(
    'page',
    allPages.map(([name, path, me, routes = {}, waits]) => [
      name,
      {
        state: {
          name,
          setup: { path, me, routes, waits: waits !== undefined },
          act: () => Promise.resolve(),
        },
      },
    ]),
  ),
  States: entriesOf(
    'state',
    designStates.map((state) => [state.name, { state }]),
  ),
};
