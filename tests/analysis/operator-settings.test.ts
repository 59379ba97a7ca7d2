import { expect, test } from 'vitest';
import schema from '../../schemas/environments.json' with { type: 'json' };
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';

type Node = Readonly<Record<string, unknown>>;

const leavesOf = (node: Node, above: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries((node['properties'] ?? {}) as Readonly<Record<string, Node>>).flatMap(([name, inner]) =>
    inner['properties'] === undefined ? [[...above, name]] : leavesOf(inner, [...above, name]),
  );

const changed = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...(value as readonly unknown[]), 'https://new.example'];
  return typeof value === 'boolean' ? !value : 'https://new.example/';
};

const withChange = (node: Node, [name = '', ...rest]: readonly string[]): Node => ({
  ...node,
  [name]: rest.length > 0 ? withChange(node[name] as Node, rest) : changed(node[name]),
});

const before = compiledConfig();

test.each(leavesOf(schema.definitions.environment).map((path) => path.join('.')))(
  'R10.65: every release that changes %s affects members',
  (path) => {
    const environments = Object.fromEntries(
      Object.entries(before.config.environments).map(([name, environment]) => [
        name,
        name === 'local' ? withChange(environment as unknown as Node, path.split('.')) : environment,
      ]),
    ) as unknown as typeof before.config.environments;
    const diff = meaningDiff(before, { ...before, config: { ...before.config, environments } });
    expect(diff.isEmpty).toBe(false);
    expect(diff.other.map(({ at }) => at).join()).toContain(`environments.local.${path}`);
  },
);
