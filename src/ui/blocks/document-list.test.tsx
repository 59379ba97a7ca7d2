import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleItem, sampleLink } from '../../../tests/support/components/sample-link.ts';
import type { DocumentListView } from '../../view/blocks/document-list.ts';
import { DocumentList } from './document-list.tsx';

const pdf = (id: string, title: string) =>
  sampleItem(id, title, {
    link: sampleLink(`https://documents.brisamar.example/${id}.pdf`, { kind: 'document', newTab: true }),
  });

const handbooks: DocumentListView = {
  type: 'documentList',
  id: 'handbooks',
  title: 'Member handbooks',
  isAccordion: false,
  items: [pdf('current', 'Member handbook 2027')],
};

const folded: DocumentListView = {
  ...handbooks,
  isAccordion: true,
  items: [...handbooks.items, pdf('previous', 'Member handbook 2026')],
};

const shownLinks = () =>
  [...document.querySelectorAll('a')].filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    .length;

describe('DocumentList', () => {
  test('R2.138: a single document is a direct link, announced as a PDF in a new window', async () => {
    renderUi(<DocumentList view={handbooks} />);
    const link = screen.getByRole('link', { name: 'Member handbook 2027 (Opens in a new window)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.parentElement?.textContent).toContain('(PDF)');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R2.139 R4.061: an accordion opens and closes by its heading', async () => {
    renderUi(<DocumentList view={folded} />);
    const button = screen.getByRole('button', { name: 'Member handbooks' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(shownLinks()).toBe(0);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(shownLinks()).toBe(2);
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(shownLinks()).toBe(0);
  });

  test("the browser's search looks into a closed group and opens it, also after it was closed again", async () => {
    renderUi(<DocumentList view={folded} />);
    const button = screen.getByRole('button', { name: 'Member handbooks' });
    const body = document.getElementById(button.getAttribute('aria-controls')!)!;
    for (let round = 1; round <= 2; round += 1) {
      expect(body.getAttribute('hidden')).toBe('until-found');
      body.dispatchEvent(new Event('beforematch'));
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      expect(body.hasAttribute('hidden')).toBe(false);
      await userEvent.click(button);
    }
  });
});
