import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json';
import { type Diagnostic, linter, lintGutter, setDiagnostics } from '@codemirror/lint';
import { basicSetup, EditorView } from 'codemirror';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { JsonOptions } from '../../../authoring/draft/complete-json.ts';
import styles from './json-editor.module.css';

// `from` and `to` are offsets.
export interface JsonMark {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface Props {
  text: string;
  label: string;
  marks: readonly JsonMark[];
  options: (text: string, offset: number) => JsonOptions;
  readOnly: boolean;
  onChange: (text: string) => void;
  line?: number | undefined;
}

interface Asked {
  readonly state: { readonly doc: { readonly toString: () => string } };
  readonly pos: number;
}

// Lets scripts add styles under the page's policy.
const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

const inText = (text: string, mark: JsonMark): Diagnostic => ({
  from: Math.min(mark.from, text.length),
  to: Math.min(Math.max(mark.to, mark.from), text.length),
  severity: mark.severity,
  message: mark.message,
});

// Replaces the text only while the user is not typing.
const useShownText = (
  editor: RefObject<EditorView | null>,
  { text, marks, line }: Pick<Props, 'text' | 'marks' | 'line'>,
): void => {
  useEffect(() => {
    const view = editor.current;
    if (!view || view.hasFocus || view.state.doc.toString() === text) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [editor, text]);
  useEffect(() => {
    const view = editor.current;
    if (view && marks.length > 0)
      view.dispatch(
        setDiagnostics(
          view.state,
          marks.map((mark) => inText(view.state.doc.toString(), mark)),
        ),
      );
  }, [editor, marks]);
  useEffect(() => {
    const view = editor.current;
    if (!view || line === undefined || line > view.state.doc.lines) return;
    const at = view.state.doc.line(line).from;
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  }, [editor, line]);
};

export const JsonEditor = ({ text, label, marks, options, readOnly, onChange, line }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const offered = useEffectEvent((asked: Asked) => {
    const { from, to, options: found } = options(asked.state.doc.toString(), asked.pos);
    return found.length === 0
      ? null
      : {
          from,
          to,
          options: found.map(({ text: own, says }) => ({
            label: own,
            ...(says !== undefined && { info: says }),
          })),
        };
  });
  const start = useEffectEvent(() => text);
  useEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView({
      parent: place.current,
      doc: start(),
      extensions: [
        basicSetup,
        json(),
        jsonLanguage.data.of({ autocomplete: (asked: Asked) => offered(asked) }),
        linter(jsonParseLinter()),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.cspNonce.of(styleNonce()),
        EditorView.editable.of(!readOnly),
        // With a tab stop, a long text can be scrolled by key although it is read-only.
        EditorView.contentAttributes.of({
          ...{ 'aria-label': label, 'aria-readonly': String(readOnly), tabindex: '0' },
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, [label, readOnly]);
  useShownText(editor, { text, marks, line });
  return <div ref={place} className={styles.editor} />;
};
