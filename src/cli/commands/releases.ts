import { Refusal } from '../../authoring/refusal.ts';
import { diffText, meaningCount, plainMarks } from '../../authoring/reports/diff-text.ts';
import { readPointer } from '../../release/pointer.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { publicationChain } from '../../release/chain/publication-chain.ts';
import type { Command } from '../options/command.ts';
import { cliMessage } from '../words/messages.ts';
import { refuseBlank } from '../options/write-places.ts';

// Enough digits to distinguish the sources of one portal; `--json` prints all.
const sourceDigits = 8;

const line = (entry: Publication, isLive: boolean): string => {
  const { number, time, release, kind, source, base, author = '', message = '' } = entry;
  const from = [
    source === undefined ? 'source unknown ' : `source ${source.slice(0, sourceDigits)}`,
    base === undefined ? '' : `on #${base}`,
  ];
  return [
    ...[
      isLive ? '*' : ' ',
      `#${number}`.padStart(4),
      time,
      release,
      kind.padEnd(8),
      meaningCount(entry).padEnd(15),
    ],
    ...[from[0], (from[1] ?? '').padEnd(6), author, message],
  ]
    .join('  ')
    .trimEnd();
};

const details = ({ meaning, untold }: Publication): string =>
  meaning ? diffText(meaning, 'en', plainMarks) : (untold ?? '');

const indented = (text: string): readonly string[] =>
  text === '' ? [] : text.split('\n').map((one) => `     ${one}`.trimEnd());

export const releases: Command = {
  summary: 'lists publications, newest first',
  options: {
    in: { type: 'string', default: 'dist' },
    changes: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  help: [
    '--in DIR        built portal (default dist)',
    'Each has its number, time, release, differences (without content from the content service), source, and the publication it is',
    'based on. If a source was not stored (source unknown), you can compare or roll back to the release, but not check out or merge it.',
    'For diff A B and checkout, name a publication by its number (#3), release, or date.',
    '--changes       also shows the effect of each release, as portal diff does',
    '--json          prints a JSON list',
  ],
  run: (values, print) => {
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    const chain = publicationChain(dist);
    const all = chain.list();
    const unreadable = chain.unreadable();
    if (all.length + unreadable.length === 0) throw new Refusal(cliMessage('nothing-published', { dist }));
    const { release: live, number: liveNumber } = readPointer(dist) ?? {};
    const current = all.find(
      ({ release, number }) => release === live && (liveNumber === undefined || number === liveNumber),
    );
    const linesOf = (entry: Publication) => [
      line(entry, entry === current),
      ...(values['changes'] === true ? indented(details(entry)) : []),
    ];
    const lines = [
      ...all.flatMap(linesOf),
      ...unreadable.map(
        (path) => `  ${path} cannot be read as the record of a publication; keep a copy and delete it.`,
      ),
      ...(current
        ? []
        : ['None of them is live; portal publish, or portal rollback RELEASE, makes one live.']),
    ];
    print(values['json'] === true ? JSON.stringify(all, null, 2) : lines.join('\n'));
    return Promise.resolve(0);
  },
};
