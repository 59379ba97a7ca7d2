import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { makeQueryClient } from '../../../src/workbench/web/api/query-client.ts';
import { App } from '../../../src/workbench/web/app/app.tsx';
import type { Language } from '../../../src/workbench/web/i18n/use-words.ts';
import { type DesignState, forgetKept } from '../workbench/design-states.ts';
import { message, spanishMessage } from '../workbench/message.ts';
import { sampleNow } from '../workbench/samples.ts';
import { standIns, type PageSetup } from '../workbench/stand-ins.ts';
import { wordsIn, WorkbenchTree } from '../workbench/workbench-tree.tsx';
import { type Entry, galleryGroups } from './entries.ts';
import '../../../src/workbench/web/styles/styles.ts';
import './state.css';

/** The time of the samples, which does not advance. */
class SampleDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [sampleNow] : given) as [string]));
  }

  static override now(): number {
    return Date.parse(sampleNow);
  }
}

const search = new URLSearchParams(location.search);
const language: Language = search.get('language') === 'es' ? 'es' : 'en';
const theme = search.get('theme') === 'dark' ? 'dark' : 'light';
const words = wordsIn(language);

const showPart = (root: Root, name: string, Part: ComponentType): void => {
  Object.assign(globalThis, standIns({ me: undefined }));
  root.render(
    <WorkbenchTree path="/" queries={makeQueryClient()} {...{ words }}>
      <main className="page gallery-part">
        <h1>{name}</h1>
        <Part />
      </main>
    </WorkbenchTree>,
  );
};

const showPage = (root: Root, { path = '/' }: PageSetup): void =>
  root.render(
    <WorkbenchTree queries={makeQueryClient()} {...{ words, path }}>
      <App />
    </WorkbenchTree>,
  );

const showState = async (root: Root, { setup, before, act }: DesignState): Promise<void> => {
  Object.assign(globalThis, standIns({ ...setup, language, theme }));
  await before?.();
  showPage(root, setup);
  await act(language === 'es' ? spanishMessage : message);
};

const showWorkingPage = (root: Root, page: PageSetup): void => {
  const { fetch, EventSource } = standIns({ ...page, language, theme });
  Object.assign(globalThis, { fetch, EventSource });
  showPage(root, page);
};

const show = async ({ name, shows }: Entry): Promise<void> => {
  const place = document.getElementById('root');
  if (!place) throw new Error('the document has no place for a state');
  const root = createRoot(place);
  document.title = name;
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
  Object.assign(globalThis, { Date: SampleDate });
  localStorage.clear();
  await forgetKept();
  if ('part' in shows) showPart(root, name, shows.part);
  else if ('page' in shows) showWorkingPage(root, shows.page);
  else await showState(root, shows.state);
  document.documentElement.dataset['shown'] = 'yes';
};

const entry = Object.values(galleryGroups)
  .flat()
  .find(({ id }) => id === search.get('entry'));
if (entry) await show(entry);
else document.body.textContent = 'The gallery has no such entry.';
