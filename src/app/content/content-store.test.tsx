import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import settings from '../../../config/site/settings.json';
import type { PortalConfig } from '../../config/portal-config.ts';
import type { ResourceState } from '../../ui/provided/resource.ts';
import { contentCache } from './content-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('R9.28: an unwatched answer is available at once for 20 minutes; after 21 it is loaded again while the page waits', async () => {
  const resource = contentCache(settings as PortalConfig['settings']);
  let asked = 0;
  const watch = () => {
    const { get, subscribe } = resource({
      key: ['pages'],
      ask: () => Promise.resolve((asked += 1)),
      select: (answer) => answer,
    });
    const states: ResourceState<number>[] = [get()];
    const stop = subscribe(() => get() !== states.at(-1) && states.push(get()));
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
