import type { BilingualText } from '../../config/message-text.ts';
import type { Differing, Reconciled } from '../../workbench/server/publication/reconcile-chain.ts';
import { cliMessage } from './messages.ts';

const endOf = ({
  code,
  isRepaired,
}: Differing): 'settled' | 'failed' | 'would-settle' | 'would-fail' | undefined => {
  if (code === 'entry-unreadable') return undefined;
  if (code === 'in-chain') return isRepaired ? 'settled' : 'would-settle';
  return isRepaired ? 'failed' : 'would-fail';
};

const linesOf = (one: Differing): readonly BilingualText[] => {
  const { code, number, draft } = one;
  const end = endOf(one);
  return [
    draft === null
      ? cliMessage(`reconcile.rollback.${code}`, { number })
      : cliMessage(`reconcile.${code}`, { number, draft }),
    ...(end === undefined ? [] : [cliMessage(`reconcile.${end}`)]),
  ];
};

const lastLine = ({ differing }: Reconciled, isRepairing: boolean): readonly BilingualText[] => {
  const repaired = differing.filter(({ isRepaired }) => isRepaired).length;
  if (isRepairing) return [cliMessage('reconcile.repaired', { repaired, count: differing.length })];
  return differing.length === 0 ? [] : [cliMessage('reconcile.nothing-changed')];
};

/** Formats the results of comparing the database with the chain, and the changes, as lines. */
export const reconcileLines = (found: Reconciled, isRepairing: boolean): readonly BilingualText[] => [
  cliMessage('reconcile.compared', { count: found.compared, differing: found.differing.length }),
  ...(found.older === 0 ? [] : [cliMessage('reconcile.older', { count: found.older })]),
  ...found.differing.flatMap(linesOf),
  ...lastLine(found, isRepairing),
];
