import { writeFileSync } from 'node:fs';
import {
  type AskedPopulation,
  type Evidence,
  evidenceJson,
  evidenceOf,
} from '../../../authoring/evidence/evidence-document.ts';
import { evidencePage } from '../../../authoring/evidence/evidence-page.ts';
import { evidenceSpan } from '../../../authoring/evidence/evidence-span.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { liveTimes } from '../../../release/chain/live-times.ts';
import { readSource } from '../../../release/chain/source-store.ts';
import type { Language } from '../../../config/portal-config.ts';
import type { Command, OptionValues } from '../../options/command.ts';
import { UsageError, withHint } from '../../options/errors.ts';
import { languageOption } from '../../options/options.ts';
import { refuseBlank, refuseConfigFile } from '../../options/write-places.ts';
import { cliMessage } from '../../words/messages.ts';

type Write = (evidence: Evidence, language: Language) => string;

const formats: Readonly<Record<string, Write>> = { json: evidenceJson, html: evidencePage };

const textOf = (value: OptionValues[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

const populationIn = ({ plan, with: conditions }: OptionValues): AskedPopulation => ({
  plan: textOf(plan),
  with: textOf(conditions),
});

export const evidence: Command = {
  summary: 'prints what members of a plan got between two days, as evidence',
  options: {
    plan: { type: 'string' },
    with: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    format: { type: 'string', default: 'json' },
    in: { type: 'string', default: 'dist' },
    out: { type: 'string' },
    lang: { type: 'string', default: 'en' },
  },
  help: [
    '--plan NAME     plan variant, default, noPlans, unchosen or signedOut: a column of portal gating (default: everyone)',
    '--with FACTS    only members who meet all these facts and rules, such as hasPharmacy,status=Active,isSubscriber=false',
    '--from DAY      first day in Pacific time, such as 2027-03-01',
    '--to DAY        last day, or the exact end, such as 2027-03-31T19:00:00.000Z; a day that is not over ends now',
    '--format F      json (default) or html, for printing',
    '--in DIR        built portal with the chain of publications (default dist)',
    'It names no people. To add who published, approved and signed off, use Export in Who sees what in the workbench.',
    '--out FILE      writes to a file',
    '--lang L        en (default) or es',
  ],
  run: (values, print) => {
    const { from, to, out } = values;
    if (typeof from !== 'string' || typeof to !== 'string') throw new UsageError('evidence-options');
    if (out !== undefined) refuseConfigFile(String(out), { config: 'config', locales: 'locales' });
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    const format = String(values['format']);
    const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!write) throw new UsageError('format', { formats: Object.keys(formats).join(', '), value: format });
    const language = languageOption(values['lang']);
    const span = evidenceSpan({ from, to }, Date.now());
    const times = liveTimes(dist);
    if (times.length === 0) throw new Refusal(cliMessage('nothing-published', { dist }));
    const files = (source: string) => readSource(dist, source);
    const found = withHint('lists-population', () =>
      evidenceOf(populationIn(values), span, { times, files }),
    );
    const content = write(found, language);
    if (out === undefined) print(content.replace(/\n$/, ''));
    else writeFileSync(String(out), content);
    return Promise.resolve(0);
  },
};
