const nameIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

export interface Places {
  readonly ids: ReadonlyMap<Element, string>;
  readonly hrefs: ReadonlyMap<Element, string>;
}

export const placesOf = (fragment: DocumentFragment, idPrefix: string): Places => {
  const named = [...fragment.querySelectorAll('[id], a[name]')].reverse();
  const places = new Map(
    named.flatMap((element) =>
      [element.getAttribute('name'), element.id].flatMap((name) => (name ? [[name, { element, name }]] : [])),
    ),
  );
  const ways = [...fragment.querySelectorAll('a[href^="#"]')].flatMap((link) => {
    const place = places.get(nameIn(link.getAttribute('href') ?? ''));
    return place ? [{ link, element: place.element, id: idPrefix + (place.element.id || place.name) }] : [];
  });
  return {
    ids: new Map(ways.map(({ element, id }) => [element, id])),
    hrefs: new Map(ways.map(({ link, id }) => [link, `#${encodeURIComponent(id)}`])),
  };
};
