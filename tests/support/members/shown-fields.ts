import { frameView } from '../../../src/view/blocks/frame.ts';
import { linkView } from '../../../src/view/links/link-view.ts';
import { buildScreen } from '../../../src/view/screen/build-screen.ts';
import { openPath } from '../../../src/view/screen/open-address.ts';
import { buildShell } from '../../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';
import { fill, fillAddress, placeholderValues } from '../../../src/view/words.ts';

type View = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, string>>;

/** A view's own fields under the names of the gating table; addresses instead of targets. */
const fieldsIn = (view: View): Fields => {
  const parts = [view['phone'] ?? []].flat() as unknown as readonly { readonly text: string }[];
  const hrefOf = (name: string): unknown => (view[name] as { readonly href: string } | undefined)?.href;
  const frame = (view['type'] === 'frame' ? view : view['frame']) as { readonly src: string } | undefined;
  const found: View = {
    ...Object.fromEntries(
      ['title', 'label', 'linkText', 'content', 'intro', 'icon'].map((name) => [name, view[name]]),
    ),
    phone: parts.map(({ text }) => text).join(''),
    link: hrefOf('link'),
    recover: hrefOf('recover'),
    frame: frame?.src,
    faqMain: view['mainId'],
    pastDue: view['isPastDue'] === true ? 'true' : undefined,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
};

const below = (holder: string, view: View): readonly (readonly [string, Fields])[] => {
  const id = `${holder}/${String(view['id'])}`;
  const held = ['items', 'cards'].flatMap((name) => (view[name] as readonly View[] | undefined) ?? []);
  const guest = view['guest'] as View | undefined;
  return [[id, fieldsIn(view)], ...[...held, ...(guest ? [guest] : [])].flatMap((one) => below(id, one))];
};

const onScreen = (key: string, context: ViewContext): readonly (readonly [string, Fields])[] => {
  const path = context.config.paths[context.language][key];
  const opening = path === undefined ? undefined : openPath(path, context);
  if (opening?.kind !== 'screen' || opening.screen.key !== key) return [];
  const { title, intro, rows } = buildScreen(opening.screen, context);
  const blocks = rows.flatMap((row) =>
    row.kind === 'full' ? [row.block] : row.kind === 'hero' ? row.blocks : [...row.main, ...row.side],
  );
  return [[key, fieldsIn({ title, intro })], ...blocks.flatMap((view) => below(key, { ...view }))];
};

const inMenus = (context: ViewContext): readonly (readonly [string, Fields])[] =>
  context.config.menus.flatMap((menu) => {
    const only = { ...context, config: { ...context.config, menus: [menu] } };
    const shell = buildShell(only, { place: { pathname: '/', search: '', hash: '' }, currentKey: undefined });
    const lists = [
      shell.main,
      shell.header,
      shell.legal,
      ...[...shell.accountMenus, ...shell.footer].map(({ entries }) => entries),
    ];
    return lists
      .flat()
      .map((entry): [string, Fields] => [`menus/${menu.id}/${entry.id}`, fieldsIn({ ...entry })]);
  });

/** Every field of every item that the portal's own views show one member, by the item's id. */
export const viewedFields = (context: ViewContext): ReadonlyMap<string, Fields> =>
  new Map([...context.config.screens.flatMap(({ key }) => onScreen(key, context)), ...inMenus(context)]);

/** Fields of the table that the fields of a view hold under another name, or not at all. */
const omitted: readonly string[] = [
  'tone',
  'address',
  'recoverAddress',
  'frameAddress',
  'openInNewTab',
  'from',
  'until',
];

/** Fields as the analysis tells them, filled in for one member as the views fill theirs. */
export const filledFields = (
  fields: Readonly<Record<string, string | null>>,
  context: ViewContext,
): Fields => {
  const values = placeholderValues(context);
  const readers: Readonly<Record<string, (value: string) => string | undefined>> = {
    link: (target) => linkView(target, context)?.href,
    recover: (target) => linkView(target, context)?.href,
    frame: (name) => frameView(name, '', context)?.src,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === null || omitted.includes(name)) return [];
      const result = readers[name] === undefined ? fill(value, values) : readers[name](value);
      return result === undefined ? [] : [[name, result]];
    }),
  );
};

/** Fields as the analysis tells them; null for none. */
type ExpectedFields = Readonly<Record<string, string | null>>;

/**
 * An address as both sides tell it: without the medical group, which the data name, and a phone number by its
 * digits.
 */
const plainly = (address: string): string =>
  address.startsWith('tel:') ? address.replaceAll('-', '') : address.replace(/medGroupNameFacet=[^&]*&/, '');

/** An address of the views that the address of the table, filled in, begins. */
export const leadsTo = (href: string | undefined, address: string, context: ViewContext): boolean => {
  if (address === '{otcLink}') return href?.startsWith('https://') === true;
  const written = plainly(address);
  const filled = written.startsWith('/')
    ? encodeURI(written)
    : fillAddress(written, placeholderValues(context));
  return filled !== undefined && href !== undefined && plainly(href).startsWith(filled);
};

/** What a view shows beside the words of its screen: a framed page without a title has that of its screen. */
export const ownOf = (shown: Fields, fields: ExpectedFields): Fields => {
  const { title, ...others } = shown;
  return title === undefined || (shown['frame'] !== undefined && fields['title'] === undefined)
    ? others
    : { ...others, title };
};
