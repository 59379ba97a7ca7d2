#!/usr/bin/env node
// The command line of a built server: `portal build` makes `server/portal.mjs` of it.
import { runPortal } from './run-portal.mjs';

await runPortal(() => import('./server-main.ts'));
