import { readSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type PublishRequest, publishSource } from './publish-source.ts';

// The line to the server beside input and output: a question goes out as any one sign, `y` comes back for a yes.
const line = 3;

/**
 * Asks the server whether the publication may still happen, and waits for its word: a server that is gone, or has lost its lease to another
 * one that may have told people otherwise, does not say yes.
 */
const mayHappen = (): boolean => {
  const answer = Buffer.alloc(1);
  try {
    writeSync(line, '?');
    return readSync(line, answer) === 1 && answer.toString() === 'y';
  } catch {
    return false;
  }
};

/*
 * The process of one publication: its request comes in as one line of JSON, its answer goes out as JSON, and it ends. What it loads and
 * compresses never slows the server down, and code that was built again is loaded again. The input stays open as long as the server lives:
 * once it ends nobody waits any more, and a publication that has not happened yet must not happen later.
 */
const answer = async (text: string): Promise<void> => {
  const told = await publishSource(JSON.parse(text) as PublishRequest, mayHappen);
  process.stdout.write(JSON.stringify(told), () => process.exit());
};

const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit());
lines.once('line', (text) => void answer(text));
