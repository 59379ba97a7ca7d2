import { lazy, Suspense } from 'react';
import { LoadedPage, type PageProps } from './loaded-page.tsx';
import type { DialogProps } from './screen-dialog.tsx';
import { ScreenShell, type Shells } from './screen-shell.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocumentHead } from './use-document-head.ts';

const ScreenDialog = lazy(async () => ({ default: (await import('./screen-dialog.tsx')).ScreenDialog }));

interface Props extends PageProps {
  readonly shells: Shells;
  /** True: an empty main under the section's title (ledger A19). */
  readonly isEmpty?: boolean;
  readonly dialog?: DialogProps;
}

/** A screen in its shell, with the document's title and what a navigation brings; a dialog over it takes its name. */
export const ShownScreen = ({ screen, isEmpty = false, dialog, shells, ...page }: Props) => {
  const { context } = page;
  const front = dialog?.screen ?? screen;
  useDocumentHead(`${front.title} · ${context.config.brand.name}`, context.language);
  useArrival(front.key, context.language);
  return (
    <ScreenShell context={context} screen={screen} shells={shells}>
      {isEmpty ? null : <LoadedPage screen={screen} {...page} />}
      {dialog && (
        <Suspense fallback={null}>
          <ScreenDialog {...dialog} {...page} />
        </Suspense>
      )}
    </ScreenShell>
  );
};
