import { postedAnswers } from '../../../rules/posted-answers.ts';
import { followsKeys, whyUnanswered, workerAnswers } from './answers.ts';
import { nextOf, waited, type Waiting } from './ask-queue.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { editTexts, openTexts, type Texts } from './texts.ts';

const scope = self as unknown as {
  readonly postMessage: (message: FromWorker) => void;
  onmessage: (event: MessageEvent<ToWorker>) => void;
};

const answers = workerAnswers(() => Date.now());
const posted = postedAnswers();

let texts: Texts = { base: [], draft: [] };
let present = 0;
let queue: readonly Waiting[] = [];
let isWoken = false;

const answered = ({ id, revision, kind, ask }: Waiting): FromWorker => {
  try {
    const answer = (answers[kind] as (ask: object, texts: Texts) => unknown)(ask, texts);
    // Only what a page asks after each key is worth keeping.
    const own = followsKeys.includes(kind)
      ? posted.post(`${kind} ${JSON.stringify(ask)}`, answer)
      : { answer };
    return { type: 'answer', id, revision, ...own };
  } catch (error) {
    return {
      type: 'unanswered',
      id,
      revision,
      why: whyUnanswered(error),
      text: error instanceof Error ? error.message : String(error),
    };
  }
};

// One question per turn: messages in between are received before the next one.
const work = (): void => {
  isWoken = false;
  const { next, rest } = nextOf(queue, present);
  queue = rest;
  if (!next) return;
  scope.postMessage(answered(next));
  wake();
};

// Calls in the next turn, without the delay of browser timers.
const turn = new MessageChannel();
turn.port1.onmessage = work;

const wake = (): void => {
  if (isWoken) return;
  isWoken = true;
  turn.port2.postMessage(undefined);
};

scope.onmessage = ({ data }) => {
  if (data.type === 'ask') queue = waited(queue, data);
  else {
    present = data.revision;
    texts =
      data.type === 'open' ? openTexts(data.base, data.files, texts) : editTexts(texts, data.file, data.text);
  }
  wake();
};

scope.postMessage({ type: 'ready' });
