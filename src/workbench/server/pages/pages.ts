import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { assetHeaders, pageHeaders, previewHeaders } from './page-headers.ts';

export const pagesFolder = (dist: string): string => join(dist, 'workbench');

// In the built page, in place of each answer's nonce.
const nonceMark = '{{nonce}}';

// 128 bits, the least that the standard of the policy asks for.
const newNonce = (): string => randomBytes(16).toString('base64');

const notFound = (context: Context): Response =>
  context.text('Not found', 404, { 'Cache-Control': 'no-store' });

const html = 'text/html; charset=utf-8';

export const workbenchPages = (dist: string, origin: string) => {
  const folder = pagesFolder(dist);
  const documentAt = (name: string): string | undefined => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const page = documentAt('workbench.html');
  const preview = documentAt('preview.html');
  // The application shows who is signed in and what failed, whatever the status.
  const application = (status: 200 | 400 | 503 = 200): Response => {
    const nonce = newNonce();
    const text = page?.replaceAll(nonceMark, nonce) ?? 'This folder was built without the workbench.';
    return new Response(text, { status, headers: { 'Content-Type': html, ...pageHeaders(nonce, origin) } });
  };
  return {
    application,
    /** Adds the routes of the pages. Call this after all other routes are added. */
    serve: (app: Hono): void => {
      app.use('/assets/*', async (context, next) => {
        await next();
        if (context.res.status < 300)
          for (const [name, value] of Object.entries(assetHeaders(basename(context.req.path))))
            context.header(name, value);
      });
      app.get('/assets/*', serveStatic({ root: folder, precompressed: true }));
      app.all('/assets/*', notFound);
      app.get('/preview.html', (context) =>
        preview === undefined
          ? notFound(context)
          : context.body(preview, 200, { 'Content-Type': html, ...previewHeaders(origin) }),
      );
      app.get('*', () => application());
    },
  };
};
