import { beforeAll, expect, test } from 'vitest';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';
import { growthOf } from './edit-growth.ts';

const most = 2_000;

const isDeep = process.env['DEEP'] === '1';
const files = ['locales/en/home.json', ...(isDeep ? ['locales/es/components.json'] : [])];

onBothStores((store, kind) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test.runIf(isDeep || kind === 'postgres').each(files)(
    'an edit of one word in %s grows the database by at most 2 kB',
    async (file) => {
      const { bytes, byTable } = await growthOf(store(), team, file, 200);
      expect(bytes, `${bytes} bytes for each edit: ${JSON.stringify(byTable)}`).toBeLessThanOrEqual(most);
    },
    180_000,
  );
});
