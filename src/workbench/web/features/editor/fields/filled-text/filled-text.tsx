import { useEffect, useRef, useState } from 'react';
import { isFields } from '../../../../../../authoring/draft/json-value.ts';
import { placeholders } from '../../../../../../config/check/words/placeholders.ts';
import type { Language } from '../../../../../../config/portal-config.ts';
import { guardedIn } from '../../../../draft/content/guarded-text.ts';
import { placeholderFault } from '../../../../draft/content/placeholders.ts';
import { mostLines } from '../../../../draft/content/text-room.ts';
import { valueAt } from '../../../../draft/item-fields.ts';
import { HereToo } from '../../../../draft/presence/faces.tsx';
import { DisputeNote } from '../../../../draft/unsent/unsent-field.tsx';
import { useWords } from '../../../../i18n/use-words.ts';
import { AddChoice } from '../../../../kit/add-choice.tsx';
import { Button } from '../../../../kit/button.tsx';
import { TextArea } from '../../../../kit/fields.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import { useEditor } from '../../context/editor-context.ts';
import { useField } from '../shared/use-field.ts';

interface Props {
  readonly label: string;
  readonly address: string;
  readonly lang: Language;
  /** One line is enough to begin with. */
  readonly isShort: boolean;
  /** How many lines a text takes in its place on a phone; undefined for running text, which may be as long as it likes. */
  readonly linesOf: ((text: string) => number) | undefined;
  /** Its other language says more: it is older. */
  readonly isStale: boolean;
  /** The text of the other language, whose filled-in parts it should have too. */
  readonly beside: string;
  readonly takesFocus: boolean;
}

/** What may be filled into a text: the named values of the files, and what the portal knows of the member. */
const useParts = (): readonly string[] => {
  const { now } = useEditor();
  const values = valueAt(now.files, 'config/site/values.json#values').value;
  return [...(isFields(values) ? Object.keys(values).map((name) => `value.${name}`) : []), ...placeholders];
};

/** A text with filled-in parts, each one piece: it can be moved and taken away, not typed into. Every key is kept; empty means that there is none. */
export const FilledText = ({ label, address, lang, isShort, linesOf, isStale, beside, takesFocus }: Props) => {
  const { t } = useWords();
  const { outbox } = useEditor();
  const field = useField(address);
  const dispute = outbox.view.outbox.disputes[address];
  const parts = useParts();
  const area = useRef<HTMLDivElement>(null);
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (takesFocus) area.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const text = typeof field.value === 'string' ? field.value : '';
  const fault = placeholderFault(text, beside);
  const lost = fault?.kind === 'lost' ? fault.names : [];
  const lines = text === '' ? undefined : linesOf?.(text);
  const write = (next: string): void => field.type(next === '' ? undefined : next);
  const insert = (name: string): void => {
    const own = area.current?.querySelector('textarea');
    const at = own?.selectionStart ?? text.length;
    write(`${text.slice(0, at)}{${name}}${text.slice(at)}`);
    // Once the page has put the text in place, which sends the caret to its end.
    requestAnimationFrame(() => {
      own?.focus();
      own?.setSelectionRange(at + name.length + 2, at + name.length + 2);
    });
  };
  // The list takes the place of its button, which for a moment leaves nothing with the focus.
  const leave = (): void =>
    void requestAnimationFrame(() => {
      if (area.current?.contains(document.activeElement) !== true) setIn(false);
    });
  return (
    <div className="kept" data-address={address}>
      <HereToo addresses={[address]} isField />
      <div ref={area} className="filled">
        <TextArea
          label={label}
          lang={lang}
          rows={isShort ? 1 : 3}
          readOnly={field.readOnly}
          state={isStale ? 'stale' : field.state}
          problem={field.problem}
          value={text}
          onChange={({ target }) => write(guardedIn(text, target))}
          onFocus={() => setIn(true)}
          onBlur={() => {
            field.leave();
            leave();
          }}
        />
        {isIn && !field.readOnly && (
          // Over the label's line, so that nothing moves below a pointer that is just being pressed.
          <span className="insert">
            {lines !== undefined && (
              <span className={lines > mostLines ? 'tiny st if' : 'tiny muted'} title={t('words.lines', { count: lines, most: mostLines })}>
                <Icon name="phone" size="xs" />
                <span aria-hidden="true">
                  {lines}/{mostLines}
                </span>
                <span className="sr">{t('words.lines', { count: lines, most: mostLines })}</span>
              </span>
            )}
            <AddChoice
              label={t('editor.parts.fill')}
              sign="{ }"
              none={t('editor.tree.none')}
              of={() => parts.map((name) => ({ value: name, label: `{${name}}` }))}
              onAdd={insert}
              onLeave={leave}
            />
          </span>
        )}
      </div>
      {lost.length > 0 && (
        <p className="row wrap tiny wrong" role="status">
          {t('editor.parts.lost')}
          {lost.map((name) => (
            <Button key={name} small icon="plus" onClick={() => write(`${text} ${name}`)}>
              {name}
            </Button>
          ))}
        </p>
      )}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};
