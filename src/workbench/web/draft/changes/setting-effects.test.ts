import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { message } from '../../../../../tests/support/workbench/message.ts';
import schema from '../../../../../schemas/environments.json' with { type: 'json' };
import type { SettingChange } from '../../../../authoring/draft/items/operator-settings.ts';
import { en } from '../../i18n/en.ts';
import { es } from '../../i18n/es.ts';
import type { Language, Translate } from '../../i18n/use-words.ts';
import { settingEffects } from './setting-effects.ts';

type Node = Readonly<Record<string, unknown>>;

const propertiesOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries((node['properties'] ?? {}) as Readonly<Record<string, Node>>);

interface Leaf {
  readonly path: readonly string[];
  readonly node: Node;
  readonly isRequired: boolean;
}

const leavesOf = (node: Node, above: readonly string[] = []): readonly Leaf[] => {
  const required = (node['required'] ?? []) as readonly string[];
  return propertiesOf(node).flatMap(([name, inner]): readonly Leaf[] => {
    const path = [...above, name];
    return inner['properties'] === undefined
      ? [{ path, node: inner, isRequired: required.includes(name) }]
      : leavesOf(inner, path);
  });
};

const leaves: readonly Leaf[] = [
  { path: ['$schema'], node: schema.properties.$schema, isRequired: false },
  ...leavesOf(schema.definitions.environment),
];

// Two values that differ, and absence: every kind of change of a field.
const changesOf = ({ path, node }: Leaf): readonly SettingChange[] => {
  const values = {
    array: [[['one.example'], ['two.example']]],
    boolean: [
      [true, false],
      [false, true],
    ],
  }[String(node['type'])] ?? [
    ['one', 'two'],
    ['one', undefined],
  ];
  return values.map(([before, after]) => ({ environment: 'prod', path, before, after }));
};

// Those with a sentence that no field has for itself.
const general: readonly SettingChange[] = [
  { environment: 'prod', path: [], before: undefined, after: {} },
  { environment: 'prod', path: [], before: {}, after: undefined },
  { environment: 'prod', path: ['origins'], before: ['a', 'b'], after: ['b', 'a'] },
  { environment: 'prod', path: ['fhir', 'pkce'], before: undefined, after: true },
  { environment: 'prod', path: ['constructor'], before: undefined, after: 'x' },
];

const sayIn = (language: Language): { readonly say: Translate; readonly asked: Set<string> } => {
  const asked = new Set<string>();
  const instance = createInstance();
  void instance.init({
    ...{ lng: language, initAsync: false, interpolation: { prefix: '{', suffix: '}', escapeValue: false } },
    resources: { [language]: { translation: language === 'en' ? en : es } },
  });
  const say: Translate = (key, values = {}) => {
    asked.add(key);
    return String(instance.t(key, values));
  };
  return { say, asked };
};

const keysOf = (node: object, above: string): readonly string[] =>
  Object.entries(node).flatMap(([name, inner]: [string, object | string]) =>
    typeof inner === 'string' ? [`${above}.${name}`] : keysOf(inner, `${above}.${name}`),
  );

describe.each(['en', 'es'] as const)('what operator settings do, in %s', (language) => {
  const { say, asked } = sayIn(language);
  const effectsOf = (change: SettingChange) => settingEffects(change, say, language);

  test.each(leaves.map((leaf) => [leaf.path.join('.'), leaf] as const))(
    'R10.65: every change of %s has a sentence',
    (_, leaf) => {
      for (const change of changesOf(leaf)) {
        const sentences = effectsOf(change);
        expect(sentences.length).toBeGreaterThan(0);
        if (change.after === undefined) {
          const isMissing = sentences.includes(say('operator.effect.all.missing'));
          expect(isMissing).toBe(leaf.isRequired);
        }
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/);
      }
    },
  );

  test('a new or removed environment, another order, a written default and an unknown field have one, and none is left over', () => {
    for (const change of general) expect(effectsOf(change)).toHaveLength(1);
    const { effect } = (language === 'en' ? en : es).operator;
    expect([...asked].sort()).toEqual(keysOf(effect, 'operator.effect').toSorted());
  });
});

test('a list names what was added and what was removed, with letters that look like others', () => {
  const { say } = sayIn('en');
  const change = (before: readonly string[], after: readonly string[]) =>
    settingEffects({ environment: 'prod', path: ['frameOrigins'], before, after }, say, 'en');
  const [a, b, c] = ['https://a.example', 'https://b.example', 'https://c.example'] as const;
  expect(change([a], [b, c])).toEqual([
    message('operator.effect.frameOrigins.added', { added: `${b} and ${c}` }),
    message('operator.effect.frameOrigins.removed', { removed: a }),
  ]);
  expect(change([a, b], [b, a])).toEqual([message('operator.effect.all.reordered')]);
  const added = 'https://plаn.example (Cyrillic а U+0430)';
  expect(change([a], [a, 'https://plаn.example'])).toEqual([
    message('operator.effect.frameOrigins.added', { added }),
  ]);
});

test('a protection that the file does not mention is on', () => {
  const { say } = sayIn('en');
  const pkce = (before: unknown, after: unknown) =>
    settingEffects({ environment: 'prod', path: ['fhir', 'pkce'], before, after }, say, 'en');
  const off = [message('operator.effect.fhir.pkce.off')];
  const on = [message('operator.effect.fhir.pkce.on')];
  const same = [message('operator.effect.all.written')];
  expect([pkce(undefined, false), pkce(true, false), pkce(false, undefined), pkce(undefined, true)]).toEqual([
    off,
    off,
    on,
    same,
  ]);
});
