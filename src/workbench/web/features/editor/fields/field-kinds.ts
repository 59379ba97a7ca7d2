import { isFields } from '../../../../../authoring/draft/json-value.ts';
import type { Shape } from '../../../../../authoring/draft/shape.ts';
import { choiceKind } from './choice-field.tsx';
import { gateKind } from './gate-field.tsx';
import { groupKind } from './group-field.tsx';
import { jsonKind } from './json-field.tsx';
import { languagesKind } from './languages-field.tsx';
import { dayKind, numberKind, textKind } from './line-field.tsx';
import { nameKind } from './name-field.tsx';
import type { FieldKind } from './shared/field-kind.ts';
import { switchKind } from './switch-field.tsx';
import { targetKind } from './target-field.tsx';
import { textsKind } from './texts-field.tsx';
import { variantsKind } from './variants-field.tsx';

// Roles come before types: a condition can also be text, and a name always is.
const kinds: readonly FieldKind[] = [
  ...[gateKind, targetKind, variantsKind, nameKind],
  ...[choiceKind, switchKind, numberKind, dayKind, textKind, textsKind, languagesKind, groupKind],
];

export const kindOfSchema = (shape: Shape): FieldKind =>
  kinds.find(({ matches }) => matches(shape)) ?? jsonKind;

// A value can be one text, one for each language or one for each plan, so the value decides.
export const kindOfValue = (shape: Shape, value: unknown): FieldKind => {
  if (typeof value === 'string') return textKind;
  if (!isFields(value)) return kindOfSchema(shape);
  if ('en' in value && 'es' in value) return languagesKind;
  const isOfPlans = 'default' in value && Object.values(value).every((one) => typeof one === 'string');
  return isOfPlans ? variantsKind : kindOfSchema(shape);
};
