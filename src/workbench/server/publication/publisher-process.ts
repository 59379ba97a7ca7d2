import { readSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type PublishRequest, publishSource } from './publish-source.ts';

// The file descriptor of the line to the server: any byte asks, `y` answers yes.
const line = 3;

// A server that is gone, or lost its lease, does not answer yes.
const mayHappen = (): boolean => {
  const answer = Buffer.alloc(1);
  try {
    writeSync(line, '?');
    return readSync(line, answer) === 1 && answer.toString() === 'y';
  } catch {
    return false;
  }
};

// Its own process cannot slow the server down, and loads rebuilt code. When the input ends, the server is
// gone, so a publication that has not happened must not happen.
const answer = async (text: string): Promise<void> => {
  const result = await publishSource(JSON.parse(text) as PublishRequest, mayHappen);
  process.stdout.write(JSON.stringify(result), () => process.exit());
};

const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit());
lines.once('line', (text) => void answer(text));
