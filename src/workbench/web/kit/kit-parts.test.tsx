import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { galleryGroups, kitParts } from '../../../../tests/support/gallery/entries.ts';
import patterns from '../../../../tests/conformance/kit-patterns.md?raw';
import { showStyles } from '../../../../tests/support/workbench/show-styles.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import { makeQueryClient } from '../api/query-client.ts';

const looks = [
  ['en', 'light'],
  ['es', 'dark'],
] as const;

const inEachLook = Object.entries(kitParts).flatMap(([name, Part]) =>
  looks.map((look) => [name, ...look, Part] as const),
);

test.each(inEachLook)('axe finds no violations: %s, %s, %s', async (_, language, theme, Part) => {
  const reported = vi.spyOn(console, 'warn');
  document.documentElement.lang = language;
  onTestFinished(showStyles(theme));
  const { container } = render(
    <WorkbenchTree path="/" words={wordsIn(language)} queries={makeQueryClient()}>
      <Part />
    </WorkbenchTree>,
  );
  expect(container.innerText.trim()).not.toBe('');
  expect(await accessibilityOf()).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
});

test('the gallery shows every file of the kit, and each entry has its own address', () => {
  const sources = Object.values(
    import.meta.glob<string>('../../../../tests/support/gallery/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const files = Object.keys(import.meta.glob('./**/*.tsx')).map((path) => path.slice(1));
  // A state of a page shows the fallback of a page that cannot be rendered.
  const shown = files.filter((file) => !file.endsWith('.test.tsx') && file !== '/broken.tsx');
  expect(shown.filter((file) => !sources.some((source) => source.includes(`/kit${file}'`)))).toEqual([]);
  const ids = Object.values(galleryGroups).flatMap((entries) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('kit-patterns.md names the pattern of every part', () => {
  const named = Object.keys(kitParts).filter((part) => !patterns.includes(`\n| ${part} |`));
  expect(named).toEqual([]);
});
