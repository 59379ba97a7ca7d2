import { fileURLToPath } from 'node:url';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { readConfig } from '../../src/config/files/read-config.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The configuration that the project ships, read afresh; files are named by their place. */
export const shippedConfig = (): readonly ConfigDocument[] =>
  readConfig(folder('config'), folder('locales')).map((document) => ({ ...document, file: document.place }));
