'use strict';
(() => {
  const find = (id) => document.getElementById(id);
  const body = document.querySelector('tbody');
  const rows = [...body.rows];
  const original = new Map(rows.map((row, index) => [row, index]));
  const plain = (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const texts = new Map(rows.map((row) => [row, plain(row.textContent)]));
  const kept = {
    everything: () => true,
    differing: (row) => row.dataset.differs === 'yes',
    conditional: (row) => row.dataset.verdicts.includes('conditional'),
    hiddenSomewhere: (row) => row.dataset.verdicts.includes('hidden'),
  };

  const filter = () => {
    const words = plain(find('search').value).split(/\s+/).filter(Boolean);
    const section = find('section').value;
    const keep = kept[find('show').value];
    let shown = 0;
    for (const row of rows) {
      const fits = keep(row) && (section === '' || row.dataset.section === section) && words.every((word) => texts.get(row).includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    }
    find('count').textContent = find('count').dataset.text.replace('{shown}', String(shown)).replace('{all}', String(rows.length));
  };

  const heads = [...document.querySelector('thead tr').cells];

  /** Sorts by a column, or as written when `place` is below 0. */
  const sort = (place, direction) => {
    heads.forEach((head, other) => head.setAttribute('aria-sort', other === place ? direction : 'none'));
    find('order').value = String(direction === 'none' ? -1 : place);
    const text = (row) => [...row.cells].flatMap((cell) => Array(cell.colSpan).fill(cell))[place].firstChild.textContent.trim();
    const order =
      direction === 'none'
        ? (one, other) => original.get(one) - original.get(other)
        : (one, other) => (direction === 'ascending' ? 1 : -1) * text(one).localeCompare(text(other), document.documentElement.lang);
    body.append(...rows.sort(order));
  };

  const turned = { none: 'ascending', ascending: 'descending', descending: 'none' };

  document.querySelector('form').addEventListener('input', filter);
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  find('print').addEventListener('click', () => window.print());
  heads.forEach((head, place) =>
    head.querySelector('button').addEventListener('click', () => sort(place, turned[head.getAttribute('aria-sort')])),
  );
  find('order').addEventListener('change', () => sort(Number(find('order').value), find('order').value === '-1' ? 'none' : 'ascending'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    find('search').focus();
  });
  filter();
})();
