import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { legacyAddress } from '../../view/routes/legacy-address.ts';
import { matchPath } from '../../view/routes/paths.ts';
import { unknownName } from '../unknown-name.ts';
import { UsageError } from '../usage-error.ts';

/** The screen that an address opens, in either language, or that has taken over an address of the legacy site. */
const screenAt = ({ portal: { config } }: PortalModel, address: string): string | undefined => {
  const { pathname, search } = new URL(address, 'https://portal.example');
  const taken = legacyAddress({ pathname, search }, config.redirects)?.replace(/^route:/, '');
  return taken ?? matchPath(config, 'en', pathname) ?? matchPath(config, 'es', pathname);
};

/** The item of an id, of the last part of an id, or the screen of an address; a usage error says what is near it. */
export const itemNamed = (model: PortalModel, asked: string): PortalItem => {
  const id = (asked.startsWith('/') ? screenAt(model, asked) : undefined) ?? asked;
  const item = model.byId.get(id);
  if (item) return item;
  const ids = [...model.byId.keys()];
  const [only, ...more] = ids.filter((one) => one.endsWith(`/${id}`));
  const found = only === undefined ? undefined : model.byId.get(only);
  if (found && more.length === 0) return found;
  if (only !== undefined) throw new UsageError(`Several items are called ${id}: ${[only, ...more].join(', ')}.`);
  const names = [...ids, ...ids.map((one) => one.split('/').at(-1) ?? one), ...Object.values(model.portal.config.paths.en)];
  throw unknownName('item', asked, { names, otherwise: 'portal gating lists them all.' });
};
