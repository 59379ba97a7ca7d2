import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFoundText } from '../../../find/found-focus.ts';
import type { Language } from '../../../i18n/use-words.ts';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { applyUnsavedEdits, type TranslationsSource } from '../source/translations-source.ts';
import type { ListedText } from '../status/text-filters.ts';
import { needsWork } from '../status/text-status.ts';
import { textAddressOf, useRowActions } from './row-actions.ts';
import { useConfirmations } from './use-confirmations.ts';
import type { RenderedRow } from './use-rendered-row.ts';

interface OpenText {
  readonly address: string;
  readonly language: Language;
  readonly before: string | undefined;
}

export interface EditableTexts {
  readonly source: TranslationsSource;
  readonly all: readonly ListedText[];
  readonly shown: readonly ListedText[];
  /** Keeps the text on the page even if it no longer matches the filter. */
  readonly onEdit: (address: string) => void;
}

const findNext = (shown: readonly ListedText[], after: string | undefined): ListedText | undefined => {
  const at = shown.findIndex(({ row }) => row.address === after);
  return [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))].find(({ status }) => needsWork(status));
};

const useRowKeys = (shown: readonly ListedText[], drawRow: RenderedRow['drawRow']): void => {
  const move = (step: 1 | -1): void => {
    const focused = textAddressOf(document.activeElement);
    const at = shown.findIndex(({ row }) => row.address === focused);
    const next =
      at < 0 ? (step === 1 ? 0 : shown.length - 1) : Math.min(Math.max(at + step, 0), shown.length - 1);
    const row = drawRow(shown[next]?.row.address ?? '');
    row?.querySelector<HTMLElement>('[data-row]')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  useCommands({ next: () => move(1), previous: () => move(-1) });
};

const useOpenFound = (open: (address: string) => void): void => {
  const found = useFoundText();
  const openFound = useEffectEvent(() => {
    if (found !== undefined) open(found);
  });
  useEffect(() => {
    // After the page takes the focus, which would otherwise leave the field.
    const frame = requestAnimationFrame(() => openFound());
    return () => cancelAnimationFrame(frame);
  }, [found]);
};

export const useTextEditing = (
  list: RefObject<HTMLElement | null>,
  { keep, drawRow }: RenderedRow,
  { source, all, shown, onEdit }: EditableTexts,
) => {
  const [editing, setEditing] = useState<OpenText>();
  const { outbox, mayEdit } = source;
  const { confirm, confirmOnceSaved } = useConfirmations(source, all, onEdit);
  const edit = (address: string, language: Language): void => {
    onEdit(address);
    keep(address);
    const row = all.find((text) => text.row.address === address)?.row;
    setEditing({ address, language, before: row && applyUnsavedEdits(row, outbox).es });
  };
  const goToNext = (after: string | undefined): void => {
    const next = findNext(shown, after);
    if (next && mayEdit) edit(next.row.address, 'es');
    else if (next) drawRow(next.row.address)?.scrollIntoView({ block: 'nearest' });
  };
  const finish = ({ row }: ListedText, language: Language, goesOn: boolean): void => {
    const { es } = applyUnsavedEdits(row, outbox);
    if (language === 'es' && es !== undefined && es !== editing?.before) confirmOnceSaved(row.address);
    void outbox?.flush();
    setEditing(undefined);
    if (goesOn && language === 'en') edit(row.address, 'es');
    else if (goesOn) goToNext(row.address);
    else
      requestAnimationFrame(() =>
        drawRow(row.address)?.querySelector<HTMLElement>(`[data-action="${language}"]`)?.focus(),
      );
  };
  useOpenFound((found) => {
    const row = mayEdit
      ? all.find((text) => [text.row.address, text.row.spanish].includes(found))?.row
      : undefined;
    if (row) edit(row.address, row.spanish === found ? 'es' : 'en');
  });
  useRowKeys(shown, drawRow);
  useCommands({
    nextProblem: () => goToNext(textAddressOf(document.activeElement)),
    stillRight: mayEdit ? () => confirm(textAddressOf(document.activeElement)) : undefined,
  });
  useRowActions(list, (action, address) => (action === 'confirm' ? confirm(address) : edit(address, action)));
  return { editing, finish };
};
