import { dirname, join, resolve } from 'node:path';
import { resolvePublication } from '../../authoring/project/publications.ts';
import { Refusal } from '../../authoring/refusal.ts';
import type { BilingualText } from '../../config/message-text.ts';
import { replaceFile } from '../../config/files/replace-files.ts';
import { isSourceId } from '../../config/files/source.ts';
import type { Base, BaseMoved, Live } from '../../release/chain/base.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { parsePlainJson, plainFile } from '../../release/plain-file.ts';
import { objectOf } from '../../release/shapes.ts';
import { UsageError } from '../options/errors.ts';
import { readPublished } from './load-config.ts';
import { cliMessage } from '../words/messages.ts';

// Names the publication that the files were made from. It lies beside the folder `config` and moves with it.
const baseFile = 'base.json';

export interface KnownBase extends Base {
  readonly source: string;
}

const isBase = objectOf({ number: Number.isSafeInteger, source: isSourceId });

export const basePath = (config: string): string => join(dirname(resolve(config)), baseFile);

export const readBase = (config: string): KnownBase | undefined => {
  const text = plainFile(dirname(resolve(config)), baseFile);
  if (text === undefined) return undefined;
  const value = parsePlainJson(text);
  if (isBase(value)) return value as KnownBase;
  throw new Refusal(cliMessage('base-unreadable', { path: basePath(config) }));
};

export const writeBase = (config: string, { number, source }: KnownBase): void =>
  replaceFile(basePath(config), `${JSON.stringify({ number, source }, null, 2)}\n`);

export const resolveBase = (dist: string, name: string): Base => {
  const number = Number(name.startsWith('#') ? name.slice(1) : name);
  if (!Number.isInteger(number) || number < 1) throw new UsageError('base-number', { name });
  const found = resolvePublication(readPublished(dist), `#${number}`);
  return { number, ...(found?.source !== undefined && { source: found.source }) };
};

const entryText = ({ number, time, kind, author = '', message = '' }: Publication): string =>
  [`#${number}`, time, kind, author, message].filter((part) => part !== '').join('  ');

export const noBaseMessage = (dist: string, config: string, { number, entry }: Live): BilingualText =>
  cliMessage('no-base', {
    path: basePath(config),
    dist,
    number,
    live: entry ? entryText(entry) : `#${number}`,
  });

export const baseMovedMessage = (
  dist: string,
  { base, live }: BaseMoved,
  conflicts: BilingualText,
): BilingualText => {
  const since = publicationChain(dist)
    .list()
    .filter(({ number }) => number > base.number)
    .map((entry) => `  ${entryText(entry)}`);
  return cliMessage('base-moved', {
    base: base.number,
    number: live.number,
    dist,
    since: since.join('\n'),
    conflicts,
  });
};
