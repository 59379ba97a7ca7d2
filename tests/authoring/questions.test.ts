import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trial, type Trial } from '../support/config/trial.ts';

/**
 * Questions of analysts, asked as they would ask them. The right answers were worked out by hand from the specification and from the
 * catalogue of sample members, not from what the commands print.
 */

let portal: Trial['portal'];
let shipped: Trial;
beforeAll(() => {
  shipped = trial();
  ({ portal } = shipped);
});
afterAll(() => shipped.remove());

const ask = async (...args: readonly [string, ...string[]]): Promise<string> => (await portal(...args)).text;

/** The sample members that an answer names. */
const samplesIn = (text: string): readonly string[] =>
  (/Sample members: ([^.\n]*)/.exec(text)?.[1] ?? '').split(', ').filter((name) => name !== '');

describe('who sees what', () => {
  test('the over-the-counter link: members with such a link, which only Medicare plans have; Consuelo has none', async () => {
    const everybody = await ask('explain', 'pharmacy/overTheCounter');
    expect(everybody).toContain('there is an over-the-counter benefit link');
    expect(everybody).toMatch(/By plan: some of egwp, medicare/);
    expect(samplesIn(everybody)).toEqual(['m08', 'm10', 'm11', 'm12']);
    const one = await ask('explain', 'pharmacy/overTheCounter', '--as', 'm09');
    expect(one).toMatch(/^pharmacy\/overTheCounter is hidden\./);
    expect(one).toContain('Because there is no over-the-counter benefit link.');
  });

  test('the premium card: nobody whose plan does not bill them', async () => {
    expect(samplesIn(await ask('explain', 'home/premiumDue'))).toEqual(['m01', 'm02', 'm03', 'm04', 'm08', 'm09', 'm13', 'm18/2', 'm20']);
    expect(await ask('explain', 'home/premiumDue', '--as', 'm05')).toContain('Because the plan does not bill the member.');
  });

  test.each([
    ['m01', 'Active', true],
    ['m02', 'Suspended', true],
    ['m03', 'Pending', true],
    ['m04', 'Terminated', true],
    ['m16', 'Active', false],
  ] as const)('/premium-billing as %s (%s): open is %s, whatever the status', async (member, _status, isOpen) => {
    expect(await ask('explain', '/premium-billing', '--as', member)).toMatch(isOpen ? /^billing is shown\./ : /^billing is hidden\./);
  });
});
