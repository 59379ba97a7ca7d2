import type { SourceFiles } from '../../../src/config/files/source.ts';
import type { Draft } from '../../../src/workbench/api/generated/api-shapes.ts';
import { draftRoutes, reviewedDraft } from './draft-samples.ts';
import { type FakeRoutes, ok } from './fake-server.ts';
import { smallSource } from './small-source.ts';

const both = { and: [{ var: 'isA' }, { '!': { var: 'isB' } }] };
const says = (en: string, es: string) => ({ en, es });
const fact = (en: string, es: string) => ({ from: 'data:x', type: 'boolean', says: says(en, es) });

/** Two rules over two facts. The second contains the condition of the first. */
export const rulesSource: SourceFiles = {
  ...smallSource,
  'config/rules/facts.json': JSON.stringify({
    facts: { isA: fact('it is a', 'es a'), isB: fact('it is b', 'es b') },
  }),
  'config/rules/rules.json': JSON.stringify({
    rules: {
      maySee: { says: says('may see it', 'puede verlo'), logic: both },
      mayDo: { says: says('may do it', 'puede hacerlo'), logic: { or: [both, { var: 'isB' }] } },
    },
  }),
};

/** The draft whose rules these are. */
export const rulesDraft: Draft = { ...reviewedDraft, state: 'open', name: 'Rules for spring' };

/** A server with these rules. */
export const rulesRoutes: FakeRoutes = {
  ...draftRoutes(rulesDraft),
  [`GET /api/sources/${rulesDraft.source}`]: () => ok({ files: rulesSource }),
  [`GET /api/sources/${rulesDraft.baseSource}`]: () => ok({ files: rulesSource }),
  'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: rulesDraft.source }),
};
