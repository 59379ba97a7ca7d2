import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { securityText } from '../../src/release/hosting/security-text.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

test('security.txt names the contact and expires less than a year after its day (RFC 9116)', () => {
  const contacts = ['mailto:security@brisamar.example', 'https://www.brisamar.example/security'];
  expect(
    securityText(
      { contacts, policy: 'https://www.brisamar.example/policy' },
      new Date('2026-02-03T22:10:11.123Z'),
    ),
  ).toBe(
    [
      'Contact: mailto:security@brisamar.example',
      'Contact: https://www.brisamar.example/security',
      'Expires: 2026-12-30T00:00:00Z',
      'Preferred-Languages: en, es',
      'Policy: https://www.brisamar.example/policy',
      '',
    ].join('\n'),
  );
});

test('security.txt is served from the brand, never outdated, and stored beside the live documents for other hosts, but only with contacts', async () => {
  const dist = stubBuild();
  const compiled = compiledConfig();
  await publishRelease(dist, compiled);
  const { ask } = await servedFolder(dist);
  const { status, headers, body } = await ask('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toContain('Contact: mailto:security@brisamar.example\n');
  const days = (Date.parse(/Expires: (.*)/.exec(body.toString())?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days > 300 && days < 365).toBe(true);
  expect(readFileSync(join(dist, 'live/security.txt'), 'utf8')).toContain(
    'Contact: mailto:security@brisamar.example\n',
  );
  const brand = Object.fromEntries(
    Object.entries(compiled.config.brand).filter(([name]) => name !== 'security'),
  ) as typeof compiled.config.brand;
  const bare = stubBuild();
  await publishRelease(bare, { ...compiled, config: { ...compiled.config, brand } });
  const other = await servedFolder(bare);
  expect((await other.ask('/.well-known/security.txt')).status).toBe(404);
});
