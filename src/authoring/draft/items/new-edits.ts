import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { type Edit, editText } from '../../edit/edit-text.ts';
import { type NewScreen, newScreen } from '../../edit/new-entries.ts';
import { type NewPath, newPath } from '../../edit/new-path.ts';
import type { BilingualText } from '../../../config/message-text.ts';
import { Refusal } from '../../refusal.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';

export type Made = { readonly edits: readonly DraftEdit[] } | { readonly refusal: BilingualText };

const textAfter = (files: SourceFiles, edit: Edit): SourceFiles => ({
  ...files,
  [edit.file]: 'text' in edit ? edit.text : editText(files[edit.file] ?? '{}', edit.path, edit.value),
});

// Without the required files the rest cannot be read as a configuration.
const unclear: BilingualText = {
  en: 'This is not possible because the files have errors. Fix the errors first.',
  es: 'Los archivos tienen errores que impiden hacerlo. Corríjalos primero.',
};

const made = (files: SourceFiles, make: (documents: readonly ConfigDocument[]) => readonly Edit[]): Made => {
  try {
    return { edits: editsBetween(files, make(sourceDocuments(files)).reduce(textAfter, files)) };
  } catch (thrown) {
    return { refusal: thrown instanceof Refusal ? thrown.texts : unclear };
  }
};

/**
 * Returns the edits that create a screen with one paragraph, its paths and texts in both languages, and its
 * menu entry.
 */
export const screenEdits = (files: SourceFiles, screen: NewScreen): Made =>
  made(files, (documents) => newScreen(documents, screen));

/**
 * Returns the edits that change the path of a screen. The old addresses, including those of screens below it,
 * redirect to the new ones.
 */
export const pathEdits = (files: SourceFiles, path: NewPath): Made =>
  made(files, (documents) => newPath(documents, path));
