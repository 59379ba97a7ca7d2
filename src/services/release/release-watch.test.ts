import { describe, expect, test } from 'vitest';
import { releaseWatch } from './release-watch.ts';

const host = (answers: readonly (() => Response)[]) => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (address) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    const answer = answers[asked.length - 1];
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error('offline'));
  };
  return { asked, fetch };
};

const pointing = (release: string) => () => Response.json({ release, manifest: 'sha256-x' });

describe('watching for a new release', () => {
  test('checks the host at most once a minute, and another release makes the page outdated', async () => {
    const { asked, fetch } = host([pointing('aa'), pointing('bb')]);
    const watch = releaseWatch('aa', fetch);
    await watch.look(0);
    await watch.look(59_999);
    expect(asked).toEqual(['/releases/current.json']);
    expect(watch.isOld()).toBe(false);
    await watch.look(60_000);
    expect(watch.isOld()).toBe(true);
  });

  test('an explicit check requests immediately, regardless of the last one', async () => {
    const { asked, fetch } = host([pointing('aa'), pointing('aa'), pointing('bb')]);
    const watch = releaseWatch('aa', fetch);
    await watch.look(0);
    expect(await watch.check()).toBe(false);
    expect(await watch.check()).toBe(true);
    expect(await watch.check()).toBe(true);
    expect(asked).toHaveLength(3);
  });

  test('a missing or invalid answer does not change the page', async () => {
    const { fetch } = host([
      () => new Response('<html>'),
      () => new Response(null, { status: 404 }),
      () => Response.json([]),
    ]);
    const watch = releaseWatch('aa', fetch);
    for (let minute = 0; minute < 4; minute += 1) await watch.look(minute * 60_000);
    expect(watch.isOld()).toBe(false);
  });
});
