import { scriptAddress } from '../support/services/hostile-texts.ts';
import { answering, type FaultAnswer } from './answers.ts';
import type { Fault, FaultWorld } from './fault.ts';

const json = (value: unknown): FaultAnswer => ({
  body: JSON.stringify(value),
  contentType: 'application/json',
});
const home = { en: '/home', es: '/inicio' };
const help = { en: '/help', es: '/help' };

const hostile = {
  Title: { Value: '<img src=x onerror=alert(1)>' },
  UrlName: scriptAddress,
  Pages: [{ Id: '1', Title: { Value: '<b>x' }, UrlName: '//evil.example' }],
};

const answers: readonly (readonly [what: string, answer: FaultAnswer])[] = [
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a page', { body: '<!doctype html><h1>Maintenance</h1>', contentType: 'text/html' }],
  ['nothing', { body: '' }],
  ['null', json(null)],
  ['an object without value', json({})],
  ['a value that is no list', json({ value: 'x', footer: 7 })],
  ['empty lists', json({ value: [], footer: [] })],
  [
    'entries of wrong types',
    json({ value: [1, null, 'x', [], { Title: 7 }], footer: [null, { Children: 'x' }] }),
  ],
  [
    'hostile entries',
    json({
      value: [hostile, hostile],
      footer: [
        {
          Container_Label: '<script>alert(1)</script>',
          Children: [{ Items: [{ Url: scriptAddress, TitlesPath: 'x' }] }],
        },
      ],
    }),
  ],
  [
    '3,000 entries',
    json({
      value: Array.from({ length: 3000 }, (_, index) => ({
        Id: String(index),
        Title: { Value: `Entry ${index}` },
        UrlName: `e${index}`,
      })),
    }),
  ],
  ['an answer without permission for the portal', { body: '{"value":[]}', withoutCors: true }],
  ['a reset connection', 'connectionreset'],
  ['nothing in time', 'never'],
];

const isOutage = (answer: FaultAnswer): boolean =>
  typeof answer === 'string' || (answer.status ?? 200) >= 500 || answer.withoutCors === true;

/** A call that still waits for its answer loads the questions automatically once the service is back. */
const questionsCome = async ({ page }: FaultWorld): Promise<void> =>
  page.locator('.faq-list li').first().waitFor();

/** One click on the alert's way on brings the questions. */
const questionsAgain = async (world: FaultWorld): Promise<void> => {
  await world.page.locator('.faq-failure .btn-1').click();
  await questionsCome(world);
};

/** Family F: the content service. The portal's own navigation, footer and phone stay (contract 5). */
export const contentFaults: readonly Fault[] = [home, help].flatMap((paths, place) =>
  answers.map(([what, answer], index) => ({
    id: `F${String(place * answers.length + index + 1).padStart(2, '0')}`,
    what: `the content service answers ${what}, on ${place === 0 ? 'home' : 'the questions and answers'}`,
    promised: place === 0 ? (['home'] as const) : (['screen'] as const),
    ...(place === 1 && isOutage(answer)
      ? { afterwards: answer === 'never' ? questionsCome : questionsAgain }
      : {}),
    run: async (world) => {
      await answering(world, '/api/default/', answer);
      await world.enter('m01', paths);
    },
  })),
);
