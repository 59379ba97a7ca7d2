/** The screen or menu that an item belongs to. */
export const groupOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('menus/') ? 2 : 1)
    .join('/');

/** The address of the page that tells everything that a member sees of the screen of an item, of a source as addresses name it. */
export const memberAddress = (source: string, member: string, item: string): string =>
  `/member?${new URLSearchParams({ source, as: member, screen: groupOf(item) }).toString()}`;
