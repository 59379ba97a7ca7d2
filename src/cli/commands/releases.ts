import { publicationNumber } from '../../authoring/project/publications.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { diffText, meaningCount, plainMarks } from '../../authoring/reports/diff-text.ts';
import { readPointer } from '../../release/pointer.ts';
import { type Publication, publicationLog } from '../../release/publication-log.ts';
import type { Command } from '../command.ts';
import { refuseBlank } from '../write-places.ts';

const line = (entry: Publication, number: number, isLive: boolean): string => {
  const { time, release, kind, author = '', message = '' } = entry;
  return [isLive ? '*' : ' ', `#${number}`.padStart(4), time, release, kind.padEnd(8), meaningCount(entry).padEnd(15), author, message]
    .join('  ')
    .trimEnd();
};

const details = ({ meaning, untold }: Publication): string => (meaning ? diffText(meaning, 'en', plainMarks) : (untold ?? ''));

const indented = (text: string): readonly string[] => (text === '' ? [] : text.split('\n').map((one) => `     ${one}`.trimEnd()));

/** `portal releases`: what was published and rolled back, newest first; the live release is marked. */
export const releases: Command = {
  summary: 'lists what was published, newest first',
  options: { in: { type: 'string', default: 'dist' }, changes: { type: 'boolean' }, json: { type: 'boolean' } },
  help: [
    '--in DIR        built portal (default dist)',
    'diff A B takes a publication by its number (#3), its release or its day',
    '--changes       below each release who sees what differently than before, as portal diff tells it',
    '--json          as a JSON list',
  ],
  run: (values, print) => {
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    const log = publicationLog(dist);
    const [all, unreadable] = [log.list(), log.unreadable()];
    if (all.length + unreadable.length === 0) throw new Refusal(`Nothing was published in ${dist}; name a built portal with --in.`);
    const live = readPointer(dist)?.release;
    const current = all.find(({ release }) => release === live);
    const linesOf = (entry: Publication) => [
      line(entry, publicationNumber(all, entry), entry === current),
      ...(values['changes'] === true ? indented(details(entry)) : []),
    ];
    const lines = [
      ...all.flatMap(linesOf),
      ...unreadable.map((path) => `  ${path} cannot be read as the record of a publication; keep a copy and delete it.`),
      ...(current ? [] : ['None of them is live; portal publish, or portal rollback RELEASE, makes one live.']),
    ];
    print(values['json'] === true ? JSON.stringify(all, null, 2) : lines.join('\n'));
    return Promise.resolve(0);
  },
};
