import type { Role } from '../../api/generated/api-shapes.ts';
import { draftOfPath, wordsAddress } from '../api/draft-addresses.ts';
import type { IconName } from '../kit/icon.tsx';

export interface Place {
  readonly name: 'drafts' | 'grid' | 'rules' | 'words' | 'releases' | 'log' | 'people' | 'settings';
  readonly path: string;
  readonly icon: IconName;
  /** The key to press after `g`. */
  readonly letter: string;
  /** True if the bottom bar of narrow screens shows this page. The others are under "More". */
  readonly isShort: boolean;
  readonly also: readonly string[];
  readonly roles: readonly Role[];
}

const content: readonly Role[] = ['viewer', 'editor', 'reviewer', 'publisher', 'operator'];
const everyRole: readonly Role[] = [...content, 'administrator'];

const places: readonly Place[] = [
  {
    name: 'drafts',
    path: '/',
    icon: 'drafts',
    letter: 'd',
    isShort: true,
    also: ['/draft/'],
    roles: content,
  },
  {
    name: 'grid',
    path: '/grid',
    icon: 'grid',
    letter: 'w',
    isShort: true,
    also: ['/member', '/calendar', '/questions'],
    roles: content,
  },
  {
    name: 'rules',
    path: '/rules',
    icon: 'rules',
    letter: 'u',
    isShort: false,
    also: ['/wish'],
    roles: content,
  },
  { name: 'words', path: '/words', icon: 'words', letter: 't', isShort: true, also: [], roles: content },
  {
    name: 'releases',
    path: '/releases',
    icon: 'release',
    letter: 'r',
    isShort: true,
    also: ['/freezes'],
    roles: content,
  },
  { name: 'log', path: '/log', icon: 'log', letter: 'l', isShort: false, also: [], roles: everyRole },
  {
    name: 'people',
    path: '/people',
    icon: 'people',
    letter: 'p',
    isShort: true,
    also: [],
    roles: ['administrator'],
  },
  {
    name: 'settings',
    path: '/settings',
    icon: 'settings',
    letter: 's',
    isShort: false,
    also: [],
    roles: everyRole,
  },
];

export const placesOfGrid = [
  { name: 'member', path: '/member', icon: 'person' },
  { name: 'calendar', path: '/calendar', icon: 'calendar' },
  { name: 'questions', path: '/questions', icon: 'check' },
] as const;

export const placesFor = (roles: readonly Role[]): readonly Place[] =>
  places.filter((place) => place.roles.some((role) => roles.includes(role)));

export interface PlaceHere extends Place {
  readonly to: string;
}

export const placesFrom = (pathname: string, from: readonly Place[]): readonly PlaceHere[] => {
  const draft = draftOfPath(pathname);
  const own: Partial<Record<Place['name'], string>> =
    draft === undefined ? {} : { words: wordsAddress(draft), grid: `/grid?source=${draft}` };
  return from.map((place) => ({ ...place, to: own[place.name] ?? place.path }));
};

export const isAt = ({ path, also }: Place, address: string): boolean =>
  address === path ||
  (path !== '/' && address.startsWith(`${path}/`)) ||
  also.some((prefix) => address.startsWith(prefix));
