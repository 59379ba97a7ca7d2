import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { type PastDay, usePastDay } from '../../past-day/use-past-day.ts';
import { draftFiles, sourceQuery } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Loading } from '../../kit/states.tsx';
import { NothingOnDay, PastDayNote } from '../../past-day/past-day-note.tsx';
import { usePreviewAddress } from '../preview-address.ts';
import { PreviewPanel } from '../preview-panel.tsx';
import { itemPeriods } from './item-periods.ts';

type PanelProps = ComponentProps<typeof PreviewPanel>;

const none: ReadonlySet<string> = new Set();

// Undefined while the day is not past.
const useRelease = () => {
  const { on, release: number } = usePreviewAddress().address;
  const past = usePastDay(on);
  const releases = past === 'loading' ? [] : (past?.releases ?? []);
  const release = releases.find((one) => String(one.number) === number) ?? releases[0];
  const source = release?.source ?? undefined;
  const { data: files } = useQuery({ ...sourceQuery(source ?? ''), enabled: source !== undefined });
  return past && { past, release, source, files };
};

interface NoteProps {
  past: PastDay;
  number: number;
}

const Note = ({ past, number }: NoteProps) => {
  const { change } = usePreviewAddress();
  return (
    <PastDayNote source={{ name: String(number) }} past={past} choose={(release) => change({ release })} />
  );
};

// The tools stay the same while the day changes, so that the day can be typed.
const useShownRelease = (props: PanelProps): { readonly files?: SourceFiles; readonly panel: PanelProps } => {
  const { t } = useWords();
  const found = useRelease();
  const { change } = usePreviewAddress();
  const { files } = found ?? {};
  const outline = useMemo(() => files && draftFiles(files, files).outline, [files]);
  const periods = useMemo(() => files && outline && itemPeriods(files, outline), [files, outline]);
  if (!found) return { panel: props };
  const { past, release, source } = found;
  const name = release ? t('grid.past.release', { number: release.number }) : '';
  if (past !== 'loading' && source === undefined)
    return {
      panel: {
        ...{ ...props, name },
        instead: <NothingOnDay past={past} toToday={() => change({ on: undefined })} />,
      },
    };
  if (past === 'loading' || !release || !files || !outline || !periods)
    return { panel: { ...props, name, instead: <Loading what={t('editor.parts.page')} /> } };
  const note = <Note past={past} number={release.number} />;
  return { files, panel: { ...{ ...props, outline, periods, note, name }, changes: [], stale: none } };
};

/**
 * Shows the page as a member sees it with the draft. For a past day, shows the page of the release that was live
 * then, with a separate analysis.
 */
export const PreviewOnDay = (props: PanelProps) => {
  const { files, panel } = useShownRelease(props);
  return (
    <AnalysisProvider base={files} files={files}>
      <PreviewPanel {...panel} />
    </AnalysisProvider>
  );
};
