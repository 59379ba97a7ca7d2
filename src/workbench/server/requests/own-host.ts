import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../sign-in/provider.ts';
import { askedLanguage } from '../words/server-words.ts';
import { refusalAnswer } from './errors.ts';
import type { Site } from './site.ts';

const isSameMachine = (asked: URL, own: URL): boolean =>
  asked.port === own.port && [asked, own].every(({ href }) => isLoopback(href));

// Pages, which a person asks for in the address bar; programs are told.
const isPage = (method: string, path: string): boolean =>
  method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/auth/');

/**
 * Answers only requests for the workbench's own host. Under any other name of this server (DNS rebinding), a foreign
 * page could read and write. A page at another name of this machine is redirected to its own address.
 */
export const ownHostOnly =
  ({ origin }: Pick<Site, 'origin'>): MiddlewareHandler =>
  async (context, next) => {
    const own = new URL(origin);
    const address = `${own.protocol}//${context.req.header('host') ?? ''}`;
    const asked = URL.canParse(address) ? new URL(address) : undefined;
    if (asked?.host === own.host) return next();
    const { path, method, url } = context.req;
    if (asked && isSameMachine(asked, own) && isPage(method, path))
      return context.redirect(`${own.origin}${path}${new URL(url).search}`);
    return refusalAnswer({ code: 'wrong-host' }, askedLanguage(context.req.header('accept-language')));
  };
