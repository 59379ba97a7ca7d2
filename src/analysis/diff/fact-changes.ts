import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import type { PlainChange } from './plain-changes.ts';

/** What decides how the data become a fact. */
const fields = ['type', 'from', 'otherwise', 'min', 'max', 'values'] as const;

const written = (shape: FactShape, field: (typeof fields)[number]): string | undefined => {
  const value = (shape as Readonly<Record<string, unknown>>)[field];
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
};

/** Facts of both configurations that are read from the data in another way: whom that concerns only the data know. */
export const factChanges = (before: PortalConfig['facts'], after: PortalConfig['facts']): readonly PlainChange[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    if (!now || now === old) return [];
    return fields.flatMap((field) => {
      const [from, to] = [written(old, field), written(now, field)];
      return from === to ? [] : [{ at: `facts.${name}.${field}`, before: from, after: to }];
    });
  });
