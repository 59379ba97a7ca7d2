// The allowed burst: a first visit requests some twenty files at once.
const burstSeconds = 4;

interface Bucket {
  level: number;
  // Milliseconds.
  at: number;
}

// Leaky bucket: `perSecond` requests on average for each sender, and bursts of four seconds' worth. Senders
// are forgotten after eight seconds at most, because a bucket is empty after four. `now` is in milliseconds.
export const rateLimit = (
  perSecond: number,
  now: () => number = () => performance.now(),
): ((sender: string) => boolean) => {
  let recent = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let turnedAt = now();
  const turn = (time: number): void => {
    if (time - turnedAt < burstSeconds * 1000) return;
    older = time - turnedAt < 2 * burstSeconds * 1000 ? recent : new Map<string, Bucket>();
    recent = new Map<string, Bucket>();
    turnedAt = time;
  };
  return (sender) => {
    const time = now();
    turn(time);
    const bucket = recent.get(sender) ?? older.get(sender) ?? { level: 0, at: time };
    recent.set(sender, bucket);
    bucket.level = Math.max(0, bucket.level - ((time - bucket.at) * perSecond) / 1000);
    bucket.at = time;
    if (bucket.level + 1 > perSecond * burstSeconds) return false;
    bucket.level += 1;
    return true;
  };
};
