/** A tenth of a second: a framed page gets 10 messages a second heard (our own figure). */
const paceMilliseconds = 100;

/**
 * Hands the messages of one framed page on, the first at once and then one each tenth of a second; of those that come faster, the latest
 * of each kind waits its turn and the others are gone. `drop` forgets the waiting message of a kind.
 */
export const pacedMessages = <Message extends { readonly kind: string }>(handOn: (message: Message) => void) => {
  const waiting = new Map<Message['kind'], Message>();
  let isPausing = false;
  const next = (): void => {
    const [message] = waiting.values();
    isPausing = message !== undefined;
    if (!message) return;
    waiting.delete(message.kind);
    setTimeout(next, paceMilliseconds);
    handOn(message);
  };
  return {
    take: (message: Message): void => {
      waiting.set(message.kind, message);
      if (!isPausing) next();
    },
    drop: (kind: Message['kind']): void => void waiting.delete(kind),
  };
};
