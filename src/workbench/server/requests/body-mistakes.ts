import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import drafts from '../../../../schemas/api/drafts.json' with { type: 'json' };
import errors from '../../../../schemas/api/errors.json' with { type: 'json' };
import events from '../../../../schemas/api/events.json' with { type: 'json' };
import grid from '../../../../schemas/api/grid.json' with { type: 'json' };
import checkResult from '../../../../schemas/api/judgement.json' with { type: 'json' };
import people from '../../../../schemas/api/people.json' with { type: 'json' };
import publications from '../../../../schemas/api/publications.json' with { type: 'json' };
import shared from '../../../../schemas/api/shared.json' with { type: 'json' };
import type { ApiShapes, BodyMistake, Language } from '../../api/generated/api-shapes.ts';
import { memoize } from '../../../rules/memoize.ts';
import { serverText, type ServerWord } from '../words/server-words.ts';

const files = [shared, people, publications, checkResult, drafts, grid, events, errors];

const ajv = new Ajv({ schemas: files, strict: true, keywords: ['tsType'] });

const fileOf = new Map(
  files.flatMap(({ $id, definitions }) => Object.keys(definitions).map((name) => [name, $id] as const)),
);

// Compiled on first use: all at once would delay the start by half a second.
const testOf = memoize((shape: keyof ApiShapes): ValidateFunction => {
  const test = ajv.getSchema(`${fileOf.get(shape) ?? ''}#/definitions/${shape}`);
  if (!test) throw new Error(`schemas/api has no shape ${shape}`);
  return test;
});

const known: Readonly<Record<string, ServerWord>> = {
  required: 'mistake.required',
  additionalProperties: 'mistake.additionalProperties',
  type: 'mistake.type',
  enum: 'mistake.enum',
  pattern: 'mistake.pattern',
  minLength: 'mistake.minLength',
  maxLength: 'mistake.maxLength',
};

const nameIn = ({ params }: ErrorObject): string => {
  const details = params as Readonly<Record<string, unknown>>;
  const name =
    details['missingProperty'] ??
    details['additionalProperty'] ??
    details['allowedValues'] ??
    details['type'] ??
    details['limit'];
  return Array.isArray(name)
    ? name.join(', ')
    : typeof name === 'string' || typeof name === 'number'
      ? String(name)
      : '';
};

export const bodyMistakes = (
  shape: keyof ApiShapes,
  value: unknown,
  language: Language,
): readonly BodyMistake[] => {
  const test = testOf(shape);
  if (test(value)) return [];
  return (test.errors ?? []).map((error) => ({
    at: error.instancePath,
    message: serverText(language, known[error.keyword] ?? 'mistake.other', nameIn(error)),
  }));
};
