import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import enComponents from '../../../locales/en/components.json';
import enErrors from '../../../locales/en/errors.json';
import enShell from '../../../locales/en/shell.json';
import esComponents from '../../../locales/es/components.json';
import esErrors from '../../../locales/es/errors.json';
import esShell from '../../../locales/es/shell.json';
import { WordsProvider } from '../../../src/app/portal/words-provider.tsx';
import { PortalActionsContext } from '../../../src/ui/provided/portal-actions.ts';
import '../../../src/ui/styles/styles.ts';
import axe from 'axe-core';

const words = {
  en: { translation: { components: enComponents, errors: enErrors, shell: enShell } },
  es: { translation: { components: esComponents, errors: esErrors, shell: esShell } },
};

const spies = () => ({
  chooseCoverage: vi.fn<(coverageId: string) => void>(),
  resetCoverage: vi.fn<() => void>(),
  switchMember: vi.fn<(eid: string) => void>(),
  logOut: vi.fn<() => void>(),
  switchLanguage: vi.fn<() => Promise<void>>().mockResolvedValue(),
  findInvoice: vi.fn<() => Promise<string | undefined>>().mockResolvedValue(undefined),
  goBack: vi.fn<() => void>(),
  retrySignIn: vi.fn<() => void>(),
});

/**
 * Renders a component with the shipped words, the styles and a router; answers with spies in place of the
 * portal's actions, save those that the test brings.
 */
export const renderUi = (
  node: ReactNode,
  language: 'en' | 'es' = 'en',
  own: Partial<ReturnType<typeof spies>> = {},
) => {
  const actions = { ...spies(), ...own };
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: words,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  document.documentElement.lang = language;
  const wrap = (child: ReactNode) => (
    <WordsProvider i18n={i18n}>
      <MemoryRouter>
        <PortalActionsContext value={actions}>{child}</PortalActionsContext>
      </MemoryRouter>
    </WordsProvider>
  );
  const { rerender } = render(wrap(node));
  return { actions, rerender: (next: ReactNode) => rerender(wrap(next)) };
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours are judged at rest: an entrance that still fades in would count as too little contrast. */
const animationsToEnd = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished),
  );

const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/**
 * The accessibility violations of what is rendered now, one line each; `region` and `page-has-heading-one`
 * ask for a whole page and are left to journeys, and `without` to whoever says why.
 */
export const accessibilityOf = async (without: readonly string[] = []): Promise<readonly string[]> => {
  await animationsToEnd();
  const { violations } = await axe.run(document.body, {
    iframes: false,
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries([...ofWholePages, ...without].map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
