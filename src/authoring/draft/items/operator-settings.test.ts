import { expect, test } from 'vitest';
import { editsBetween } from '../find-edits.ts';
import {
  environmentNames,
  isOperatorSetting,
  originsOf,
  sameOperatorSettings,
  settingChanges,
} from './operator-settings.ts';

const file = 'config/environments.json';
const files = (environments: object, space = 0) => ({
  [file]: JSON.stringify({ environments }, null, space),
});
const prod = { origins: ['https://members.example'], fhir: { pkce: true, issuers: ['https://a.example'] } };

const changes = (before: object, after: object) =>
  editsBetween(files(before), files(after)).flatMap(({ address, expected, value }) =>
    settingChanges(address, expected, value).map(({ environment, path, ...values }) => [
      [environment, ...path].join('/'),
      values.before,
      values.after,
    ]),
  );

test('settings with another layout are the same; another value or a missing file makes them differ', () => {
  expect(sameOperatorSettings(files({ prod }), files({ prod }, 4))).toBe(true);
  expect(sameOperatorSettings(files({ prod }), files({ prod: { ...prod, api: 'x' } }))).toBe(false);
  expect(sameOperatorSettings(files({ prod }), {})).toBe(false);
  expect(sameOperatorSettings({ [file]: '{' }, { [file]: '{ ' })).toBe(false);
});

test('each changed value is a change, lists as a whole', () => {
  const after = {
    ...prod,
    fhir: { pkce: false, issuers: ['https://a.example', 'https://b.example'] },
    api: 'https://x.example/',
  };
  expect(changes({ prod }, { prod: after })).toEqual([
    ['prod/fhir/pkce', true, false],
    ['prod/fhir/issuers', ['https://a.example'], ['https://a.example', 'https://b.example']],
    ['prod/api', undefined, 'https://x.example/'],
  ]);
});

test('a new environment and a removed one are changes, with all their values', () => {
  const dev = { origins: ['https://dev.example'] };
  expect(changes({ prod }, { prod, dev })).toEqual([
    ['dev', undefined, dev],
    ['dev/origins', undefined, dev.origins],
  ]);
  expect(changes({ prod, dev }, { prod })).toEqual([
    ['dev', dev, undefined],
    ['dev/origins', dev.origins, undefined],
  ]);
});

test('a value outside of environments is a change, too', () => {
  const one = { [file]: '{ "$schema": "a", "environments": {} }' };
  const other = { [file]: '{ "$schema": "b", "environments": {} }' };
  const [edit] = editsBetween(one, other);
  expect(settingChanges(edit?.address ?? '', edit?.expected, edit?.value)).toEqual([
    { environment: '', path: ['$schema'], before: 'a', after: 'b' },
  ]);
});

test('names and origins are read from the file, and are empty if it cannot be read', () => {
  expect(environmentNames(files({ prod, dev: {} }))).toEqual(['prod', 'dev']);
  expect(originsOf(files({ prod }), 'prod')).toEqual(['https://members.example']);
  expect([
    environmentNames({ [file]: 'null' }),
    environmentNames({}),
    originsOf(files({ prod }), 'dev'),
  ]).toEqual([[], [], []]);
  expect([`${file}#environments/prod`, 'config/site/brand.json#environments'].map(isOperatorSetting)).toEqual(
    [true, false],
  );
});
