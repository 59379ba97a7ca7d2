import type { OutlinePosition } from '../../../../../authoring/draft/outline.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { useToast } from '../../../kit/toast.tsx';
import { useEditor } from '../context/editor-context.ts';

// Step -1 moves up, 1 down; undefined at the end.
export const movedBy = (
  identities: readonly string[],
  identity: string,
  step: -1 | 1,
): readonly string[] | undefined => {
  const from = identities.indexOf(identity);
  const to = from + step;
  if (from < 0 || to < 0 || to >= identities.length) return undefined;
  return identities.toSpliced(from, 1).toSpliced(to, 0, identity);
};

export const ItemOrder = ({ place }: { place: OutlinePosition }) => {
  const { t } = useWords();
  const showToast = useToast();
  const { put, readOnly: whyNot } = useEditor();
  const readOnly = whyNot !== undefined;
  const { order, identity, identities } = place;
  const at = identities.indexOf(identity) + 1;
  const move = (step: -1 | 1): void => {
    const next = readOnly ? undefined : movedBy(identities, identity, step);
    if (!next) return;
    put([{ address: order, expected: identities, value: next }]);
    showToast(t('editor.form.moved', { place: at + step, count: identities.length }), () =>
      put([{ address: order, expected: next, value: identities }]),
    );
  };
  useCommands({ moveUp: () => move(-1), moveDown: () => move(1) }, { moveUp: whyNot, moveDown: whyNot });
  return (
    <span className="row end">
      <span className="small muted nowrap">
        {t('editor.form.orderOf', { place: at, count: identities.length })}
      </span>
      {!readOnly && (
        <>
          <Button
            small
            icon="up"
            aria-label={t('editor.form.up')}
            title="Alt ↑"
            notYet={at <= 1 ? t('editor.form.orderOf', { place: at, count: identities.length }) : undefined}
            onClick={() => move(-1)}
          />
          <Button
            small
            icon="down"
            aria-label={t('editor.form.down')}
            title="Alt ↓"
            notYet={
              at >= identities.length
                ? t('editor.form.orderOf', { place: at, count: identities.length })
                : undefined
            }
            onClick={() => move(1)}
          />
        </>
      )}
    </span>
  );
};
