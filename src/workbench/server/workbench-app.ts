import { Hono, type MiddlewareHandler } from 'hono';
import { workbenchPages } from './pages/pages.ts';
import { compressAnswer } from './requests/compress-answer.ts';
import { jsonAnswer, refusalAnswer } from './requests/errors.ts';
import { apiHeader, apiNumber, isForeign, isOldClient } from './requests/provenance.ts';
import { routeHandler } from './requests/handle-route.ts';
import { refusalNotes } from './requests/note-refusal.ts';
import { editLimit, limiter } from './requests/limits.ts';
import { ownHostOnly } from './requests/own-host.ts';
import { failureKind } from '../store/database-errors.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { addSignIn } from './routes/sign-in-routes.ts';
import type { Site } from './requests/site.ts';
import { askedLanguage } from './words/server-words.ts';

declare module 'hono' {
  interface ContextVariableMap {
    person: string;
  }
}

// Must not take longer than a balancer waits.
const isStoreUp = async ({ store }: Site): Promise<boolean> => {
  try {
    store.guard();
    await store.db.selectNoFrom((one) => one.lit(1).as('one')).execute();
    return true;
  } catch {
    return false;
  }
};

// Logs the declared route, never the address.
const logged =
  (site: Site): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - start);
    const { method, routePath } = context.req;
    const person = context.get('person');
    site.log.event('request', { method, route: routePath, status: context.res.status, milliseconds, person });
  };

// A stream ends before it starts.
const withoutBody: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};

const refuseForeign =
  ({ origin }: Site): MiddlewareHandler =>
  async (context, next) => {
    const { method } = context.req;
    const provenance = {
      method,
      origin: context.req.header('origin'),
      site: context.req.header('sec-fetch-site'),
    };
    if (!isForeign(provenance, origin)) return next();
    return refusalAnswer({ code: 'foreign-request' }, askedLanguage(context.req.header('accept-language')));
  };

const refuseOld: MiddlewareHandler = async (context, next) => {
  if (!isOldClient(context.req.header(apiHeader))) return next();
  return refusalAnswer(
    { code: 'old-client', api: apiNumber },
    askedLanguage(context.req.header('accept-language')),
  );
};

export const workbenchApp = (site: Site): Hono => {
  const app = new Hono();
  const pages = workbenchPages(site.dist, site.origin);
  const counters = { countEdit: limiter(editLimit), noteRefusal: refusalNotes(site) };
  app.onError((error, context) => {
    site.log.event('failure', { route: context.req.routePath, kind: failureKind(error) });
    return refusalAnswer({ code: 'failed' }, askedLanguage(context.req.header('accept-language')));
  });
  app.use('*', logged(site));
  app.use('*', withoutBody);
  app.get('/healthz', () => jsonAnswer({ ok: true }));
  app.get('/readyz', async () => {
    const ok = await isStoreUp(site);
    // Damaged files are a problem of the portal's hosts; the workbench stays up, because its publishers fix
    // them. Publications that differ from the chain are the operator's to repair.
    const problem = site.publishing.problem();
    const differing = site.publishing.differing();
    const more = { ...(problem !== undefined && { problem }), ...(differing > 0 && { differing }) };
    return jsonAnswer({ ok, ...more }, ok ? 200 : 503);
  });
  app.use('*', ownHostOnly(site), refuseForeign(site));
  app.use('/api/*', compressAnswer, refuseOld);
  addSignIn(app, site);
  for (const route of apiRoutes) app.on(route.method, route.path, routeHandler(route, site, counters));
  for (const path of ['/api/*', '/auth/*'])
    app.all(path, (context) =>
      refusalAnswer({ code: 'unknown' }, askedLanguage(context.req.header('accept-language'))),
    );
  pages.serve(app);
  return app;
};
