import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import { portalOnDay, requireDay } from '../../authoring/project/days.ts';
import type { Published } from '../../authoring/project/publications.ts';
import { readVersion } from '../../authoring/project/versions.ts';
import {
  diffText,
  markdownMarks,
  meaningReport,
  outsideNote,
  plainMarks,
} from '../../authoring/reports/diff-text.ts';
import { InvalidRequest, Refusal } from '../../authoring/refusal.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { readPublished } from '../sources/load-config.ts';
import { dayOptions, languageOption } from '../options/options.ts';

const formats: Readonly<Record<string, (report: DiffReport, language: Language) => string>> = {
  text: (report, language) => diffText(report, language, plainMarks),
  markdown: (report, language) => diffText(report, language, markdownMarks),
  json: (report, language) => JSON.stringify({ ...report, outside: outsideNote(language) }, null, 2),
};

interface Side {
  readonly name: string;
  readonly day: string | undefined;
}

const draftMark = 'draft:';

const portalNamed = async (
  name: string,
  published: Published,
  values: OptionValues,
): Promise<CompiledPortal> => {
  if (!name.startsWith(draftMark)) return readVersion(name, published);
  const { draftVersion, storePlaceOf: placeOf } = await import('../sources/draft-version.ts');
  return draftVersion(placeOf(values), name.slice(draftMark.length));
};

const versionOf = async (
  { name, day }: Side,
  published: Published,
  values: OptionValues,
): Promise<CompiledPortal> => {
  const portal = await portalNamed(name, published, values);
  return day === undefined ? portal : portalOnDay(portal, day);
};

interface NotCompared {
  readonly side: string;
  readonly why: string;
}

const sideOrReason = async (
  side: Side,
  read: () => Promise<CompiledPortal>,
  language: Language,
): Promise<CompiledPortal | NotCompared> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof InvalidRequest) throw error;
    return { side: side.name, why: error.texts[language] };
  }
};

const sidesOf = ({ on }: OptionValues, [a, b]: readonly (string | undefined)[]): readonly [Side, Side] => {
  const [day, otherDay] = typeof on === 'string' ? on.split('..').map(requireDay) : [];
  if (otherDay !== undefined)
    return [
      { name: a ?? '.', day },
      { name: b ?? a ?? '.', day: otherDay },
    ];
  if (a === undefined || b === undefined) throw new UsageError('diff-what');
  return [
    { name: a, day },
    { name: b, day },
  ];
};

// `portal diff`. Exit code 0: members see no difference, 1: they may, or one side has errors.
export const diff: Command = {
  summary: 'compares what members see in two configurations',
  options: {
    in: { type: 'string', default: 'dist' },
    data: { type: 'string', default: 'workbench-data' },
    format: { type: 'string', default: 'text' },
    json: { type: 'boolean' },
    ...dayOptions,
    lang: { type: 'string', default: 'en' },
  },
  help: [
    'diff A B        A and B are each a folder with config and locales; live, #3 (the third publication), 2026-10-31 (what was',
    '                live at the end of that day), or the name of a release from portal releases; or a git revision',
    '                or draft:NAME, a draft of the workbench',
    '--on D1..D2 [A] one configuration (default: this folder) on two dates in Pacific time, such as 2026-12-31..2027-01-01',
    '--on DAY A B    both on that date (default: ignores all start and end dates)',
    '--in DIR        built portal with the releases (default dist)',
    "--data DIR      folder of the workbench's embedded database (default workbench-data); with DATABASE_URL: PostgreSQL instead",
    '--format F      text (default), markdown for a review, json',
    '--json          the same as --format json, plus what is not compared; if A or B has errors: { "untold": [{ "side": …, "why": … }] }',
    '--lang L        en (default) or es',
    'exit code       0 if no possible member sees a difference, 1 if one may, or if A or B has errors',
  ],
  mostWords: 2,
  run: async (values, print, [a, b]) => {
    const [first, second] = sidesOf(values, [a, b]);
    const format = values['json'] === true ? 'json' : String(values['format']);
    const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!write) throw new UsageError('format', { formats: Object.keys(formats).join(', '), value: format });
    const language = languageOption(values['lang']);
    const published = readPublished(String(values['in']));
    const read = async (side: Side): Promise<CompiledPortal | NotCompared> => {
      const portal = () => versionOf(side, published, values);
      return format === 'json' ? sideOrReason(side, portal, language) : portal();
    };
    const before = await read(first);
    const after = await read(second);
    const notCompared = [before, after].filter((side) => 'why' in side);
    if ('why' in before || 'why' in after) {
      print(JSON.stringify({ notCompared }, null, 2));
      return 1;
    }
    const report = meaningReport(before, after, language);
    print(write(report, language));
    return report.isEmpty ? 0 : 1;
  },
};
