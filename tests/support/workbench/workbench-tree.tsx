import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../../src/workbench/web/i18n/en.ts';
import { es } from '../../../src/workbench/web/i18n/es.ts';
import { wordsInstance } from '../../../src/workbench/web/i18n/start-words.ts';
import type { Language } from '../../../src/workbench/web/i18n/use-words.ts';
import { Toasts } from '../../../src/workbench/web/kit/toast.tsx';

/** Returns the workbench's messages in a language. */
export const wordsIn = (language: Language): i18n => wordsInstance(language, language === 'es' ? es : en);

interface Props {
  readonly words: i18n;
  readonly path: string;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** The context of the pages and parts of the workbench: messages, queries, an address and toasts. */
export const WorkbenchTree = ({ words, path, queries, children }: Props) => (
  <I18nextProvider i18n={words}>
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Toasts>{children}</Toasts>
      </MemoryRouter>
    </QueryClientProvider>
  </I18nextProvider>
);
