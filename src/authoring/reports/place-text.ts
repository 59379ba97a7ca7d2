import type { ConfigDocument } from '../../config/files/document.ts';
import { fieldOf, type Fields, isFields } from '../draft/json-value.ts';
import type { Path } from '../draft/items/declared.ts';

const inside = (value: unknown, name: string | number): unknown =>
  Array.isArray(value) ? value[Number(name)] : isFields(value) ? fieldOf(value, String(name)) : undefined;

const ownName = (fields: Fields): string | undefined => {
  const name = fields['key'] ?? fields['id'] ?? fields['use'];
  return typeof name === 'string' ? name : undefined;
};

const entryText = (root: unknown, path: Path, start: readonly string[]): string => {
  const names = [...start];
  let value = root;
  let field: string | undefined;
  for (const step of path) {
    value = inside(value, step);
    const name = isFields(value) ? ownName(value) : undefined;
    if (name !== undefined) names.push(name);
    field = name === undefined && typeof step === 'string' ? (field ?? step) : undefined;
    if (['blocks', 'items', 'cards', 'entries', 'screens', 'menus', 'guest'].includes(field ?? ''))
      field = undefined;
  }
  const id = names.join('/');
  if (field === 'when' || field === 'pastDueWhen' || field === 'use') return id;
  return `${id} ${field === undefined ? 'data' : field === 'type' ? 'phone' : field}`;
};

const elementOf = (value: unknown, list: string, at: string): Fields => {
  const found = inside(inside(value, list), at);
  return isFields(found) ? found : {};
};

// `rule mayPayNow`, `home/quickLinks`, `drugList forwardTo`, for example. Texts are quoted.
export const placeText = ({ is, value }: ConfigDocument, path: Path): string => {
  const [first = '', second = '', third = ''] = path.map(String);
  const textOf = (): string => {
    const text = path.reduce(inside, value);
    return typeof text === 'string' ? `${path.join('.')}: ${text}` : path.join('.');
  };
  switch (is?.kind) {
    case 'rules':
      return `rule ${second}`;
    case 'facts':
      return `fact ${second}`;
    case 'constraints':
      return `constraint ${String(elementOf(value, 'constraints', second)['id'])}`;
    case 'plans':
      return `variant ${String(elementOf(value, 'variants', second)['name'])}`;
    case 'waivers':
      return `waiver ${String(elementOf(value, 'waivers', second)['finding'])}`;
    case 'assertions':
      return `assertion ${String(elementOf(value, 'assertions', second)['name'])}`;
    case 'settings':
      return `setting ${first}`;
    case 'redirects': {
      const { path: from, query } = elementOf(value, 'redirects', second);
      const asked = isFields(query)
        ? `?${new URLSearchParams(query as Readonly<Record<string, string>>).toString()}`
        : '';
      return `redirect ${String(from)}${asked}`;
    }
    case 'links':
      return `link ${second}`;
    case 'documents':
      return `${first === 'lists' ? 'list' : 'document'} ${second}`;
    case 'frames':
      return `frame ${second}`;
    case 'pharmacies':
      return `pharmacy ${second} ${third}`;
    case 'directory':
      return first === 'searches' ? `directory search ${second}` : `directory ${first}`;
    case 'environments':
      return `environment ${second} ${third}`;
    case 'section':
      return entryText(value, path, []);
    case 'shared':
      return entryText(inside(inside(value, first), second), path.slice(2), [`shared ${second}`]);
    case 'menus':
      return first === 'languages'
        ? textOf()
        : first === 'menus'
          ? entryText(value, path, ['menus'])
          : `${first} ${String(elementOf(value, first, second)['name'])} ${third}`;
    default:
      return textOf();
  }
};
