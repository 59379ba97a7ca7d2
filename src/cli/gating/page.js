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

  const sort = (button) => {
    const head = button.closest('th');
    const next = { none: 'ascending', ascending: 'descending', descending: 'none' }[head.getAttribute('aria-sort') ?? 'none'];
    for (const other of head.parentElement.cells) other.setAttribute('aria-sort', other === head ? next : 'none');
    const text = (row) => row.cells[head.cellIndex].firstChild.textContent.trim();
    const order =
      next === 'none'
        ? (one, other) => original.get(one) - original.get(other)
        : (one, other) => (next === 'ascending' ? 1 : -1) * text(one).localeCompare(text(other), document.documentElement.lang);
    body.append(...rows.sort(order));
  };

  document.querySelector('form').addEventListener('input', filter);
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  find('print').addEventListener('click', () => window.print());
  for (const button of document.querySelectorAll('thead button')) button.addEventListener('click', () => sort(button));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    find('search').focus();
  });
  filter();
})();
