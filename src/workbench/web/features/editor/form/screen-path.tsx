import { useState } from 'react';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { valueAt } from '../../../draft/item-fields.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useChange } from '../context/use-change.ts';
import { useEditor } from '../context/editor-context.ts';

/** Where a screen is reached in both languages, below the screen above it. Another path keeps the old ones as addresses that lead on. */
export const ScreenPath = ({ placed }: { readonly placed: PlacedNode }) => {
  const { t, language } = useWords();
  const { now, textsNow, readOnly } = useEditor();
  const { words, id } = placed.node;
  const change = useChange();
  const pathOf = (at: string): string => {
    const value = decodeValue(valueAt(now.files, `${at}/path`).value);
    return typeof value === 'string' ? value : '';
  };
  const there = { en: pathOf(words.en), es: pathOf(words.es) };
  const [typed, setTyped] = useState<{ readonly en: string; readonly es: string }>();
  const [refused, setRefused] = useState<string>();
  const shown = typed ?? there;
  const isOther = shown.en !== there.en || shown.es !== there.es;
  const save = async (): Promise<void> => {
    const { pathEdits } = await import('../../../../../authoring/draft/items/new-edits.ts');
    const made = pathEdits(textsNow, {
      key: id,
      paths: { ...(shown.en !== there.en && { en: shown.en }), ...(shown.es !== there.es && { es: shown.es }) },
    });
    if ('says' in made) {
      setRefused(made.says[language]);
      return;
    }
    setRefused(undefined);
    setTyped(undefined);
    change(made.edits, t('editor.path.done'));
  };
  return (
    <section className="part" aria-label={t('editor.path.title')} data-panel>
      <h3 className="sec">{t('editor.path.title')}</h3>
      <form
        className="kept"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="pair">
          {(['en', 'es'] as const).map((one) => (
            <TextField
              key={one}
              label={`${t('editor.path.label')}, ${t(one === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`}
              className="code"
              spellCheck={false}
              readOnly={readOnly !== undefined}
              value={shown[one]}
              onChange={({ target }) => setTyped({ ...shown, [one]: target.value })}
            />
          ))}
        </div>
        {isOther && (
          <Note
            acts={
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
