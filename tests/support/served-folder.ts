import { onTestFinished } from 'vitest';
import { startHost } from '../../src/host/start-host.ts';
import { askAt } from './ask-at.ts';
import { freePortBase } from './free-port-base.ts';

/** A host over a built folder until the test ends, and a way to ask it. */
export const servedFolder = async (dist: string, options: { readonly trustProxy?: boolean } = {}) => {
  const port = await freePortBase();
  const host = await startHost({ dist, port, ...options });
  onTestFinished(host.close);
  return { ask: askAt(port), port, host };
};
