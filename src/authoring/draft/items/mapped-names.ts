import type { SourceFiles } from '../../../config/files/source.ts';
import { editsBetween } from '../find-edits.ts';
import { fieldOf, type Fields, isFields, parseJson } from '../json-value.ts';
import { documentShape, isWhole, type Shape, shapeInside } from '../shape.ts';

/**
 * What a name refers to: a rule or fact, a screen, an outside link, a document, a framed page, a named value,
 * a shared block, a menu.
 */
export type NameKind =
  'condition' | 'screen' | 'link' | 'doc' | 'frame' | 'value' | 'sharedBlock' | 'menuName';

export interface NameChange {
  readonly kind: NameKind;
  readonly from: string;
  readonly to: string;
}

const schemes: Readonly<Partial<Record<NameKind, string>>> = { screen: 'route', link: 'link', doc: 'doc' };

// Keeps what follows the name, such as `?filter=all` or `#forms`.
const mappedTarget = (target: string, { kind, from, to }: NameChange): string => {
  const start = `${schemes[kind] ?? ''}:${from}`;
  const rest = target.slice(start.length);
  const isNamed =
    schemes[kind] !== undefined &&
    target.startsWith(start) &&
    (rest === '' || rest.startsWith('?') || rest.startsWith('#'));
  return isNamed ? `${schemes[kind]}:${to}${rest}` : target;
};

const mappedGate = (gate: unknown, change: NameChange): unknown => {
  if (typeof gate === 'string') return gate === change.from ? change.to : gate;
  if (Array.isArray(gate)) return gate.map((one) => mappedGate(one, change));
  if (!isFields(gate)) return gate;
  return Object.fromEntries(
    Object.entries(gate).map(([operator, inner]) => {
      const isOfNames = operator === 'var' || operator === '!' || operator === 'and' || operator === 'or';
      // A comparison starts with an object that names its fact; the other operand is a literal.
      const parts: readonly unknown[] = Array.isArray(inner) ? inner : [];
      return [
        operator,
        isOfNames
          ? mappedGate(inner, change)
          : parts.map((part) => (isFields(part) ? mappedGate(part, change) : part)),
      ];
    }),
  );
};

const mappedText = (text: string, role: unknown, change: NameChange): string => {
  const { kind, from, to } = change;
  if (kind === 'value') return text.replaceAll(`{value.${from}}`, `{value.${to}}`);
  if (role === 'target') return mappedTarget(text, change);
  const isName = role === kind || (kind === 'screen' && role === 'parent');
  return isName && text === from ? to : text;
};

const mapped = (shape: Shape | undefined, value: unknown, change: NameChange): unknown => {
  const role = shape?.node['role'];
  if (
    change.kind === 'condition' &&
    (role === 'when' || role === 'condition' || (isWhole(shape) && !Array.isArray(value)))
  )
    return mappedGate(value, change);
  if (typeof value === 'string') return mappedText(value, role, change);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((one) =>
      mapped(shape && shapeInside(shape, { kind: 'element', identity: '' }, one), one, change),
    );
  }
  if (!isFields(value)) return value;
  const fields: Fields = value;
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const inner = fieldOf(fields, name);
      return [name, mapped(shape && shapeInside(shape, { kind: 'name', name }, inner), inner, change)];
    }),
  );
};

// Finds uses by the `role` in the schemas. The declaration stays. Files without a use keep their text; the
// others are printed without layout, since only values count here. Text that is not JSON stays.
export const withMappedNames = (files: SourceFiles, change: NameChange): SourceFiles =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const parsed = text.includes(change.from) ? parseJson(text) : undefined;
      if (!parsed) return [file, text];
      const after = JSON.stringify(mapped(documentShape(file), parsed.value, change));
      return [file, after === JSON.stringify(parsed.value) ? text : after];
    }),
  );

// No configuration uses this as a name, because names contain no blank.
const noName = ' ';

/** Returns the addresses that use a name, in file order, without its declaration. */
export const nameUses = (files: SourceFiles, kind: NameKind, name: string): readonly string[] =>
  editsBetween(files, withMappedNames(files, { kind, from: name, to: noName })).map(({ address }) => address);
