import { expect, test } from 'vitest';
import { formFields, itemLists, mayVary } from './form-fields.ts';
import type { Shape } from './shape.ts';

const madeUp: Shape = {
  file: 'blocks',
  node: {
    type: 'object',
    properties: {
      type: { const: 'weather' },
      id: { $ref: 'common.json#/definitions/name' },
      when: { $ref: 'common.json#/definitions/when' },
      until: { $ref: 'common.json#/definitions/until' },
      mapLink: { $ref: 'common.json#/definitions/target' },
      frame: {
        description: 'The map.',
        spanish: 'El mapa.',
        role: 'frame',
        $ref: 'common.json#/definitions/name',
      },
      unit: { description: 'Of the temperature.', enum: ['celsius', 'fahrenheit'] },
      days: { type: 'integer', minimum: 1, maximum: 7 },
      showsWind: { type: 'boolean' },
      stations: { type: 'array', items: { type: 'string' } },
      legend: {
        type: 'object',
        properties: { en: { type: 'string' }, es: { type: 'string' } },
        additionalProperties: false,
      },
      place: { type: 'object', properties: { street: { type: 'string' } }, additionalProperties: false },
      items: { $ref: 'common.json#/definitions/items' },
    },
    required: ['type', 'id', 'days'],
  },
};

test('a new kind of block gets its form from its schema', () => {
  expect(
    formFields(madeUp, {}).map(({ name, isRequired }) => `${name}${isRequired ? ', required' : ''}`),
  ).toEqual([
    'when',
    'until',
    'mapLink',
    'frame',
    'unit',
    'days, required',
    'showsWind',
    'stations',
    'legend',
    'place',
  ]);
  expect(formFields(madeUp, {}).find(({ name }) => name === 'frame')?.says).toEqual({
    en: 'The map.',
    es: 'El mapa.',
  });
  expect(itemLists(madeUp)).toEqual(['items']);
});

test('an unknown schema has no fields', () => {
  expect(formFields(undefined, {})).toEqual([]);
});

test('only entries whose schema allows plan variants have fields by plan variant', () => {
  const varying = {
    file: 'common',
    node: { patternProperties: { '^[a-z][A-Za-z0-9]*Link$': { type: 'string' } } },
  };
  expect([mayVary(varying, 'link'), mayVary(varying, 'title'), mayVary(madeUp, 'link')]).toEqual([
    true,
    false,
    false,
  ]);
});
