import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePortBase } from '../../../tests/support/servers/free-port-base.ts';
import { sandboxVisitor } from '../../../tests/support/servers/sandbox-visitor.ts';
import { type Sandbox, startSandbox } from '../start/start-sandbox.ts';
import { mockWidgets } from './navigation.ts';
import { mockPages } from './pages.ts';

interface Item {
  readonly Id: string;
  readonly Name: string;
  readonly QuestionText: string;
  readonly AnswerText: string;
  readonly Title: string;
  readonly RelativeUrlPath: string;
}

let sandbox: Sandbox;
let visitor: ReturnType<typeof sandboxVisitor>;

beforeAll(async () => {
  sandbox = await startSandbox({ portBase: await freePortBase() });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  visitor = sandboxVisitor(sandbox);
  await visitor.turn({ reset: true });
});

const get = (path: string): Promise<Response> =>
  visitor.open(`${sandbox.origins.content}/api/default/${path}`);
const items = async (path: string): Promise<readonly Item[]> =>
  ((await (await get(path)).json()) as { value: readonly Item[] }).value;

const questions = async (culture: string): Promise<readonly Item[]> => {
  const down = async (kind: string, field: string, parents: readonly Item[]): Promise<readonly Item[]> =>
    (
      await Promise.all(parents.map(({ Id }) => items(`${kind}(${Id})/${field}?sf_culture=${culture}`)))
    ).flat();
  const categories = await items(
    `faqmains(0a1b2c3d-0000-4000-8000-000000000001)/FAQCategories?sf_culture=${culture}`,
  );
  return down('faqsubcategories', 'Questions', await down('faqcategories', 'Subcategories', categories));
};

describe('the content service', () => {
  test('returns the questions below the main FAQ item in both languages', async () => {
    const english = await questions('en');
    const spanish = await questions('es');
    expect(english.length).toBe(4);
    expect(spanish.map(({ Id }) => Id)).toEqual(english.map(({ Id }) => Id));
    expect(english[0]).toMatchObject({
      QuestionText: 'How do I pay my premium?',
      AnswerText: expect.stringContaining('<ul>') as string,
    });
    expect(spanish[0]?.QuestionText).toBe('¿Cómo pago mi prima?');
  });

  test('returns three navigation entries and a footer block by language, readable only from the portal', async () => {
    const response = await get('navigation/home');
    expect(response.headers.get('access-control-allow-origin')).toBe(sandbox.origins.portal);
    const { value, footer } = (await response.json()) as {
      value: readonly object[];
      footer: readonly object[];
    };
    expect(value.length).toBe(3);
    expect(value[1]).toMatchObject({
      Title: { Value: 'Secondary' },
      Pages: expect.arrayContaining([expect.objectContaining({ UrlName: 'announcements' })]) as object,
    });
    expect(footer[0]).toMatchObject({
      Container_Label: 'More from Brisamar',
      Children: [{ Items: [{ Url: '/wellness-challenge', TitlesPath: 'Wellness challenge' }, {}] }],
    });
    expect(await (await get('navigation/es')).text()).toContain('/reto-de-bienestar');
    const foreign = await visitor.open(`${sandbox.origins.content}/api/default/pages`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('lists the extra pages of a language; one lacks a Spanish translation', async () => {
    const paths = async (culture: string) =>
      (await items(`pages?sf_culture=${culture}`)).map(({ RelativeUrlPath }) => RelativeUrlPath);
    expect(await paths('en')).toEqual([
      '/announcements',
      '/wellness-challenge',
      '/about/leadership',
      '/holiday-hours',
    ]);
    expect(await paths('es')).toEqual(['/anuncios', '/reto-de-bienestar', '/acerca-de/liderazgo']);
  });

  test('follows the cms knob: 500, slow, empty in Spanish, hostile, relabelled', async () => {
    await visitor.turn({ cms: '500' });
    expect((await get('pages')).status).toBe(500);
    await visitor.turn({ cms: 'empty-es' });
    expect([await questions('es'), await items('pages?sf_culture=es'), await items('navigation/es')]).toEqual(
      [[], [], []],
    );
    expect((await questions('en')).length).toBe(4);
    await visitor.turn({ cms: 'hostile' });
    expect((await questions('en'))[0]?.AnswerText).toMatch(/<script>.*onerror=.*href="javascript:.*style=/s);
    expect((await items('pages')).map(({ RelativeUrlPath }) => RelativeUrlPath)).toContain('//evil.example/');
    await visitor.turn({ cms: 'relabel' });
    expect(await (await get('navigation/home')).text()).toContain('Claims and payments');
    await visitor.turn({ cms: 'slow' });
    await expect(
      visitor.open(`${sandbox.origins.content}/api/default/pages`, { signal: AbortSignal.timeout(200) }),
    ).rejects.toThrow(/timeout/);
  });

  test('an unknown path is a 404 with a text', async () => {
    expect((await get('nowhere')).status).toBe(404);
  });
});

describe('the mock content functions', () => {
  const noNetwork = (): never => {
    throw new Error('the mock content functions use no network');
  };

  test('R7.024: return pages and widgets of each language without a request', () => {
    const { fetch } = globalThis;
    globalThis.fetch = noNetwork;
    try {
      expect(mockPages('en').map(({ Title }) => Title)).toEqual([
        'Announcements',
        'Wellness challenge',
        'Leadership',
        'Holiday hours',
      ]);
      expect(mockPages('es').map(({ Title }) => Title)).toEqual([
        'Anuncios',
        'Reto de bienestar',
        'Liderazgo',
      ]);
      expect(mockWidgets('en')[0]).toMatchObject({ Title: 'Nurse line' });
      expect(mockWidgets('es')[0]).toMatchObject({ Title: 'Línea de enfermería' });
    } finally {
      globalThis.fetch = fetch;
    }
  });

  test('R8.13 R7.024: an unsupported locale is logged and answered in English', () => {
    const logged: string[] = [];
    const log = (message: string): void => void logged.push(message);
    expect(mockPages('fr', log)).toEqual(mockPages('en'));
    expect(mockWidgets('ko', log)).toEqual(mockWidgets('en'));
    expect(logged).toEqual([
      'Unsupported locale in mock content: fr. English is used.',
      'Unsupported locale in mock content: ko. English is used.',
    ]);
    mockPages('es', log);
    expect(logged.length).toBe(2);
  });
});
