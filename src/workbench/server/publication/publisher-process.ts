import { createInterface } from 'node:readline';
import { type PublishRequest, publishSource } from './publish-source.ts';

/*
 * The process of one publication: its request comes in as one line of JSON, its answer goes out as JSON, and it ends. What it loads and
 * compresses never slows the server down, and code that was built anew is loaded anew. The input stays open as long as the server lives:
 * once it ends nobody waits any more, and a publication that has not happened yet must not happen later.
 */
const answer = async (line: string): Promise<void> => {
  const told = await publishSource(JSON.parse(line) as PublishRequest);
  process.stdout.write(JSON.stringify(told), () => process.exit());
};

const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit());
lines.once('line', (line) => void answer(line));
