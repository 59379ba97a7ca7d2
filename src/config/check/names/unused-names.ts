import type { Finding } from '../findings/finding.ts';
import type { NameSpace } from '../index/unknown-names.ts';

const reportedCodes: readonly string[] = [
  'unknown-rule',
  'unknown-frame',
  'unknown-link',
  'unknown-block',
  'unknown-document',
  'unknown-list',
  'unknown-named-value',
];

export const unusedFindings = (spaces: readonly NameSpace[]): readonly Finding[] =>
  spaces
    .filter(({ code }) => reportedCodes.includes(code))
    .flatMap(({ what, declared, uses }) => {
      const used = new Set(uses.map(({ name }) => name));
      return [...declared]
        .filter(([name]) => !used.has(name))
        .map(([name, at]) => ({
          at,
          severity: 'warning' as const,
          message: 'unused-name',
          with: { name, what },
        }));
    });
