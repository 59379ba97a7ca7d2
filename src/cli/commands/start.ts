import { startHost } from '../../host/start-host.ts';
import { buildApp } from '../../release/build/build-app.ts';
import { publishRelease } from '../../release/chain/publish-release.ts';
import { type Command, untilStopped } from '../options/command.ts';
import { portBase } from '../options/options.ts';
import { refuseForeignFolder } from '../options/write-places.ts';
import { loadConfig } from '../sources/load-config.ts';

export const start: Command = {
  summary: 'builds the portal and runs it with the sandbox and a sample workbench',
  options: { out: { type: 'string', default: 'dist' } },
  help: [
    '--out DIR       folder for the build: new or empty, or an earlier build, which is replaced (default dist)',
    'PORT_BASE moves the five loopback ports (default 4300).',
  ],
  run: async ({ out }, print) => {
    const folders = { config: 'config', locales: 'locales' };
    refuseForeignFolder(String(out), folders);
    const base = portBase();
    const dist = String(out);
    const loaded = await loadConfig({ ...folders, portBase: base }, print);
    if (!loaded) return 1;
    print('building the portal ...');
    await buildApp(dist);
    await publishRelease(dist, loaded.compiled, { source: loaded.source });
    const [{ readMembers }, { startSandbox }] = await Promise.all([
      import('../../samples/read-members.ts'),
      import('../../sandbox/start/start-sandbox.ts'),
    ]);
    const sandbox = await startSandbox({ portBase: base });
    const host = await startHost({ dist, port: base });
    print('sample members (log in with the id as user name and any password):');
    for (const member of readMembers()) print(`  ${member.id}  ${member.summary.en}`);
    for (const [name, origin] of Object.entries(sandbox.origins)) if (name !== 'portal') print(`${name}: ${origin}`);
    print(`portal: ${host.url}`);
    const { startSampleWorkbench } = await import('../servers/sample-workbench.ts');
    const site = { dist, origin: `http://127.0.0.1:${base + 4}`, issuer: sandbox.origins.fhir, portal: host.url };
    await untilStopped([host.close, sandbox.close, startSampleWorkbench(site, print)]);
    return 0;
  },
};
