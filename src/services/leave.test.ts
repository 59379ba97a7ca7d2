import { expect, test } from 'vitest';
import hostile from '../../tests/support/hostile-paths.json';
import { sampleEnvironment } from '../../tests/support/sample-environment.ts';
import { environmentOrigins } from './environment-origins.ts';
import { leave } from './leave.ts';

const origins = environmentOrigins({ ...sampleEnvironment, spanishHosts: ['members.brisamar.example'] });

const go = (target: string) => {
  const moves: string[] = [];
  const hasLeft = leave({ location: { replace: (address) => void moves.push(String(address)) } }, target, origins);
  return { hasLeft, moves };
};

test.each([
  'http://localhost:4300/',
  'http://localhost:4301/Home/Logout',
  'http://localhost:4302/oauth2/authorize?x=1',
  'https://es.members.brisamar.example/inicio',
  'https://members.brisamar.example/',
])('Leaves to an origin of the environment: %s', (target) => {
  expect(go(target)).toEqual({ hasLeft: true, moves: [target] });
});

test.each([
  'http://localhost:4303/',
  'https://localhost:4301/',
  'http://localhost:4301.evil.example/',
  'http://localhost:4301@evil.example/',
  'http://es.members.brisamar.example/',
  '//localhost:4301/',
  '/claims',
  ...hostile,
])('Stays for any other: %s', (target) => {
  expect(go(target)).toEqual({ hasLeft: false, moves: [] });
});
