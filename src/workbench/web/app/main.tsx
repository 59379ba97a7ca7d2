import '../styles/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { makeQueryClient } from '../api/query-client.ts';
import { Toasts } from '../kit/toast.tsx';
import { App, chosenTheme, showTheme } from './app.tsx';
import { startWords } from '../i18n/start-words.ts';

showTheme(chosenTheme());

const root = document.getElementById('root');
if (!root) throw new Error('the document has no place for the workbench');

const words = await startWords();
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={makeQueryClient()}>
        <BrowserRouter>
          <Toasts>
            <App />
          </Toasts>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
