import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../authoring/refusal.ts';
import { isLoopback } from '../../workbench/server/sign-in/provider.ts';
import { startWorkbench, type WorkbenchOptions } from '../../workbench/server/start-workbench.ts';
import { storePlaceOf } from '../sources/draft-version.ts';
import {
  type Command,
  type OptionValues,
  stopYoungGenerationGrowth,
  untilStopped,
} from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { portBase } from '../options/options.ts';
import { cliMessage } from '../words/messages.ts';
import { refuseForeignData, refuseUnbuilt } from '../options/write-places.ts';
import { operatorTasks } from '../servers/workbench-tasks.ts';

const isSafe = (address: string): boolean =>
  URL.canParse(address) && (new URL(address).protocol === 'https:' || isLoopback(address));

const originOf = (value: OptionValues[string]): string | undefined => {
  if (value === undefined) return undefined;
  const address = String(value);
  if (!isSafe(address) || new URL(address).origin !== address)
    throw new UsageError('workbench.origin', { value: address });
  return address;
};

const listFrom = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const optionsFrom = (values: OptionValues): Omit<WorkbenchOptions, 'write'> => {
  const { issuer, client, portal } = values;
  if (typeof issuer !== 'string' || typeof client !== 'string') throw new UsageError('workbench.provider');
  if (!isSafe(issuer)) throw new UsageError('workbench.issuer', { value: issuer });
  const port = Number(values['port']);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError('port', { value: String(values['port']) });
  const origin = originOf(values['origin']);
  const clientSecret = process.env['WORKBENCH_CLIENT_SECRET'];
  return {
    portBase: portBase(),
    ...{ dist: String(values['dist']), place: storePlaceOf(values), port, issuer, clientId: client },
    ...(origin !== undefined && { origin }),
    ...(clientSecret !== undefined && clientSecret !== '' && { clientSecret }),
    ...(typeof portal === 'string' && { portal }),
    cookieKeys: listFrom(process.env['WORKBENCH_COOKIE_KEYS']),
  };
};

const serve = async (values: OptionValues, print: (line: string) => void): Promise<number> => {
  const options = optionsFrom(values);
  refuseUnbuilt('dist', options.dist);
  const { place } = options;
  if ('folder' in place && !existsSync(join(place.folder, 'db')))
    print(cliMessage('workbench.first', { folder: place.folder }).en);
  const workbench = await startWorkbench({ ...options, write: (line) => process.stderr.write(line) });
  if ('message' in workbench) throw new Refusal(workbench.message);
  stopYoungGenerationGrowth();
  print(`listening on ${workbench.url}`);
  const stopped = untilStopped([workbench.close]).then(() => 0);
  const lost = workbench.lost.then(async () => {
    await workbench.close();
    return 1;
  });
  return Promise.race([stopped, lost]);
};

export const workbench: Command = {
  summary: 'runs the workbench, where editors, reviewers, and publishers change what members see',
  options: {
    dist: { type: 'string', default: 'dist' },
    data: { type: 'string', default: 'workbench-data' },
    port: { type: 'string', default: '4304' },
    origin: { type: 'string' },
    issuer: { type: 'string' },
    client: { type: 'string' },
    portal: { type: 'string' },
    write: { type: 'boolean' },
  },
  help: [
    '--dist DIR      built portal to publish into (default dist)',
    '--data DIR      folder of the embedded database (default workbench-data), for a single server; if DATABASE_URL is set, PostgreSQL is used instead',
    '--port N        port (default 4304)',
    '--origin URL    public address of the workbench (default http://127.0.0.1:PORT)',
    '--issuer URL    OpenID provider for sign-in; --client ID is the client ID there, WORKBENCH_CLIENT_SECRET the secret, if any',
    '--client ID     client ID of the workbench at that provider',
    '--portal URL    address of the live portal, for links to it',
    'WORKBENCH_COOKIE_KEYS: keys that sign cookies, newest first, separated by commas',
    'workbench admin ISSUER SUBJECT   makes this person an administrator, even before their first sign-in',
    'workbench approvals N            sets how many approvals a draft needs; only this command can set 0',
    'workbench export FILE            writes every table as JSON lines, compressed if FILE ends in .gz',
    'workbench import FILE            imports an exported file into an empty database',
    'workbench reconcile              compares the database with the chain of releases in --dist; with --write, changes the database where they differ',
    'workbench redact ROW REASON      removes the detail of an audit log row, such as a secret typed in error',
  ],
  mostWords: 3,
  run: async (values, print, words) => {
    if (values['write'] === true && words[0] !== 'reconcile') throw new UsageError('workbench.write');
    const place = storePlaceOf(values);
    if ('folder' in place) refuseForeignData(place.folder);
    if (words.length === 0) return serve(values, print);
    const [name = '', ...rest] = words;
    const task = Object.hasOwn(operatorTasks, name) ? operatorTasks[name] : undefined;
    if (task?.words !== rest.length) throw new UsageError('workbench.what', { words: words.join(' ') });
    return task.run(place, rest, print, values);
  },
};
