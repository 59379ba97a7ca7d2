'use strict';
(() => {
  const find = (id) => document.getElementById(id);
  const body = document.querySelector('tbody');
  const rows = [...body.rows];
  const original = new Map(rows.map((row, index) => [row, index]));
  const heads = [...document.querySelector('thead tr').cells];
  const names = heads.slice(1).map((head) => head.firstChild.textContent);
  const said = find('count').dataset;
  const plain = (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const texts = new Map(rows.map((row) => [row, plain(row.textContent)]));

  /** The cell of a row in a column: cells may span several. */
  const cellAt = (row, place) =>
    [...row.cells]
      .slice(1)
      .find(({ dataset }) => place >= +dataset.from && place < +dataset.from + +dataset.span);
  const differs = (row, places) => new Set(places.map((place) => cellAt(row, place).dataset.key)).size > 1;
  const everyPlace = names.map((_, place) => place);
  const withoutPlan = ['noPlans', 'unchosen', 'signedOut'];
  const planPlaces = everyPlace.filter((place) => !withoutPlan.includes(names[place]));
  const has = (row, verdict) => row.querySelector(`td.${verdict}:not([hidden])`) !== null;
  const kept = {
    everything: () => true,
    differing: (row) => differs(row, planPlaces),
    differingAll: (row) => differs(row, everyPlace),
    conditional: (row) => has(row, 'conditional'),
    hiddenSomewhere: (row) => has(row, 'hidden'),
  };

  /** The places of the two columns that are compared; undefined: all columns are shown. */
  const compared = () => {
    const places = [find('one').value, find('other').value].map((name) => names.indexOf(name));
    return places.every((place) => place >= 0) && places[0] !== places[1] ? places : undefined;
  };

  /** Shows these columns only; a cell spans those of its own that are shown. */
  const showColumns = (places) => {
    heads.slice(1).forEach((head, place) => (head.hidden = !places.includes(place)));
    for (const cell of body.querySelectorAll('td')) {
      const from = +cell.dataset.from;
      const own = places
        .filter((place) => place >= from && place < from + +cell.dataset.span)
        .sort((one, two) => one - two);
      cell.hidden = own.length === 0;
      cell.colSpan = Math.max(1, own.length);
      cell.dataset.columns =
        own.length === places.length ? said.everybody : own.map((place) => names[place]).join(said.comma);
    }
  };

  let shownColumns = '';
  const filter = () => {
    const pair = compared();
    const places = pair ?? everyPlace;
    if (shownColumns !== String(places)) showColumns(places);
    shownColumns = String(places);
    document.querySelector('table').classList.toggle('pair', pair !== undefined);
    const words = plain(find('search').value).split(/\s+/).filter(Boolean);
    const section = find('section').value;
    const keep = kept[find('show').value];
    let shown = 0;
    for (const row of rows) {
      const fits =
        keep(row) &&
        (pair === undefined || differs(row, pair)) &&
        (section === '' || row.dataset.section === section) &&
        words.every((word) => texts.get(row).includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    find('count').textContent = said.text
      .replace('{shown}', String(shown))
      .replace('{all}', String(rows.length));
  };

  /** Sorts by a column, or as written when `place` is below 0. */
  const sort = (place, direction) => {
    heads.forEach((head, other) => head.setAttribute('aria-sort', other === place ? direction : 'none'));
    find('order').value = String(direction === 'none' ? -1 : place);
    const text = (row) => (place === 0 ? row.dataset.id : cellAt(row, place - 1).textContent);
    const order =
      direction === 'none'
        ? (one, other) => original.get(one) - original.get(other)
        : (one, other) =>
            (direction === 'ascending' ? 1 : -1) *
            text(one).localeCompare(text(other), document.documentElement.lang);
    body.append(...rows.sort(order));
  };

  const controls = ['search', 'section', 'show', 'one', 'other', 'order'];
  const initial = new Map(controls.map((id) => [id, find(id).value]));

  /** The filters stand in the address, so that a view of the table can be sent to somebody. */
  const toAddress = () => {
    const set = controls.filter((id) => find(id).value !== initial.get(id)).map((id) => [id, find(id).value]);
    history.replaceState(
      null,
      '',
      set.length === 0 ? location.pathname + location.search : `#${new URLSearchParams(set)}`,
    );
  };
  const fromAddress = () => {
    const set = new URLSearchParams(location.hash.slice(1));
    for (const id of controls) {
      const value = set.get(id) ?? initial.get(id);
      const control = find(id);
      control.value = value;
      if (control.value !== value) control.value = initial.get(id);
    }
    const place = Number(find('order').value);
    sort(place, place < 0 ? 'none' : 'ascending');
    filter();
  };

  const turned = { none: 'ascending', ascending: 'descending', descending: 'none' };
  document.querySelector('form').addEventListener('input', () => {
    filter();
    toAddress();
  });
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  find('print').addEventListener('click', () => window.print());
  heads.forEach((head, place) =>
    head.querySelector('button').addEventListener('click', () => {
      sort(place, turned[head.getAttribute('aria-sort')]);
      toAddress();
    }),
  );
  find('order').addEventListener('change', () =>
    sort(Number(find('order').value), find('order').value === '-1' ? 'none' : 'ascending'),
  );
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    find('search').focus();
  });
  window.addEventListener('hashchange', () => location.hash !== '#table' && fromAddress());
  fromAddress();
})();
