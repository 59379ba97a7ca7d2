import { describe, expect, it } from 'vitest';
import type { DraftSummary } from '../../api/generated/api-shapes.ts';
import { inOrder, othersThan, type ScenarioSource } from './scenario-sources.ts';

const live: ScenarioSource = { name: 'live', label: 'Live, release 2', snapshot: 'b' };
const draft: ScenarioSource = {
  name: 'd1',
  label: 'Draft',
  snapshot: 'b',
  base: 'b',
  draft: {} as DraftSummary,
};
const second: ScenarioSource = { name: '2', label: 'Release 2', snapshot: 'b' };
const first: ScenarioSource = { name: '1', label: 'Release 1', snapshot: 'a' };
const names = (sources: readonly ScenarioSource[]): readonly string[] => sources.map(({ name }) => name);

describe('what a source is compared with', () => {
  it('excludes itself and the live release under its other name', () => {
    const all = [live, draft, second, first];
    expect(names(othersThan(live, all))).toEqual(['d1', '1']);
    expect(names(othersThan(second, all))).toEqual(['d1', '1']);
    expect(names(othersThan(draft, all))).toEqual(['live', '2', '1']);
  });

  it('is in order of time: releases, the live release, drafts', () => {
    expect(names(inOrder(draft, live))).toEqual(['live', 'd1']);
    expect(names(inOrder(live, first))).toEqual(['1', 'live']);
    expect(names(inOrder(second, first))).toEqual(['1', '2']);
    expect(names(inOrder(first, draft))).toEqual(['1', 'd1']);
  });
});
