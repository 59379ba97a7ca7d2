import type { ChangeValues, DraftKind } from '../../../src/workbench/api/generated/api-shapes.ts';
import type { DraftsQuery } from '../../../src/workbench/store/draft-list/drafts-query.ts';
import { createDraft } from '../../../src/workbench/store/drafts/create-draft.ts';
import type { DraftRow } from '../../../src/workbench/store/rows/draft-row.ts';
import { editDraft } from '../../../src/workbench/store/drafts/edit-draft.ts';
import { submitDraft } from '../../../src/workbench/store/drafts/move-draft.ts';
import { reviewDraft } from '../../../src/workbench/store/drafts/reviews.ts';
import { sourceId } from '../../../src/config/files/source.ts';
import type { Outcome } from '../../../src/workbench/store/outcome.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { type Actor, type Granted, transact } from '../../../src/workbench/store/transact.ts';
import type { Right } from '../../../src/workbench/store/rights.ts';
import { somebody } from './people.ts';
import { smallSource } from './small-source.ts';

/** People of every role, and their actions in one transaction each. */
export interface Team {
  /** What Edda, Rolf and Solo write drafts for. */
  readonly kind: DraftKind;
  readonly edda: Actor;
  readonly emil: Actor;
  readonly rita: Actor;
  readonly rolf: Actor;
  readonly paul: Actor;
  /** Who edits, reviews and publishes. */
  readonly solo: Actor;
  readonly otto: Actor;
  /** Who edits and is an operator. */
  readonly oda: Actor;
  readonly does: <R extends Right, T>(
    who: Actor,
    right: R,
    work: (granted: Granted<R>) => Promise<Outcome<T>>,
  ) => Promise<Outcome<T>>;
  /** A new draft of the small source. */
  readonly draft: (name?: string) => Promise<DraftRow>;
  /** Edits of a draft, each `[address, expected, value]`. */
  readonly edit: (
    who: Actor,
    draft: string,
    ...edits: readonly (readonly [string, unknown, unknown])[]
  ) => Promise<Outcome<{ readonly rev: number; readonly source: string }>>;
  /** A draft in review with one edit of the first link by Edda, approved by Rita. */
  readonly approved: () => Promise<DraftRow>;
}

let made = 0;

/** A uuid that no other one of a test run is. */
export const freshId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
};

/** What is live in tests: the small source, as the third publication. */
export const smallLive = {
  number: 3,
  source: sourceId(smallSource),
  release: '3',
  at: '2026-11-01T00:00:00.000Z',
};

/** The whole list of the few drafts of a test. */
export const allDrafts: DraftsQuery = { view: 'all', limit: 100 };

/** The value of an outcome; throws a refusal. */
export const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
};

/** The code of a refusal; undefined where it was done. */
export const codeOf = (outcome: Outcome<unknown>): string | undefined =>
  outcome.ok ? undefined : outcome.refusal.code;

/** New people in a store, whose authors are editors or operators. */
export const newTeam = async (store: Store, kind: DraftKind = 'content'): Promise<Team> => {
  const author = kind === 'operator' ? 'operator' : 'editor';
  const edda = await somebody(store, [author], 'Edda');
  const emil = await somebody(store, ['editor'], 'Emil');
  const rita = await somebody(store, ['reviewer'], 'Rita');
  const rolf = await somebody(store, ['reviewer', author], 'Rolf');
  const paul = await somebody(store, ['publisher'], 'Paul');
  const solo = await somebody(store, [author, 'reviewer', 'publisher'], 'Solo');
  const otto = await somebody(store, ['operator'], 'Otto');
  const oda = await somebody(store, ['editor', 'operator'], 'Oda');
  const does: Team['does'] = (who, right, work) => transact(store, who, right, work);
  const draft: Team['draft'] = async (name = `Draft ${freshId()}`) =>
    valueOf(
      await does(edda, 'draft', (granted) =>
        createDraft(granted, { name, kind }, { number: 3, files: smallSource }),
      ),
    );
  const edit: Team['edit'] = (who, id, ...edits) => {
    const values: ChangeValues = {
      clientId: freshId(),
      edits: edits.map(([address, expected, value]) => ({ address, expected, value })),
    };
    return does(who, 'draft', (granted) => editDraft(granted, id, values));
  };
  const approved: Team['approved'] = async () => {
    const { id } = await draft();
    const { source } = valueOf(
      await edit(edda, id, [
        'config/addresses/links.json#links/one',
        'https://one.example',
        'https://new.example',
      ]),
    );
    const submitted = valueOf(await does(edda, 'edit', (granted) => submitDraft(granted, id, { source })));
    valueOf(
      await does(rita, 'review', (granted) => reviewDraft(granted, id, { source, verdict: 'approve' })),
    );
    return submitted;
  };
  return { kind, edda, emil, rita, rolf, paul, solo, otto, oda, does, draft, edit, approved };
};
