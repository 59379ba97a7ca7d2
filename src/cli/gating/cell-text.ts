import type { Cell, CellOutcome } from '../../analysis/table/gating-table.ts';
import type { Sentence } from '../../analysis/words/sentences.ts';

const outcomeText = ({ when, link, label }: CellOutcome, say: Sentence): string => {
  const what = [label, link && `→ ${link}`].filter((part) => part !== undefined && part !== '').join(' ');
  if (when === undefined) return what === '' ? say('cell.shown') : what;
  return what === '' ? say('cell.when', { when }) : say('cell.whenWhat', { when, what });
};

/** A cell in one line: hidden, what is shown, or for whom. */
export const cellText = ({ outcomes }: Cell, say: Sentence): string =>
  outcomes.length === 0 ? say('cell.hidden') : outcomes.map((outcome) => outcomeText(outcome, say)).join('; ');
