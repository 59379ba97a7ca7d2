import { publicationLog, type Publication } from '../../host/release/publication-log.ts';
import { readPointer } from '../../host/release/read-pointer.ts';
import type { Command } from '../command.ts';

const line = ({ time, release, kind, author = '', message = '', changes }: Publication, isLive: boolean): string =>
  [isLive ? '*' : ' ', time, release, kind.padEnd(8), `${changes.length} changed`.padEnd(12), author, message].join('  ').trimEnd();

const details = ({ changes }: Publication): readonly string[] =>
  changes.map(({ place, before, after }) => `     ${place}: ${before ?? '(none)'} -> ${after ?? '(none)'}`);

/** `portal releases`: what was published and rolled back, newest first; the live release is marked. */
export const releases: Command = {
  summary: 'lists what was published, newest first',
  options: { in: { type: 'string', default: 'dist' }, changes: { type: 'boolean' }, json: { type: 'boolean' } },
  help: [
    '--in DIR        built portal (default dist)',
    '--changes       each changed value below its release',
    '--json          as a JSON list',
  ],
  run: (values, print) => {
    const dist = String(values['in']);
    const all = publicationLog(dist).list();
    const live = readPointer(dist)?.release;
    const current = all.find(({ release }) => release === live);
    if (values['json'] === true) print(JSON.stringify(all, null, 2));
    else for (const entry of all) [line(entry, entry === current), ...(values['changes'] === true ? details(entry) : [])].forEach(print);
    return Promise.resolve(0);
  },
};
