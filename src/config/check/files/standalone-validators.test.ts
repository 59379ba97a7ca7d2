import { Script } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { chance } from '../../../../tests/support/chance.ts';
import { bundled } from '../../../../tests/support/reports/bundled.ts';
import type { ConfigDocument, DocumentKind } from '../../files/document.ts';
import { readConfig } from '../../files/read-config.ts';
import { collectRoles, type RoleUse } from './recorded-roles.ts';
import { validatorOf } from './schema-validators.ts';
import { standaloneValidators } from './standalone-validators.ts';

interface Validators {
  readonly validatorOf: (kind: DocumentKind) => ValidateFunction;
  readonly collectRoles: (validation: () => void) => readonly RoleUse[];
}

const asBuilt = async (): Promise<Validators> => {
  const module = standaloneValidators()
    .replace(`'./recorded-roles.ts'`, `'./src/config/check/files/recorded-roles.ts'`)
    .replace(`'../../schemas/schemas.ts'`, `'./src/config/schemas/schemas.ts'`);
  const code = await bundled(
    `${module}\nexport { collectRoles } from './src/config/check/files/recorded-roles.ts';`,
  );
  expect(code).not.toMatch(/\beval\(|\bFunction\(/);
  return new Script(`(() => { ${code}; return bundled; })()`).runInThisContext() as Validators;
};

type Holder = Record<string | number, unknown>;

const holdersIn = (value: unknown): readonly Holder[] =>
  typeof value === 'object' && value !== null
    ? [value as Holder, ...Object.values(value).flatMap(holdersIn)]
    : [];

const others: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  '',
  'Not A Name',
  '👩‍👩‍👧'.repeat(400),
  [],
  [[]],
  {},
  { id: 'x', kind: 'none' },
];

const mistaken = (value: unknown, next: () => number): unknown => {
  const copy = structuredClone(value);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  for (let left = 1 + Math.floor(next() * 3); left > 0; left -= 1) {
    const holder = one(holdersIn(copy)) ?? {};
    const name = one(Object.keys(holder)) ?? 'fresh';
    const change = Math.floor(next() * 4);
    if (change === 0) delete holder[name];
    else if (change === 1 && Array.isArray(holder)) holder.push(structuredClone(holder[0]));
    else holder[change === 2 ? 'fresh' : name] = structuredClone(one(others));
  }
  return copy;
};

const messagesOf = (from: Validators, kind: DocumentKind, value: unknown): string => {
  const validate = from.validatorOf(kind);
  const roles = from.collectRoles(() => void validate(value));
  return JSON.stringify({ errors: validate.errors, roles });
};

const documents = readConfig('config', 'locales').filter(
  (one): one is ConfigDocument & { is: NonNullable<ConfigDocument['is']> } => one.is !== undefined,
);
const here: Validators = { validatorOf, collectRoles };
let built = here;
beforeAll(async () => {
  built = await asBuilt();
}, 60_000);

test('validators compiled in advance give the same results as those compiled here, byte for byte', () => {
  const next = chance(34);
  const rounds = process.env['DEEP'] ? 60 : 3;
  const keywords = new Set<string>();
  for (const { is, value, file } of documents) {
    expect(messagesOf(built, is.kind, value), file).toBe(messagesOf(here, is.kind, value));
    for (let round = 0; round < rounds; round += 1) {
      const wrong = mistaken(value, next);
      expect(messagesOf(built, is.kind, wrong), file).toBe(messagesOf(here, is.kind, wrong));
      for (const { keyword } of validatorOf(is.kind).errors ?? []) keywords.add(keyword);
    }
  }
  expect([...keywords]).toEqual(
    expect.arrayContaining([
      'type',
      'required',
      'additionalProperties',
      'pattern',
      'enum',
      'discriminator',
      'uniqueItems',
      'if',
    ]),
  );
}, 120_000);

test('every kind of file has its validator', () => {
  const kinds = [...new Set(documents.map(({ is }) => is.kind))];
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => built.validatorOf(kind)({}) === validatorOf(kind)({}))).toEqual(kinds);
});
