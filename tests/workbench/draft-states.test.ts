import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { DraftKind } from '../../src/workbench/api/generated/api-shapes.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { walkFaults } from './draft-walk.ts';
import { walks } from './random-steps.ts';

onBothStores((store) => {
  const teams = new Map<DraftKind, Team>();
  beforeAll(async () => {
    for (const kind of ['content', 'operator'] as const) teams.set(kind, await newTeam(store(), kind));
  });

  test.each(['content', 'operator'] as const)(
    'a draft for %s walks through its states according to the table, and derived values follow its source',
    async (kind) => {
      const team = teams.get(kind) as Team;
      const property = fc.asyncProperty(walks, async (steps) => {
        expect(await walkFaults(store(), team, steps)).toEqual([]);
      });
      await fc.assert(property, { seed: 5, numRuns: 3 });
    },
    60_000,
  );
});
