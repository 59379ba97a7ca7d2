import { expect, test } from 'vitest';
import { sampleEnvironment } from '../../tests/support/sample-environment.ts';
import { chooseEnvironment } from './choose-environment.ts';

test('The environment that lists the exact origin is used, or none', () => {
  const prod = { ...sampleEnvironment, origins: ['https://members.brisamar.example', 'https://es.members.brisamar.example'] };
  const environments = { prod, local: sampleEnvironment };
  expect(chooseEnvironment(environments, 'https://es.members.brisamar.example')).toBe(prod);
  expect(chooseEnvironment(environments, 'http://localhost:4300')).toBe(sampleEnvironment);
  expect(chooseEnvironment(environments, 'http://localhost:43000')).toBeUndefined();
  expect(chooseEnvironment({}, 'http://localhost:4300')).toBeUndefined();
});
