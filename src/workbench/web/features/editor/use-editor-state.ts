import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayEdits } from '../../../../authoring/draft/overlay-edits.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { useAddressName } from '../../draft/address-name.ts';
import { type DraftFiles, draftFiles, sameFiles } from '../../draft/draft-data.ts';
import { isEditable, type OpenDraft } from '../../draft/open-draft.ts';
import { useUndo } from '../../draft/undo/use-undo.ts';
import { useDeclareFindable } from '../../find/findable.ts';
import { wasFound } from '../../find/found-focus.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useMayAuthor } from '../../session/use-me.ts';
import type { Editor } from './context/editor-context.ts';
import { itemPeriods } from '../../preview/day/item-periods.ts';

export type Part = 'items' | 'page' | 'form';

export const useEditorAddress = () => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const chosen = search.get('item') ?? undefined;
  const wanted = search.get('part');
  const part: Part =
    wanted === 'items' || wanted === 'page' || wanted === 'form'
      ? wanted
      : chosen === undefined
        ? 'items'
        : 'form';
  const choose = useCallback(
    (item: string, stays = false): void =>
      changeSearch(
        { item, part: undefined, view: undefined, line: undefined, screen: undefined },
        { state: stays ? undefined : wasFound },
      ),
    [changeSearch],
  );
  return { chosen, part, choose, show: (one: Part): void => changeSearch({ part: one }) };
};

export const useEditorState = (
  { draft, outbox: stored, lastCheckResult: checkResult }: OpenDraft,
  saved: DraftFiles,
): Editor => {
  const { t } = useWords();
  const isAuthor = useMayAuthor(draft.kind);
  const { chosen, choose } = useEditorAddress();
  const textsNow = useMemo(
    () => sameFiles(overlayEdits(saved.files, stored.pending)),
    [saved.files, stored.pending],
  );
  const behind = useDeferredValue(textsNow);
  const made = draftFiles(saved.base, behind);
  const now = useMemo((): DraftFiles => ({ ...made, files: textsNow }), [made, textsNow]);
  const periods = useMemo(() => itemPeriods(made.files, made.outline), [made]);
  const { outbox } = useUndo(draft.id, stored, textsNow, useAddressName(now));
  const { id, name } = draft;
  const changed = useMemo(() => new Set(now.changes.map(({ key }) => key)), [now.changes]);
  useDeclareFindable(
    useMemo(() => ({ draft: { id, name }, files: behind, changed }), [id, name, behind, changed]),
  );
  const placed =
    chosen === undefined
      ? undefined
      : (now.outline.byId(chosen) ?? (chosen.includes('#') ? now.outline.ownerOf(chosen) : undefined));
  const notAuthor = t(draft.kind === 'operator' ? 'operator.notYours' : 'editor.form.readOnly');
  const whyNot = isEditable(draft) ? notAuthor : t('editor.form.closed');
  const readOnly = isAuthor && isEditable(draft) ? undefined : whyNot;
  return useMemo(
    () => ({
      ...{ draft, saved, textsNow, now, periods, outbox, checkResult, readOnly, chosen, placed, choose },
      put: (edits) => {
        for (const { address, expected, value } of edits) outbox.type(address, expected, value);
      },
    }),
    [draft, saved, textsNow, now, periods, outbox, checkResult, readOnly, chosen, placed, choose],
  );
};
