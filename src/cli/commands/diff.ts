import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { Published } from '../../authoring/project/publications.ts';
import { readVersion } from '../../authoring/project/versions.ts';
import { diffText, markdownMarks, meaningReport, plainMarks } from '../../authoring/reports/diff-text.ts';
import type { Language } from '../../config/portal-config.ts';
import { readPointer } from '../../release/pointer.ts';
import { publicationLog } from '../../release/publication-log.ts';
import { readRelease } from '../../release/read-release.ts';
import { releasedConfig } from '../../release/release-files.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { languageOption } from '../options.ts';

const formats: Readonly<Record<string, (report: DiffReport, language: Language) => string>> = {
  text: (report, language) => diffText(report, language, plainMarks),
  markdown: (report, language) => diffText(report, language, markdownMarks),
  json: (report) => JSON.stringify(report, null, 2),
};

/** The releases of a built portal; none where nothing is built. */
const publishedIn = (dist: string): Published => ({
  publications: publicationLog(dist).list(),
  live: readPointer(dist)?.release,
  read: (release) => releasedConfig(readRelease(dist, release)),
});

/** `portal diff`: who sees what differently. Exit code 0: nobody sees a difference, 1: somebody may, or one of the two is broken. */
export const diff: Command = {
  summary: 'compares two configurations by what members see',
  options: {
    in: { type: 'string', default: 'dist' },
    format: { type: 'string', default: 'text' },
    json: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
  },
  help: [
    'diff A B        A and B are each a folder that holds config and locales; live, #3 (the third publication), 2026-10-31 (what was',
    '                live when that day ended) or the name of a release, as portal releases lists them; or a git revision',
    '--in DIR        built portal whose releases are meant (default dist)',
    '--format F      text (default), markdown for a review, json',
    '--json          the same as --format json',
    '--lang L        en (default) or es',
    'exit code       0 when no possible member sees anything else, 1 when somebody may, or when A or B is broken',
  ],
  mostWords: 2,
  run: async (values, print, [a, b]) => {
    if (a === undefined || b === undefined)
      throw new UsageError('Name two configurations: folders, releases, numbers or days of publications, or git revisions.');
    const format = values['json'] === true ? 'json' : String(values['format']);
    const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!write) throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not ${format}`);
    const language = languageOption(values['lang']);
    const published = publishedIn(String(values['in']));
    const report = meaningReport(await readVersion(a, published), await readVersion(b, published), language);
    print(write(report, language));
    return report.isEmpty ? 0 : 1;
  },
};
