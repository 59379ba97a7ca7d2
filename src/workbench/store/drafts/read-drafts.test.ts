import { expect, test } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { codeOf, newTeam, valueOf } from '../../../../tests/support/workbench/team.ts';
import { operate } from '../transact.ts';
import { filesOfDraft } from './read-drafts.ts';
import { discardDraft } from './move-draft.ts';

onBothStores((store) => {
  test('a draft is found by its name in any letter case, the one under way before those that were closed', async () => {
    const team = await newTeam(store());
    const find = (name: string) => operate(store(), 'cli', (granted) => filesOfDraft(granted, name));
    const old = await team.draft('Open enrolment');
    await team.edit(team.edda, old.id, [
      'config/addresses/links.json#links/one',
      'https://one.example',
      'https://old.example',
    ]);
    valueOf(await team.does(team.edda, 'edit', (granted) => discardDraft(granted, old.id)));
    expect(JSON.stringify(valueOf(await find(' open  ENROLMENT\u200b')))).toContain('https://old.example');
    await team.draft('Open enrolment');
    expect(valueOf(await find('Open enrolment'))).toEqual(smallSource);
    expect(codeOf(await find('Other'))).toBe('unknown');
  });
});
