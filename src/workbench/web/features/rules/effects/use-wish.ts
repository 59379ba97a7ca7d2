import { useEffect, useState } from 'react';
import type { WishMark } from '../../../../../authoring/reports/wish-marks.ts';
import type { ToldWish } from '../../../../../authoring/reports/wish-report.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { startWorker } from '../../../analysis/start-worker.ts';
import { afterPause, workerClient } from '../../../analysis/worker-client.ts';
import type { Language } from '../../../i18n/use-words.ts';
import type { Unanswered } from '../../../worker/protocol.ts';

/** How a search for edits stands. */
export interface WishSearch {
  readonly found: ToldWish | undefined;
  readonly isWorking: boolean;
  readonly unanswered: Unanswered | undefined;
  /** Ends the search. */
  readonly cancel: () => void;
  /** Begins it again after it was ended. */
  readonly again: () => void;
}

interface Told {
  readonly key: string;
  readonly found: ToldWish | undefined;
  readonly unanswered: Unanswered | undefined;
  readonly isEnded: boolean;
}

/**
 * Searches for the edits that do what marks ask, in a worker of its own that is ended with the search: it takes seconds, holds up no key, and
 * gives its memory back.
 */
export const useWish = (files: SourceFiles, marks: readonly WishMark[], language: Language): WishSearch => {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<Told>();
  const asked = JSON.stringify([marks, language]);
  const key = `${round} ${asked}`;
  const [cancelled, setCancelled] = useState<string>();
  const isIdle = marks.length === 0 || cancelled === key;
  useEffect(() => {
    if (isIdle) return undefined;
    const [wanted, words] = JSON.parse(asked) as [readonly WishMark[], Language];
    const client = workerClient({ start: startWorker, after: afterPause });
    client.show(files, files);
    const stop = client.watch('wish', { marks: wanted, language: words }, ({ answer, isOld, unanswered }) => {
      if (isOld) return;
      setTold({ key, found: answer as ToldWish | undefined, unanswered, isEnded: true });
      // The answer is here: what the search filled is given back.
      queueMicrotask(() => client.close());
    });
    return () => {
      stop();
      client.close();
    };
  }, [files, asked, key, isIdle]);
  const own = told?.key === key ? told : undefined;
  return {
    found: own?.found,
    isWorking: !isIdle && own === undefined,
    unanswered: own?.unanswered,
    cancel: () => setCancelled(key),
    again: () => setRound(round + 1),
  };
};
