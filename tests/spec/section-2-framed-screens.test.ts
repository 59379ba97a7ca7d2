import { expect, it } from 'vitest';
import { sampleContext } from '../support/members/sample-context.ts';
import { screenIn } from '../support/members/sample-screen.ts';

it('R1.22 R2.199: every framed page of the legacy site has a name, in both languages', () => {
  let frames = 0;
  for (const language of ['en', 'es'] as const) {
    const context = sampleContext({ id: 'm01', language });
    for (const { key } of context.config.screens)
      for (const block of screenIn(key, context).blocks) {
        if (block.type !== 'frame') continue;
        const name = block.title === '' ? 'unnamed' : 'named';
        expect([key, name, new URL(block.src).origin]).toEqual([key, 'named', 'http://localhost:4301']);
        frames += 1;
      }
  }
  expect(frames).toBeGreaterThan(80);
});
