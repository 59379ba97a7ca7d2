import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { legacyAddress } from '../../view/routes/legacy-address.ts';
import { matchPath } from '../../view/routes/paths.ts';
import { invalidRequest, UnknownName } from '../refusal.ts';

const base = 'https://portal.example';

// Works for both languages and for redirected addresses of the legacy site.
const screenAt = ({ portal: { config } }: PortalModel, address: string): string | undefined => {
  const { pathname, search, origin } = new URL(address, base);
  if (origin !== base) return undefined;
  const taken = legacyAddress({ pathname, search }, config.redirects)?.replace(/^route:/, '');
  return taken ?? matchPath(config, 'en', pathname) ?? matchPath(config, 'es', pathname);
};

/**
 * Finds an item by its id, the last part of its id, or the address of a screen. Throws unless exactly one
 * item matches.
 */
export const findItem = (model: PortalModel, asked: string): PortalItem => {
  const id =
    (asked.startsWith('/') && URL.canParse(asked, base) ? screenAt(model, asked) : undefined) ?? asked;
  const item = model.byId.get(id);
  if (item) return item;
  const ids = model.items.map(({ id }) => id);
  const [only, ...more] = ids.filter((one) => one.endsWith(`/${id}`));
  const found = only === undefined ? undefined : model.byId.get(only);
  if (found && more.length === 0) return found;
  if (only !== undefined) throw invalidRequest('several-items', { id, ids: [only, ...more].join(', ') });
  const names = [
    ...ids,
    ...ids.map((one) => one.split('/').at(-1) ?? one),
    ...Object.values(model.portal.config.paths.en),
  ];
  throw new UnknownName('item', asked, names);
};
