import type { ReactNode } from 'react';
import type { FormField } from '../../../../../../authoring/draft/form-fields.ts';
import { type Fields, isFields } from '../../../../../../authoring/draft/json-value.ts';
import type { Shape } from '../../../../../../authoring/draft/shape.ts';

export interface FieldInputProps {
  readonly field: FormField;
  readonly address: string;
  readonly renderField: (field: FormField, address: string) => ReactNode;
}

// Writing undefined removes the value.
export interface Codec<Shown = string> {
  readonly format: (value: unknown) => Shown;
  readonly parse: (shown: Shown) => unknown;
}

export interface FieldKind {
  readonly name: string;
  /** Returns true if this kind can edit the shape. The first matching kind in the registry is used. */
  readonly matches: (shape: Shape) => boolean;
  readonly Input: (props: FieldInputProps) => ReactNode;
}

export const plainText: Codec = {
  format: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  parse: (text) => (text === '' ? undefined : text),
};

export const hasType = ({ node }: Shape, ...types: readonly string[]): boolean =>
  types.some((type) => node['type'] === type);

export const isTextSchema = (node: unknown): node is Fields => isFields(node) && node['type'] === 'string';
