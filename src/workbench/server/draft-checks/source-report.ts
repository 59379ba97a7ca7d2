import { portalModel } from '../../../analysis/model/portal-model.ts';
import { tableColumns } from '../../../analysis/table/columns.ts';
import { gatingTable } from '../../../analysis/table/gating-table.ts';
import { type CellHashes, hashesOf } from '../../../authoring/gating/hashed-grid.ts';
import { signOffPage } from '../../../authoring/gating/sign-off-page.ts';
import { signOffWorkbook } from '../../../authoring/gating/sign-off-workbook.ts';
import { tableStamp } from '../../../authoring/gating/table-words.ts';
import { withRisks } from '../../../authoring/project/all-problems.ts';
import { portalNames } from '../../../authoring/project/problems.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import {
  addressProblems,
  compareWithBase,
  type DraftAndBase,
  findDraftProblems,
} from '../../../authoring/reports/draft-checks.ts';
import { findNewRisks } from '../../../config/check/risks/new-risks.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { cellSigns } from '../../api/cell-signs.ts';
import type { Judgement, Language, SignOff } from '../../api/generated/api-shapes.ts';
import { serverText } from '../words/server-words.ts';
import type { GridSource } from './source-grid.ts';

export const sourceHashes = (
  documents: readonly ConfigDocument[],
): { readonly columns: readonly string[]; readonly hashes: CellHashes } => {
  const model = portalModel(compileSound(documents));
  return { columns: tableColumns(model, 'en').map(({ name }) => name), hashes: hashesOf(model) };
};

export interface ReportRequest {
  readonly format: 'html' | 'xlsx';
  readonly language: Language;
  readonly signOffs: readonly SignOff[];
  readonly draft: string | undefined;
  readonly release: { readonly number: number; readonly hash: string } | undefined;
}

export const sourceReport = async (
  { format, language, signOffs, draft, release }: ReportRequest,
  { id, documents }: GridSource,
  now: number,
): Promise<string | Uint8Array> => {
  const portal = compileSound(documents);
  const model = portalModel(portal);
  const table = gatingTable(model, language);
  const hashes = hashesOf(model);
  const columns = table.columns.map((column) => column.name);
  const signed = { table, hashes, signs: cellSigns(hashes, columns, signOffs) };
  const { day } = tableStamp(portal, language, now);
  const stamp = { draft, source: id, release, day };
  return format === 'html' ? signOffPage(signed, stamp) : signOffWorkbook(signed, stamp);
};

// Never throws for the content of a source.
export const checkResultOf = (checked: DraftAndBase): Omit<Judgement, 'source'> => {
  const { untold, ...comparison } = compareWithBase(checked);
  const { documents, language } = checked;
  return {
    problems: addressProblems(withRisks(findDraftProblems(checked), documents, language), documents),
    risks: addressProblems(findNewRisks(checked, portalNames, language), documents),
    ...comparison,
    untold: untold ? serverText(checked.language, `untold.${untold}`) : null,
  };
};
