import { existsSync, readdirSync } from 'node:fs';
import { Refusal } from '../../authoring/refusal.ts';
import { meaningReport } from '../../authoring/reports/diff-text.ts';
import { releasePaths } from '../../release/pointer.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import { flipPointer } from '../../release/chain/publish-release.ts';
import type { Command } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { noteHelp, noteOf, noteOptions } from '../options/options.ts';
import { cliMessage } from '../words/messages.ts';
import { refuseBlank } from '../options/write-places.ts';

// From the log and from the disk, because a copied folder may lack the log.
const knownIn = (dist: string): readonly string[] => {
  const { all } = releasePaths(dist);
  const stored = existsSync(all) ? readdirSync(all).filter((name) => /^[0-9a-f]{16}$/.test(name)) : [];
  const logged = publicationChain(dist).list();
  return [...new Set([...logged.map(({ release }) => release), ...stored])];
};

export const resolveReleaseName = (dist: string, name: string | undefined): string => {
  const known = knownIn(dist);
  if (name === undefined) throw new UsageError('rollback-what');
  if (known.length === 0) throw new Refusal(cliMessage('nothing-published', { dist }));
  if (known.includes(name)) return name;
  const [only, ...more] = known.filter((release) => release.startsWith(name));
  const blanks = { name, dist, known: known.join(', ') };
  throw new Refusal(
    only !== undefined && more.length === 0
      ? cliMessage('no-release.near', { ...blanks, near: only })
      : cliMessage('no-release', blanks),
  );
};

// `portal rollback RELEASE`. Exit code 1 when the release is missing, incomplete or damaged.
export const rollback: Command = {
  summary: 'rolls back to an earlier release',
  options: { in: { type: 'string', default: 'dist' }, ...noteOptions },
  help: [
    'RELEASE         name of a release from portal releases',
    '--in DIR        built portal (default dist)',
    ...noteHelp,
  ],
  mostWords: 1,
  run: (values, print, [name]) => {
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    const release = resolveReleaseName(dist, name);
    const source = publicationChain(dist)
      .list()
      .find((entry) => entry.release === release && entry.source !== undefined)?.source;
    flipPointer(dist, {
      kind: 'rollback',
      release,
      ...(source !== undefined && { source }),
      ...noteOf(values),
      compare: meaningReport,
    });
    print(`release ${release} is live again in ${dist}`);
    return Promise.resolve(0);
  },
};
