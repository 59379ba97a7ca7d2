import { parentPort, workerData } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { auditChannel } from '../log-follow.ts';
import { openDurably } from './open-durably.ts';
import { type ToThread, serializeError, type FromThread } from './thread-messages.ts';

const { folder } = workerData as { readonly folder: string };
const tell = (message: FromThread): void => parentPort?.postMessage(message);

// Statements without parameters may be several, as in a migration; the last result counts.
const run = async (
  database: Awaited<ReturnType<typeof openDurably>>,
  { sql, parameters }: ToThread,
): Promise<Results | undefined> =>
  parameters.length > 0 ? database.query(sql, [...parameters]) : (await database.exec(sql)).at(-1);

const serve = async (): Promise<void> => {
  const database = await openDurably(folder);
  await database.listen(auditChannel, (id) => tell({ kind: 'row', id: Number(id) }));
  // The library queues messages, so answers keep the order of the questions.
  parentPort?.on('message', (asked: ToThread | 'close') => {
    if (asked === 'close') {
      void database.close().finally(() => process.exit(0));
      return;
    }
    run(database, asked).then(
      (result) =>
        tell({
          kind: 'answer',
          id: asked.id,
          rows: result?.rows ?? [],
          rowCount: result?.affectedRows ?? result?.rowCount ?? 0,
          command: result?.command ?? '',
        }),
      (error: unknown) => tell({ kind: 'refused', id: asked.id, error: serializeError(error) }),
    );
  });
  tell({ kind: 'ready' });
};

serve().catch((error: unknown) => tell({ kind: 'unopened', error: serializeError(error) }));
