import { describe, expect, it } from 'vitest';
import { sampleContext } from '../support/members/sample-context.ts';
import { screenIn } from '../support/members/sample-screen.ts';

const source = (key: string, search: string): URL => {
  const [block] = screenIn(key, { ...sampleContext({ id: 'm01' }), search }).blocks;
  if (block?.type !== 'frame') throw new Error(`${key} shows no frame`);
  return new URL(block.src);
};

describe('frames that read the address of the page', () => {
  it('R2.023 R2.051: asking a question opens another view of the communication center', () => {
    expect(source('messages', '').href).toBe('http://localhost:4301/app/communication-center?lang=en');
    expect(source('messages', '?ask-question=true').href).toBe(
      'http://localhost:4301/app/communication-center?ask=1&lang=en',
    );
    expect(source('messages', '?ask-question=false&ask=1&x=2').search).toBe('?lang=en');
  });

  it('R2.135: messages take 500 by 690 pixels', () => {
    expect(screenIn('messages', sampleContext({ id: 'm01' })).blocks[0]).toMatchObject({
      width: 500,
      height: 690,
    });
  });

  it('R2.071 R2.072: a proxy invitation without a query gets three parameters', () => {
    const url = source('proxyInvite', '');
    expect(url.pathname).toBe('/ProxyInvite/Confirmation/Confirm');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      liteMode: 'true',
      skipAbandonCurrent: '1',
      hideText: '1',
      lang: 'en',
    });
  });

  it('R2.073: it keeps the parameters of the invitation and adds only missing ones', () => {
    const url = source('proxyInvite', '?token=a%26b&liteMode=false&token=c');
    expect(url.searchParams.getAll('token')).toEqual(['a&b', 'c']);
    expect(url.searchParams.getAll('liteMode')).toEqual(['false']);
    expect(url.searchParams.getAll('hideText')).toEqual(['1']);
  });

  it('R2.071: a query cannot move the frame to another page', () => {
    const url = source('proxyInvite', '?path=/evil&//evil.example/=1&%23x=1');
    expect(url.origin + url.pathname).toBe('http://localhost:4301/ProxyInvite/Confirmation/Confirm');
  });
});
