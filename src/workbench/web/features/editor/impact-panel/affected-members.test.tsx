import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { wordsIn } from '../../../../../../tests/support/workbench/workbench-tree.tsx';
import type { Language } from '../../../i18n/use-words.ts';
import type { Persona } from '../../../worker/protocol.ts';
import { type Editor, EditorContext } from '../context/editor-context.ts';
import { AffectedMembers, PeopleContext } from './affected-members.tsx';

const variants = new Map([
  ['gold', { en: 'golden employer plan', es: 'plan dorado de empleador', short: { en: 'Gold', es: 'Oro' } }],
]);
const persona = (name: string, variant: string | undefined): readonly [string, Persona] => [
  name,
  { name, says: '', dataString: undefined, coverage: undefined, variant, applies: [], holds: [] },
];
const people = new Map([
  persona('m91', 'gold'),
  persona('m92', 'tin'),
  persona('m93', 'gold'),
  persona('m94', undefined),
]);

const textOf = (names: readonly string[], language: Language): string | null => {
  const { container } = render(
    <I18nextProvider i18n={wordsIn(language)}>
      <EditorContext value={{ now: { labels: { variants } } } as unknown as Editor}>
        <PeopleContext value={people}>
          <AffectedMembers names={names} all={9} />
        </PeopleContext>
      </EditorContext>
    </I18nextProvider>,
  );
  return container.textContent;
};

test.each([
  ['en', ['m91', 'm93'], /^M91M93Gold ·2 of 9$/],
  ['es', ['m91', 'm93'], /^M91M93Oro ·2 de 9$/],
  ['en', ['m91', 'm92', 'm93'], /^M91M93Gold ·M92tin ·3 of 9$/],
  ['en', ['m94'], /^M941 of 9$/],
] as const)('affected members have the short name of their plan once: %s, %j', (language, names, text) => {
  expect(textOf(names, language)).toMatch(text);
});
