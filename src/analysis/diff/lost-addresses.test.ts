import { expect, it } from 'vitest';
import { frozenMeaning } from '../../../tests/support/config/analysed-portal.ts';

const { before, after } = frozenMeaning();
const login = before.config.screens.findIndex(({ key }) => key === 'login');

it('an address that one language keeps is reported as changed for all members, not as lost', () => {
  const { lost, other } = after(({ config }) => void (config.screens[login]!.aliases = ['/loginx']));
  expect(lost).toEqual([]);
  expect(other).toContainEqual({ at: '/login', before: 'en login, es login', after: 'en login' });
});

it('an old address that opens another screen is reported as changed for all members', () => {
  const { other } = after(({ config }) => {
    const [one, two] = config.screens.filter(({ aliases = [] }) => aliases.length > 0);
    [one!.aliases, two!.aliases] = [two!.aliases!, one!.aliases!];
  });
  expect(other.length).toBeGreaterThan(0);
});
