import { expect, test } from 'vitest';
import { formFields } from '../../../../../authoring/draft/form-fields.ts';
import { type Shape } from '../../../../../authoring/draft/shape.ts';
import { kindOfSchema, kindOfValue } from './field-kinds.ts';

const text = { type: 'string' };

const weather: Shape = {
  file: 'blocks',
  node: {
    type: 'object',
    properties: {
      when: { $ref: 'common.json#/definitions/when' },
      until: { $ref: 'common.json#/definitions/until' },
      mapLink: { $ref: 'common.json#/definitions/target' },
      frame: { role: 'frame', $ref: 'common.json#/definitions/name' },
      unit: { enum: ['celsius', 'fahrenheit'] },
      days: { type: 'integer', minimum: 1, maximum: 7 },
      showsWind: { type: 'boolean' },
      station: text,
      stations: { type: 'array', items: text },
      legend: { type: 'object', properties: { en: text, es: text }, additionalProperties: false },
      place: { type: 'object', properties: { street: text }, additionalProperties: false },
      forecast: { type: 'object', properties: { day: text }, additionalProperties: false, identity: 'whole' },
      greetings: { type: 'object', role: 'byVariant' },
    },
  },
};

test('each field of a new kind of block is edited according to its schema', () => {
  expect(formFields(weather, {}).map(({ name, shape }) => `${name}: ${kindOfSchema(shape).name}`)).toEqual([
    'when: gate',
    'until: day',
    'mapLink: target',
    'frame: name',
    'unit: choice',
    'days: number',
    'showsWind: switch',
    'station: text',
    'stations: texts',
    'legend: languages',
    'place: group',
    'forecast: json',
    'greetings: variants',
  ]);
});

test('a value of an unknown schema is edited according to its type', () => {
  const unknown: Shape = { file: 'common', node: {} };
  const values = ['Hi', { en: 'Hi', es: 'Hola' }, { default: 'Hi', medicare: 'Hello' }, { default: 1 }, 7];
  expect(values.map((value) => kindOfValue(unknown, value).name)).toEqual([
    'text',
    'languages',
    'variants',
    'json',
    'json',
  ]);
});
