// A framed page may send 10 messages a second (our own limit).
const paceMilliseconds = 100;

// Of faster messages the latest of each kind waits and the others are dropped.
export const pacedMessages = <Message extends { readonly kind: string }>(
  handOn: (message: Message) => void,
) => {
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
