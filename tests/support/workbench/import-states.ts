import { screen, waitFor } from '@testing-library/dom';
import type { Translate } from '../../../src/workbench/web/i18n/use-words.ts';
import type { DesignState } from './design-states.ts';
import { type FakeRoutes, ok, refusal, unanswered } from './fake-server.ts';
import { sampleMe, samplePeople } from './samples.ts';
import { importedFile, wordsDraft, wordsRoutes } from './words-samples.ts';

const compare = 'POST /api/drafts/:id/translations/compare';
const slow = { timeout: 10_000 };

const me = sampleMe(samplePeople.edda, ['editor']);
const setup = (answer: FakeRoutes[string]): DesignState['setup'] => ({
  path: `/words?draft=${wordsDraft.id}&view=import`,
  me,
  routes: { ...wordsRoutes, [compare]: answer },
});

const name = 'words-00000000-0000-4000-8000-000000000701.csv';

/** Chooses a translator's file on the page of an import. */
export const chooseFile = async (say: Translate): Promise<void> => {
  const field = await screen.findByLabelText<HTMLInputElement>(say('words.in.choose'), {}, slow);
  const files = new DataTransfer();
  files.items.add(new File(['address,english,spanish'], name, { type: 'text/csv' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => screen.getByText(name), slow);
};

const shown =
  (...said: Parameters<Translate>) =>
  async (say: Translate): Promise<unknown> => {
    await chooseFile(say);
    return screen.findAllByText(say(...said), { exact: false }, slow);
  };

const mistakes = [{ at: '', message: 'The quotation mark on line 12 is never closed. Close it.' }];

/** The states of the page that imports translations. */
export const importStates: readonly DesignState[] = [
  {
    name: 'import before a file is chosen',
    setup: setup(() => ok(importedFile)),
    act: (say) => screen.findByText(say('words.in.hint'), {}, slow),
  },
  {
    name: 'import of a file with every kind of result',
    setup: setup(() => ok(importedFile)),
    act: shown('words.in.side.draft'),
  },
  {
    name: 'import of a file without a known export, in an old encoding',
    setup: setup(() => ok({ ...importedFile, exchange: null, encoding: 'Windows-1252' })),
    act: shown('words.in.noExport'),
  },
  {
    name: 'import of a file that cannot be read',
    setup: setup(() => ({
      ...refusal(422, 'unreadable'),
      body: { code: 'unreadable', message: 'x', mistakes },
    })),
    act: shown('words.in.notRead'),
  },
  {
    name: 'import of a file without texts',
    setup: setup(() => ok({ ...importedFile, words: [], unread: [] })),
    act: shown('words.in.empty.title'),
  },
  {
    name: 'import while the file is compared',
    setup: setup(() => ({ status: unanswered })),
    act: shown('words.in.another'),
  },
];
