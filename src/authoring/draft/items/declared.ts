import { type DocumentKind, documentPlace } from '../../../config/files/document.ts';
import type { PresenceSource } from '../../../config/presence-facts.ts';
import { fieldOf, type Fields, isFields } from '../json-value.ts';

export interface ReadFile {
  readonly file: string;
  readonly value: unknown;
}

export type Path = readonly (string | number)[];

// A kind and a name, such as `value:tty`, `condition:isPPO` (a fact or rule), `link:drugList`, `shared:faq`.
export type Named = `${string}:${string}`;

export const listOf = (value: unknown, field: string): readonly Fields[] => {
  const found = isFields(value) ? fieldOf(value, field) : undefined;
  return Array.isArray(found) ? found.filter(isFields) : [];
};

export interface Declared {
  readonly variants: readonly string[];
  readonly facts: Readonly<Record<string, PresenceSource>>;
}

const fieldsIn = (files: readonly ReadFile[], kind: DocumentKind, field: string): unknown => {
  const value = files.find(({ file }) => documentPlace(file)?.kind === kind)?.value;
  return isFields(value) ? fieldOf(value, field) : undefined;
};

export const declaredIn = (files: readonly ReadFile[]): Declared => {
  const variants = fieldsIn(files, 'plans', 'variants');
  return {
    variants: Array.isArray(variants)
      ? variants.flatMap((one) => (isFields(one) ? [String(one['name'])] : []))
      : [],
    facts: (fieldsIn(files, 'facts', 'facts') ?? {}) as Declared['facts'],
  };
};

const withoutVariant = ({ variants }: Declared, field: string): string => {
  const variant = variants.find((one) => field.startsWith(one) && /^[A-Z]/.test(field.slice(one.length)));
  if (variant === undefined) return field;
  const plain = field.slice(variant.length);
  return plain.charAt(0).toLowerCase() + plain.slice(1);
};

export const declaredAt = (declared: Declared, { file, value }: ReadFile, path: Path): Named | undefined => {
  const [first = '', second = '', third = ''] = path.map(String);
  switch (documentPlace(file)?.kind) {
    case 'values':
      return `value:${second}`;
    case 'brand':
      return `brand:${withoutVariant(declared, first)}`;
    case 'rules':
    case 'facts':
      return `condition:${second}`;
    case 'plans':
      return `variant:${String(listOf(value, 'variants')[Number(second)]?.['name'])}`;
    case 'links':
      return `link:${second}`;
    case 'documents':
      return first === 'lists' ? `list:${second}` : `doc:${second}`;
    case 'frames':
      return `frame:${second}`;
    case 'pharmacies':
      return `pharmacy:${third}`;
    case 'directory':
      return first === 'searches' ? `directory:${second}` : 'directory:';
    case 'environments':
      return `environment:${third}`;
    case 'shared':
      return `shared:${second}`;
    default:
      return undefined;
  }
};
