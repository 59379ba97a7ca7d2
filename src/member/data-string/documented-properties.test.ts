import { expect, test } from 'vitest';
import { documentedProperties } from './documented-properties.ts';
import { propertyReader } from './property-reader.ts';
import { readAccount } from './read-account.ts';
import { readCoverage } from './read-coverage.ts';

test('the documented properties are those that the portal reads', () => {
  const asked = new Set<string>();
  const properties = new (class extends Map<string, readonly (readonly string[])[]> {
    override get(name: string) {
      asked.add(name);
      return [['1', '1', '1', '1']];
    }
  })();
  const reader = propertyReader(properties, () => undefined);
  readAccount(reader, properties);
  readCoverage(reader, 1, properties);
  expect([...asked].sort()).toEqual([...documentedProperties].sort());
});
