import { describe, expect, test } from 'vitest';
import { frozenContext } from '../../../tests/support/members/sample-context.ts';
import { repairedPath } from './repaired-path.ts';

const { config } = frozenContext();
const repaired = (path: string, language: 'en' | 'es' = 'en') => {
  const found = repairedPath(config, language, new URL(path, 'https://portal.example').pathname);
  return found === undefined ? undefined : decodeURI(found);
};

describe('repaired-path', () => {
  test.each(['en', 'es'] as const)(
    'R2.007: every path of the portal is found without its accents, from %s',
    (language) => {
      const plain = (path: string): string => path.normalize('NFD').replace(/\p{M}/gu, '');
      const accented = Object.values(config.paths.es).filter((path) => path !== plain(path));
      expect(accented.length).toBeGreaterThan(5);
      expect(accented.filter((path) => repaired(plain(path), language) !== path)).toEqual([]);
    },
  );

  test.each([
    ['/facturacion', '/facturación'],
    ['/cuenta/cambiar-contrasena', '/cuenta/cambiar-contraseña'],
    ['/FACTURACION/', '/facturación'],
    ['/facturaci%25C3%25B3n', '/facturación'],
    ['/facturaci=C3=B3n', '/facturación'],
    ['/claims.', '/claims'],
    ['/claims).', '/claims'],
    ['/claims,', '/claims'],
    ['/claims&utm_source=x', '/claims'],
    ['/claims&amp;utm_source=x&amp;b=c', '/claims'],
    ['/claims%3Futm_source=x', '/claims'],
    ['/claims%23forms', '/claims'],
    ['/claims%3E', '/claims'],
    ['/claims&gt;', '/claims'],
    ['/claims%22', '/claims'],
    ['/claims%E2%80%9D', '/claims'],
    ['/claims%20', '/claims'],
    ['/%20claims', '/claims'],
    ['/cl%C2%ADaims', '/claims'],
    ['/claims%E2%80%8B', '/claims'],
    ['/claims*', '/claims'],
    ['/claims;jsessionid=1', '/claims'],
    ['/coverage//behavioral-health', '/coverage/behavioral-health'],
    ['/coverage/behavioral%E2%80%93health', '/coverage/behavioral-health'],
    ['/coverage/prevention-&-wellness.', '/coverage/prevention-&-wellness'],
    ['/facturacion.', '/facturación'],
    ['/&utm_source=x', '/'],
  ])('%s means %s', (path, meant) => {
    expect(repaired(path)).toBe(meant);
  });

  test.each([
    '/nope',
    '/claim',
    '/claimsx',
    '/claims.html',
    '/claims/nowhere',
    '/facturaci%F3n',
    `/claims${'.'.repeat(400)}`,
  ])('%s means nothing', (path) => {
    expect(repaired(path)).toBeUndefined();
  });

  test('R2.007: a correctly spelled path stays', () => {
    for (const path of [...Object.values(config.paths.en), ...Object.values(config.paths.es), '/'])
      expect(repaired(path)).toBeUndefined();
  });

  test('an address that matches two screens opens neither', () => {
    const paths = { ...config.paths, es: { ...config.paths.es, claims: '/facturacion' } };
    expect(repairedPath({ ...config, paths }, 'es', '/Facturácion')).toBeUndefined();
  });
});
