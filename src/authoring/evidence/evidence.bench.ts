import { describe } from 'vitest';
import { evidenceChain } from '../../../tests/support/config/evidence-chain.ts';
import { benchWithin, timed } from '../../../tests/support/reports/timing.ts';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { gatingTable } from '../../analysis/table/gating-table.ts';
import { sourceDocuments } from '../../config/files/parse-document.ts';
import { compileSound } from '../project/read-portal.ts';
import { evidenceJson, evidenceOf } from './evidence-document.ts';

// A release each 44 hours of a year.
const releases = 200;

describe(`evidence of a year with ${releases} releases`, () => {
  const chain = evidenceChain({ seed: 7, releases });
  const files = chain.files(chain.times.at(-1)?.publication?.source ?? '') ?? {};
  const table = timed(() => void gatingTable(portalModel(compileSound(sourceDocuments(files))), 'en', []));
  const evidence = timed(() => void evidenceJson(evidenceOf({ plan: 'medicare' }, chain.span, chain)));
  benchWithin('of a plan', evidence, {
    runs: 2,
    atMost: 40,
    of: table,
    called: 'the gating table of one release',
  });
});
