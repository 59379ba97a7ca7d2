import type { ConfigDocument } from '../config-document.ts';
import { requiredPlaces } from '../document-place.ts';
import { parseDocument } from '../parse-document.ts';
import type { Finding } from './finding.ts';
import { listed } from './listed.ts';
import { nearestName } from './nearest-name.ts';

const start = (document: ConfigDocument) => ({ document, offset: 0 });

const unknownFile = (document: ConfigDocument): Finding => ({
  at: start(document),
  code: 'unknown-file',
  message: `no file of a configuration is called ${document.place}`,
  nearest: nearestName(document.place, Object.keys(requiredPlaces)),
  hint: 'Screens go into config/screens, shared blocks into config/shared, words into locales/en and locales/es; move or delete this file.',
});

const missingFile = (place: string): Finding => ({
  at: start(parseDocument(place, '')),
  code: 'missing-file',
  message: `the file ${place} is missing`,
  hint: `Every configuration has it; schemas/${requiredPlaces[place] ?? ''}.json says what it holds.`,
});

/** What may not be left out beside the named files: at least one file of screens. */
const noScreens = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  documents.some(({ is }) => is?.kind === 'section')
    ? []
    : [
        {
          ...missingFile('config/screens'),
          message: 'config/screens has no file',
          hint: `Write one, such as ${listed(['config/screens/home.json'])}.`,
        },
      ];

/** Files that are missing, and files that no configuration has. A misspelt name is one mistake: the file that is missing is not said again. */
export const fileFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const present = new Set(documents.map(({ place }) => place));
  const unknown = documents.filter(({ is }) => !is).map(unknownFile);
  const meant = new Set(unknown.map(({ nearest }) => nearest));
  const missing = Object.keys(requiredPlaces).filter((place) => !present.has(place) && !meant.has(place));
  return [...unknown, ...missing.map(missingFile), ...noScreens(documents)];
};
