import { type FormEvent, useState } from 'react';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import type { BothTexts } from '../item-actions/bilingual-field.tsx';

const languages = ['en', 'es'] as const;

const usePaths = ({ node }: PlacedNode) => {
  const { t, language } = useWords();
  const { now, textsNow, readOnly } = useEditor();
  const change = useChange();
  const [typed, setTyped] = useState<BothTexts>();
  const [refused, setRefused] = useState<string>();
  const pathOf = (at: string): string => {
    const value = decodeValue(valueAt(now.files, `${at}/path`).value);
    return typeof value === 'string' ? value : '';
  };
  const there: BothTexts = { en: pathOf(node.words.en), es: pathOf(node.words.es) };
  const shown = typed ?? there;
  const changed = languages.filter((one) => shown[one] !== there[one]);
  const write = async (): Promise<void> => {
    const { pathEdits } = await import('../../../../../authoring/draft/items/new-edits.ts');
    const made = pathEdits(textsNow, {
      key: node.id,
      paths: Object.fromEntries(changed.map((one) => [one, shown[one]])),
    });
    if ('refusal' in made) {
      setRefused(made.refusal[language]);
      return;
    }
    setRefused(undefined);
    setTyped(undefined);
    change(made.edits, t('editor.path.done'));
  };
  return {
    ...{ shown, refused },
    isChanged: changed.length > 0,
    readOnly: readOnly !== undefined,
    type: (one: Language, text: string): void => setTyped({ ...shown, [one]: text }),
    save: (event: FormEvent): void => {
      event.preventDefault();
      void write();
    },
  };
};

// Saved paths stay as redirects when they change.
export const ScreenPath = ({ placed }: { placed: PlacedNode }) => {
  const { t } = useWords();
  const { shown, refused, isChanged, readOnly, type, save } = usePaths(placed);
  return (
    <section aria-label={t('editor.path.title')} data-panel>
      <h3 className="sec">{t('editor.path.title')}</h3>
      <form className="col tight" onSubmit={save}>
        <div className="pair">
          {languages.map((one) => (
            <TextField
              key={one}
              label={`${t('editor.path.label')}, ${t(one === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`}
              className="code"
              spellCheck={false}
              readOnly={readOnly}
              value={shown[one]}
              onChange={({ target }) => type(one, target.value)}
            />
          ))}
        </div>
        {isChanged && (
          <Note
            actions={
              <Button small type="submit" kind="primary">
                {t('editor.path.save')}
              </Button>
            }
          >
            {t('editor.path.kept')}
          </Note>
        )}
        {refused !== undefined && (
          <Note tone="bad" live>
            {refused}
          </Note>
        )}
      </form>
    </section>
  );
};
