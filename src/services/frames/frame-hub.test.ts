import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frameHub, readFrameMessage } from './frame-hub.ts';

describe('The frame hub', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const legacy = 'https://records.brisamar.example';

  const open = () => {
    const warnings: string[] = [];
    const heights: number[] = [];
    const requests: unknown[] = [];
    const hub = frameHub({
      publicDomain: 'www.brisamar.example',
      origins: new Set([legacy]),
      warn: (text) => warnings.push(text),
    });
    const source = {};
    const unmount = hub.mount({ contentWindow: source, src: `${legacy}/pay` }, (height) =>
      heights.push(height),
    );
    hub.subscribe('refreshBilling', (request) => requests.push(request));
    return { hub, source, unmount, warnings, heights, requests };
  };

  test('R4.057: forwards the requests of the mounted page', () => {
    const { hub, source, requests, heights, warnings } = open();
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    hub.receive({ data: { type: 'resize', height: 700 }, origin: legacy, source });
    vi.runAllTimers();
    expect([requests, heights, warnings]).toEqual([[{ kind: 'refreshBilling' }], [700], []]);
  });

  test('R5.03: ignores messages of another window, of a removed one, and without a window', () => {
    const { hub, source, unmount, requests, warnings } = open();
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source: {} });
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source: null });
    unmount();
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    expect([requests, warnings.length]).toEqual([[], 3]);
  });

  test.each([
    'null',
    '',
    `${legacy}:8443`,
    'http://records.brisamar.example',
    'https://records.brisamar.example.evil.example',
    `${legacy}/`,
  ])('R5.04: a message from the origin "%s" is ignored', (origin) => {
    const { hub, source, requests, warnings } = open();
    hub.receive({ data: 'RefreshBillingData', origin, source });
    expect([requests, warnings.length]).toEqual([[], 1]);
  });

  test('A listed origin counts only for the frame that was mounted with it', () => {
    const hub = frameHub({
      publicDomain: 'x.example',
      origins: new Set([legacy, 'https://other.example']),
      warn: () => undefined,
    });
    const requests: unknown[] = [];
    const source = {};
    hub.mount({ contentWindow: source, src: 'https://other.example/page' }, () => undefined);
    hub.subscribe('refreshBilling', (request) => requests.push(request));
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    expect(requests).toEqual([]);
    hub.receive({ data: 'RefreshBillingData', origin: 'https://other.example', source });
    expect(requests).toHaveLength(1);
  });

  test('R5.05: warns about the first five messages, then at every tenfold count', () => {
    const { hub, warnings } = open();
    for (let count = 0; count < 20_000; count += 1)
      hub.receive({ data: count, origin: 'https://evil.example', source: {} });
    expect(warnings).toHaveLength(9);
    expect(warnings.slice(5)).toEqual(
      [10, 100, 1000, 10_000].map((count) => `${count} messages were ignored.`),
    );
  });

  test('a payment message just before the frame is removed is accepted; a later navigation or height message is not', () => {
    const { hub, source, unmount, heights, requests } = open();
    hub.subscribe('open', (request) => requests.push(request));
    const sent = [
      { type: 'resize', height: 1 },
      { type: 'resize', height: 2 },
      'https://www.brisamar.example/claims',
      'RefreshBillingData',
    ];
    sent.forEach((data) => hub.receive({ data, origin: legacy, source }));
    unmount();
    vi.runAllTimers();
    expect([heights, requests]).toEqual([[1], [{ kind: 'refreshBilling' }]]);
  });

  test('a removed listener gets no more messages', () => {
    const { hub, source } = open();
    let received = 0;
    hub.subscribe('refreshBilling', () => (received += 1))();
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    expect(received).toBe(0);
  });

  test('R4.057: a payment before there are listeners reaches the next listener for payments, once', () => {
    const hub = frameHub({ publicDomain: 'x.example', origins: new Set([legacy]), warn: () => undefined });
    const source = {};
    hub.mount({ contentWindow: source, src: `${legacy}/pay` }, () => undefined);
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    hub.receive({ data: 'RefreshBillingData', origin: legacy, source });
    vi.runAllTimers();
    const received: string[] = [];
    hub.subscribe('open', () => received.push('open'));
    hub.subscribe('refreshBilling', () => received.push('first'));
    hub.subscribe('refreshBilling', () => received.push('second'));
    expect(received).toEqual(['first']);
  });
});

describe('readFrameMessage', () => {
  const read = (data: unknown) => readFrameMessage(data, 'www.brisamar.example');

  test.each([
    ['https://www.brisamar.example/claims?x=1#y', '/claims?x=1#y'],
    ['https://es.www.brisamar.example/reclamos', '/reclamos'],
    ['https://www.brisamar.example', '/'],
    ['https://www.brisamar.example:443/claims', '/claims'],
    ['https://www.brisamar.example/a/../claims', '/claims'],
  ])('R5.06: %s opens %s', (address, path) => {
    expect(read(address)).toEqual({ kind: 'open', path });
  });

  test('R4.057: the message for new billing data', () => {
    expect(read('RefreshBillingData')).toEqual({ kind: 'refreshBilling' });
    expect([' RefreshBillingData', 'refreshbillingdata', ['RefreshBillingData']].map(read)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a height is a finite number above zero', () => {
    expect(read({ type: 'resize', height: 640 })).toEqual({ kind: 'resize', height: 640 });
    const odd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '640', null, undefined].map((height) =>
      read({ type: 'resize', height }),
    );
    expect(odd.filter((message) => message !== undefined)).toEqual([]);
  });

  test('accepts the page’s member as a text that is neither empty nor too long', () => {
    expect(read({ type: 'member', eid: 'WP-1' })).toEqual({ kind: 'member', eid: 'WP-1' });
    const odd = ['', 'x'.repeat(2001), 7, null, undefined, ['WP-1'], { eid: 'WP-1' }].map((eid) =>
      read({ type: 'member', eid }),
    );
    expect(odd.filter((message) => message !== undefined)).toEqual([]);
  });

  test.each([
    'https://www.brisamar.example.evil.example/',
    'https://evilwww.brisamar.example/',
    'https://evil.example/www.brisamar.example',
    'https://evil.example/?u=https://www.brisamar.example/claims',
    'https://www.brisamar.example@evil.example/',
    'https://user:word@www.brisamar.example/',
    'https://www.brisamar.example:8443/',
    'http://www.brisamar.example/',
    'ftp://www.brisamar.example/',
    '//www.brisamar.example/',
    'https://brisamar.example/',
    'https://www.brisamar.example//evil.example/',
    'https://www.brisamar.example/%0a',
    `https://www.brisamar.example/${'x'.repeat(2000)}`,
    'javascript' + ':alert("https://www.brisamar.example/")',
    '',
    'claims',
  ])('A93: %s is not an address of the public site, or not a safe path', (address) => {
    const message = read(address);
    expect(message === undefined || (message.kind === 'open' && message.path === '/%0a')).toBe(true);
  });
});
