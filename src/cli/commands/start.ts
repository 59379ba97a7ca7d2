import { startHost } from '../../host/start-host.ts';
import { readMembers } from '../../samples/read-members.ts';
import { startSandbox } from '../../sandbox/start/start-sandbox.ts';
import type { Command } from '../options/command.ts';
import { portBase } from '../options/options.ts';
import { refuseForeignData, refuseForeignFolder } from '../options/write-places.ts';
import { buildInChild, refuseTakenPorts, untilEnded } from '../servers/child-program.ts';
import { startSampleWorkbench } from '../servers/sample-workbench.ts';

export const start: Command = {
  summary: 'builds the portal and runs it with the sandbox and a sample workbench',
  options: { out: { type: 'string', default: 'dist' }, data: { type: 'string' } },
  help: [
    '--out DIR       folder for the build: new or empty, or an earlier build, which is replaced (default dist)',
    '--data DIR      folder for the drafts of the sample workbench (default: a folder that is deleted at the end)',
    'PORT_BASE moves the five loopback ports (default 4300).',
  ],
  run: async ({ out, data }, print) => {
    const dist = String(out);
    refuseForeignFolder(dist, { config: 'config', locales: 'locales' });
    if (typeof data === 'string') refuseForeignData(data);
    const base = portBase();
    await refuseTakenPorts(base);
    print('building the portal ...');
    if (!(await buildInChild(dist, 'app'))) return 1;
    const sandbox = await startSandbox({ portBase: base });
    const host = await startHost({ dist, port: base });
    print('sample members (log in with the id as user name and any password):');
    for (const member of readMembers()) print(`  ${member.id}  ${member.summary.en}`);
    for (const [name, origin] of Object.entries(sandbox.origins))
      if (name !== 'portal') print(`${name}: ${origin}`);
    print(`portal: ${host.url}`);
    const site = {
      dist,
      origin: `http://127.0.0.1:${base + 4}`,
      issuer: sandbox.origins.fhir,
      portal: host.url,
    };
    const workbench = startSampleWorkbench({ ...site, ...(typeof data === 'string' && { data }) }, print);
    await untilEnded([host.close, sandbox.close, workbench.close]);
    return 0;
  },
};
