import { frozenSource } from './frozen-config.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import type { FactShape } from '../../../src/config/portal-config.ts';
import { chance } from '../chance.ts';
import { confirmedSource } from './confirmed-source.ts';
import { randomRule } from './random-rules.ts';

type Entries = Readonly<Record<string, unknown>>;

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const changed = (files: SourceFiles, file: string, name: string, more: Entries): SourceFiles => {
  const value = JSON.parse(files[file] ?? '') as Readonly<Record<string, Entries>>;
  return { ...files, [file]: json({ ...value, [name]: { ...value[name], ...more } }) };
};

/**
 * The frozen portal with additional rules and screens. Each rule is the gate of one item; the items are
 * distributed over the screens.
 */
export const generatedSource = (rules: number, screens: number, seed = 1): SourceFiles => {
  const shipped = frozenSource();
  const { facts } = JSON.parse(shipped['config/rules/facts.json'] ?? '') as {
    readonly facts: Readonly<Record<string, FactShape>>;
  };
  // Facts that count are left out: most numbers that chance names lie outside their ranges.
  const asked = Object.fromEntries(Object.entries(facts).filter(([, { type }]) => type !== 'integer'));
  const random = chance(seed);
  const made = Object.fromEntries(
    numbers(rules).map((one) => [
      `made${one}`,
      {
        says: { en: `made rule ${one} holds`, es: `se cumple la regla ${one}` },
        logic: randomRule(asked, random, 2),
      },
    ]),
  );
  const itemsOf = (screen: number): readonly number[] =>
    numbers(rules).filter((rule) => rule % screens === screen);
  const screenFiles = numbers(screens).flatMap((screen) => {
    const items = itemsOf(screen).map((rule) => ({
      id: `item${rule}`,
      when: `made${rule}`,
      link: 'route:claims',
      icon: 'document',
    }));
    const section = {
      $schema: '../../schemas/section.json',
      screens: [
        { key: `made${screen}`, withoutPlans: true, blocks: [{ type: 'linkCards', id: 'cards', items }] },
      ],
    };
    const words = (card: string, path: string) => ({
      $schema: '../../schemas/words.json',
      [`made${screen}`]: {
        ...{ path: `${path}-${screen}`, title: `${card} ${screen}` },
        items: {
          cards: { title: `${card} ${screen}` },
          ...Object.fromEntries(itemsOf(screen).map((rule) => [`item${rule}`, { title: `${card} ${rule}` }])),
        },
      },
    });
    return [
      [`config/screens/made${screen}.json`, json(section)],
      [`locales/en/made${screen}.json`, json(words('Made', 'made'))],
      [`locales/es/made${screen}.json`, json(words('Hecho', 'hecho'))],
    ] as const;
  });
  return confirmedSource({
    ...changed(shipped, 'config/rules/rules.json', 'rules', made),
    ...Object.fromEntries(screenFiles),
  });
};
