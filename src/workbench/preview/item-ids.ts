import type { PortalConfig } from '../../config/portal-config.ts';

export const entryId = ({ menus, screens }: PortalConfig, place: string, own: string): string => {
  const holds = (menu: PortalConfig['menus'][number]): boolean =>
    menu.place === place &&
    (menu.entries.some(({ id }) => id === own) || screens.some(({ key, menu: joined }) => key === own && joined?.in === menu.id));
  return `menus/${menus.find(holds)?.id ?? place}/${own}`;
};

// An entry of a coverage list has the id of its item and a number.
export const itemOf = (id: string, known: (id: string) => boolean): string => {
  let end = id.length;
  while (end > 0 && id.charAt(end - 1) >= '0' && id.charAt(end - 1) <= '9') end -= 1;
  return !known(id) && known(id.slice(0, end)) ? id.slice(0, end) : id;
};
