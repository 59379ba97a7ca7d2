import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import settings from '../../../config/site/settings.json';
import type { PortalConfig } from '../../config/portal-config.ts';
import type { Loadable } from '../../ui/provided/watched.ts';
import { contentCache } from './content-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('R9.28: an answer that nobody watches is there at once for 20 minutes; after 21 it is asked for again while the page waits', async () => {
  const observe = contentCache(settings as PortalConfig['settings']);
  let asked = 0;
  const watch = () => {
    const states: Loadable<number>[] = [];
    const ask = () => Promise.resolve((asked += 1));
    const { stop } = observe({ key: ['pages'], ask, select: (answer: number) => answer }, (state) => states.push(state));
    return { states, stop };
  };
  const first = watch();
  await minutes(0.1);
  expect(first.states).toEqual([{ status: 'loading' }, { status: 'ready', value: 1 }]);
  first.stop();
  await minutes(19);
  const soon = watch();
  await minutes(0.1);
  expect(soon.states).toEqual([
    { status: 'ready', value: 1 },
    { status: 'ready', value: 2 },
  ]);
  soon.stop();
  await minutes(21);
  const late = watch();
  await minutes(0.1);
  expect(late.states).toEqual([{ status: 'loading' }, { status: 'ready', value: 3 }]);
  late.stop();
});
