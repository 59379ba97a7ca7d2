import { findNodeAtLocation } from 'jsonc-parser';
import type { Finding, Spot } from './finding.ts';
import type { Problem } from './problem.ts';
import { textPosition } from './text-position.ts';

const offsetOf = (spot: Spot): number => {
  if ('offset' in spot) return spot.offset;
  const node = spot.document.tree && findNodeAtLocation(spot.document.tree, [...spot.path]);
  const named = spot.part === 'name' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node;
  return named?.offset ?? 0;
};

const positionOf = (spot: Spot) => textPosition(spot.document.text, offsetOf(spot));

const written = (spot: Spot): string => {
  const { line, column } = positionOf(spot);
  return `${spot.document.file}:${line}:${column}`;
};

/** The problem that a finding is, with its place in lines and columns. */
export const problemOf = (finding: Finding): Problem => ({
  severity: finding.severity ?? 'error',
  code: finding.code,
  file: finding.at.document.file,
  ...positionOf(finding.at),
  message: finding.message,
  ...(finding.nearest !== undefined && { nearest: finding.nearest }),
  hint: finding.hint,
  also: (finding.also ?? []).map(written),
});
