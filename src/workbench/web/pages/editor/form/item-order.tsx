import { carriedValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import { useCommands } from '../../../commands/use-commands.ts';
import { Button } from '../../../elements/button.tsx';
import { useToast } from '../../../elements/toast.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { OutlinePlace } from '../../../../../authoring/draft/outline.ts';
import type { FormProps } from './item-fields.ts';

/** The identities with one of them a step up (-1) or down (1); undefined where it is at the end already. */
export const movedBy = (identities: readonly string[], identity: string, step: -1 | 1): readonly string[] | undefined => {
  const from = identities.indexOf(identity);
  const to = from + step;
  if (from < 0 || to < 0 || to >= identities.length) return undefined;
  return identities.toSpliced(from, 1).toSpliced(to, 0, identity);
};

/** The place of an item among its neighbours; Alt and an arrow move it. */
export const ItemOrder = ({ place, outbox, readOnly }: Pick<FormProps, 'outbox' | 'readOnly'> & { readonly place: OutlinePlace }) => {
  const { t } = useWords();
  const tell = useToast();
  const { order, identity } = place;
  const kept = carriedValue(outbox.valueAt(order)?.value);
  const identities = Array.isArray(kept) && !isFields(kept) ? kept.map(String) : place.identities;
  const at = identities.indexOf(identity) + 1;
  const move = (step: -1 | 1): void => {
    const next = readOnly ? undefined : movedBy(identities, identity, step);
    if (!next) return;
    outbox.type(order, place.identities, next);
    tell(t('editor.form.moved', { place: at + step, count: identities.length }), () => outbox.type(order, place.identities, identities));
  };
  useCommands(readOnly ? {} : { moveUp: () => move(-1), moveDown: () => move(1) });
  return (
    <span className="row end">
      <span className="small muted">{t('editor.form.orderOf', { place: at, count: identities.length })}</span>
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
            notYet={at >= identities.length ? t('editor.form.orderOf', { place: at, count: identities.length }) : undefined}
            onClick={() => move(1)}
          />
        </>
      )}
    </span>
  );
};
