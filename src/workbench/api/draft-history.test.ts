import { expect, it } from 'vitest';
import type { DraftEdit, Publication, Review } from './generated/api-shapes.ts';
import { historyOf } from './draft-history.ts';

const [edda, rita, paul] = ['Edda', 'Rita', 'Paul'].map((name) => ({ id: name, name }));
const at = (hour: number): string => `2026-11-01T0${hour}:00:00.000Z`;

it('lists edits, approvals, withdrawn reviews and the publication of a draft, newest first', () => {
  const edits = [
    { rev: 1, at: at(1), author: edda, kind: 'edit' },
    { rev: 1, at: at(1), author: edda, kind: 'edit' },
    { rev: 2, at: at(4), author: edda, kind: 'edit' },
  ] as unknown as readonly DraftEdit[];
  const reviews = [
    { id: 'r1', reviewer: rita, verdict: 'approve', text: 'fine', at: at(2), withdrawnAt: at(3) },
    { id: 'r2', reviewer: rita, verdict: 'approve', text: '', at: at(5), withdrawnAt: null },
  ] as unknown as readonly Review[];
  const publication = {
    id: 'p',
    state: 'settled',
    number: 7,
    requestedBy: paul,
    at: at(6),
    settledAt: at(7),
  } as unknown as Publication;
  const steps = historyOf({ edits, reviews, publication }).map((step) => [
    step.by?.name,
    'decision' in step ? [step.decision, step.number].join(' ').trim() : step.revision.edits.length,
  ]);
  expect(steps).toEqual([
    ['Paul', 'publish 7'],
    ['Rita', 'approve'],
    ['Edda', 1],
    ['Rita', 'withdraw'],
    ['Rita', 'approve'],
    ['Edda', 2],
  ]);
  const failed = { ...publication, state: 'failed' } as Publication;
  expect(historyOf({ edits: [], reviews: [], publication: failed })).toEqual([]);
});
