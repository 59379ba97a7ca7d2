import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseDocument } from '../../src/host/served-release.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { chance, roll } from '../support/chance.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

const { config } = compiledConfig();
const path = '/contact-us';
const mostMilliseconds = 50;
const times = 5;

/**
 * Milliseconds of processor time that the children of a process have taken since they began; /proc counts in
 * hundredths of a second.
 */
const cpuOfChildren = (parent: number): number => {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const fieldsOf = (id: string): readonly string[] => {
    try {
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  const children = processes.map(fieldsOf).filter((fields) => fields[1] === String(parent));
  return children.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0);
};

const start = async () => {
  const dist = stubBuild();
  const port = await freePortBase();
  await publishRelease(dist, compiledConfig());
  const { close, process: main } = await startNginx({ dist, config, port });
  const languageWith = async (headers: Readonly<Record<string, string>>) => {
    const { body } = await askAt(port)(path, { headers });
    return /<html lang="(\w+)"/.exec(body.toString())?.[1];
  };
  return { close, languageWith, cpuMilliseconds: () => cpuOfChildren(main) };
};

const pieces = [
  'es',
  'EN',
  'en-US',
  'es_MX',
  'es.x',
  'esx',
  'fr',
  's',
  '*',
  ';q=0.8',
  ';',
  ' ;',
  ',',
  ', ',
  ' ',
  '\t',
  '-',
  '_',
  '=',
];

describe.skipIf(nginxPath === undefined)('the language that nginx chooses', () => {
  let nginx: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    nginx = await start();
  });
  afterAll(() => nginx.close());

  test('R9.30: equals that of the portal’s own host for 400 preferences and cookies of every shape', async () => {
    const random = chance(15);
    const text = () =>
      Array.from({ length: 1 + roll(random, 8) }, () => pieces[roll(random, pieces.length)]).join('');
    const asked = { hostLanguage: undefined, path, query: '', cookie: '', acceptLanguage: '' };
    for (let tries = 0; tries < 400; tries += 1) {
      const acceptLanguage = text();
      const cookie = `i18nextLng=${text()}`;
      const served = [
        await nginx.languageWith({ 'accept-language': acceptLanguage }),
        await nginx.languageWith({ cookie }),
      ];
      const chosen = [{ acceptLanguage }, { cookie }].map(
        (one) => chooseDocument(config, { ...asked, ...one }).language,
      );
      expect({ acceptLanguage, cookie, served }).toEqual({ acceptLanguage, cookie, served: chosen });
    }
  });

  test('nginx reads each character of a preference once', async () => {
    const texts = [', ', ',\t ', 'fr;', 'es.', ' ', ',', 'es ', 'es'].map((piece) =>
      piece.repeat(7000 / piece.length),
    );
    const tries = texts.flatMap((text) => [`${text}xesx`, `,${text}`, `es${text}x`]);
    const slow: string[] = [];
    for (const text of tries) {
      const before = nginx.cpuMilliseconds();
      for (let time = 0; time < times; time += 1) await nginx.languageWith({ 'accept-language': text });
      const milliseconds = (nginx.cpuMilliseconds() - before) / times;
      if (milliseconds > mostMilliseconds) slow.push(`${text.slice(0, 10)}: ${milliseconds} ms`);
    }
    expect(slow).toEqual([]);
    tellAttack({
      attack: 'Preferences of languages that nginx backtracks over',
      tries: tries.length,
      holes: slow.length,
    });
  });
});
