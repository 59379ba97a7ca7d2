import type { ItemView } from '../../view/links/items.ts';

export const Phones = ({ phones }: { phones: NonNullable<ItemView['phone']> }) => (
  <bdi>
    {phones.map(({ text, href }, place) =>
      href === undefined ? (
        <span key={place}>{text}</span>
      ) : (
        <a key={place} href={href}>
          {text}
        </a>
      ),
    )}
  </bdi>
);
