import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sameJson } from '../../../../authoring/draft/json-value.ts';
import type { Settings } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { settingsQuery } from '../../api/queries.ts';
import { decided, otherValues, useReportGone } from '../../draft/take-back/other-values.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { useToast } from '../../kit/toast.tsx';

interface SettingsChange {
  readonly wanted: Settings;
  /** The settings that the user saw. */
  readonly expected: Settings;
  readonly isUndo?: boolean;
}

export type SavingSettings = ReturnType<typeof useSaveSettings>;

// Writes only what the user changed; the page asks about newer values of others.
export const useSaveSettings = () => {
  const { t } = useWords();
  const showToast = useToast();
  const tellIfGone = useReportGone();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ wanted: settings, expected }: SettingsChange) =>
      ask('PUT /api/settings', { body: { settings, expected } }),
    onSuccess: (saved, { wanted, expected, isUndo = false }) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      showToast(
        t('settings.saved'),
        isUndo ? undefined : () => saving.mutate({ wanted: expected, expected: wanted, isUndo: true }),
      );
    },
    onError: (error, { isUndo = false }) => {
      if (isUndo) tellIfGone(error);
      if (otherValues(error)) void queries.invalidateQueries(settingsQuery);
    },
  });
  const { error, variables, data, isPending, reset } = saving;
  const others = otherValues(error);
  return {
    save: (wanted: Settings, expected: Settings): void => saving.mutate({ wanted, expected }),
    /** Returns true for the settings in the last response. */
    isDone: (settings: Settings): boolean => data !== undefined && sameJson(settings, data),
    isBusy: isPending,
    error: others ? null : error,
    others,
    decide: (replaced: readonly string[]): void => {
      if (variables && others) saving.mutate({ ...variables, ...decided(variables, others, replaced) });
    },
    keep: reset,
  };
};
