import { expect, test } from 'vitest';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { newTeam, valueOf } from '../../../../tests/support/workbench/team.ts';
import { done } from '../outcome.ts';
import { writersIn } from './writers.ts';

const [one, two] = ['one', 'two'].map((name) => `config/addresses/links.json#links/${name}`) as [
  string,
  string,
];

onBothStores((store) => {
  test('the writers of a value are the users whose edits affect it', async () => {
    const team = await newTeam(store());
    const { id } = await team.draft('Links');
    await team.edit(team.edda, id, [one, 'https://one.example', 'https://new.example']);
    await team.edit(team.emil, id, [two, 'https://two.example', 'https://newer.example']);
    const writersOf = async (...addresses: readonly string[]) => {
      const found = await team.does(team.edda, 'see', async (granted) =>
        done(await writersIn(granted, [{ id, addresses }])),
      );
      return valueOf(found)
        .get(id)
        ?.map((person) => person.id);
    };
    expect(await writersOf(one)).toEqual([team.edda.person]);
    expect(await writersOf(two, one)).toEqual([team.edda.person, team.emil.person]);
    expect(await writersOf('config/addresses/links.json#links')).toEqual([
      team.edda.person,
      team.emil.person,
    ]);
    expect(await writersOf(`${one}r`)).toEqual([]);
  });
});
