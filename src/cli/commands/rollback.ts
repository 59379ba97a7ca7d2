import { meaningReport } from '../../authoring/reports/diff-text.ts';
import { flipPointer } from '../../release/publish-release.ts';
import type { Command } from '../command.ts';
import { noteHelp, noteOf, noteOptions } from '../options.ts';
import { releaseNamed } from '../release-named.ts';

/** `portal rollback RELEASE`: makes an earlier release the live one again. Exit code 1 when it is missing, torn or corrupted. */
export const rollback: Command = {
  summary: 'makes an earlier release the live one again',
  options: { in: { type: 'string', default: 'dist' }, ...noteOptions },
  help: ['RELEASE         its name, as portal releases tells it', '--in DIR        built portal (default dist)', ...noteHelp],
  mostWords: 1,
  run: (values, print, [name]) => {
    const dist = String(values['in']);
    const release = releaseNamed(dist, name);
    flipPointer(dist, release, { kind: 'rollback', time: new Date().toISOString(), ...noteOf(values), tell: meaningReport });
    print(`release ${release} is live again in ${dist}`);
    return Promise.resolve(0);
  },
};
