#!/usr/bin/env node
import { runPortal } from './run-portal.mjs';

await runPortal(() => import('./main.ts'));
