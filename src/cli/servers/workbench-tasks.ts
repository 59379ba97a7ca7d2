import { Refusal } from '../../authoring/refusal.ts';
import { openStore, type StorePlace } from '../../workbench/store/open/open-store.ts';
import { nameAdministrator } from '../../workbench/store/people/roles.ts';
import { changeSettings, mostApprovals } from '../../workbench/store/people/settings.ts';
import { done, type Outcome } from '../../workbench/store/outcome.ts';
import type { Store } from '../../workbench/store/store.ts';
import { operate } from '../../workbench/store/transact.ts';
import { exportStore } from '../../workbench/store/transfer/export-store.ts';
import { redactRow } from '../../workbench/store/transfer/redact-row.ts';
import { importStore } from '../../workbench/store/transfer/import-store.ts';
import { reconcileWithChain } from '../../workbench/server/publication/reconcile-chain.ts';
import type { OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { refuseUnbuilt } from '../options/write-places.ts';
import { reconcileLines } from '../words/reconcile-lines.ts';
import { cliMessage } from '../words/messages.ts';

type Print = (line: string) => void;

interface OperatorTask {
  readonly words: number;
  readonly run: (
    place: StorePlace,
    words: readonly string[],
    print: Print,
    values: OptionValues,
  ) => Promise<number>;
}

const withStore = async <T>(place: StorePlace, use: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(place);
  if (!('db' in store)) throw new Refusal(store.message);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

const valueOf = <T>(outcome: Outcome<T>, refusal: (code: string) => Refusal): T => {
  if (outcome.ok) return outcome.value;
  const { refusal: why } = outcome;
  throw why.code === 'read-only'
    ? new Refusal(cliMessage('workbench.away', { reason: why.reason }))
    : refusal(why.code);
};

export const operatorTasks: Readonly<Record<string, OperatorTask>> = {
  admin: {
    words: 2,
    run: async (place, [issuer = '', subject = ''], print) => {
      const named = await withStore(place, (store) =>
        operate(store, 'cli', (granted) => nameAdministrator(granted, issuer, subject)),
      );
      valueOf(named, (code) => new Refusal(code));
      print(cliMessage('workbench.admin', { issuer, subject }).en);
      return 0;
    },
  },
  approvals: {
    words: 1,
    run: async (place, [count = ''], print) => {
      const approvals = Number(count);
      if (count === '' || !Number.isInteger(approvals) || approvals < 0 || approvals > mostApprovals)
        throw new UsageError('workbench.approvals', { value: count });
      const changed = await withStore(place, (store) =>
        operate(store, 'cli', (granted) => changeSettings(granted, { approvals })),
      );
      valueOf(changed, (code) => new Refusal(code));
      print(cliMessage('workbench.approvals-set', { count: approvals }).en);
      return 0;
    },
  },
  export: {
    words: 1,
    run: async (place, [file = ''], print) => {
      const noted = await withStore(place, async (store) => {
        await exportStore(store, file);
        return operate(store, 'cli', ({ note }) => {
          note('store.export', 'store');
          return Promise.resolve(done(true));
        });
      });
      valueOf(noted, (code) => new Refusal(code));
      print(cliMessage('workbench.exported', { file }).en);
      return 0;
    },
  },
  import: {
    words: 1,
    run: async (place, [file = ''], print) => {
      const taken = await withStore(place, (store) => importStore(store, file));
      if ('reason' in taken) throw new Refusal(taken.reason);
      const rows = Object.values(taken.counts).reduce((sum, count) => sum + count, 0);
      print(cliMessage('workbench.imported', { rows, file }).en);
      return 0;
    },
  },
  reconcile: {
    words: 0,
    run: async (place, _, print, values) => {
      const dist = String(values['dist']);
      const isRepairing = values['write'] === true;
      refuseUnbuilt('dist', dist);
      const found = await withStore(place, (store) => reconcileWithChain({ store, dist }, isRepairing));
      for (const { en } of reconcileLines(found, isRepairing)) print(en);
      return found.differing.every(({ isRepaired }) => isRepaired) ? 0 : 1;
    },
  },
  redact: {
    words: 2,
    run: async (place, [row = '', reason = ''], print) => {
      const id = Number(row);
      if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('workbench.row', { value: row });
      const gone = await withStore(place, (store) =>
        operate(store, 'cli', (granted) => redactRow(granted, id, reason)),
      );
      const { texts } = valueOf(gone, () => new Refusal(cliMessage('workbench.no-row', { value: row })));
      print(cliMessage('workbench.redacted', { value: row, texts }).en);
      return 0;
    },
  },
};
