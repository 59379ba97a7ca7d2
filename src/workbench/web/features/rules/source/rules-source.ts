import { createContext, use, useMemo } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { conditionText, namesIn } from '../../../draft/changes/condition-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useToast } from '../../../kit/toast.tsx';

export interface RulesSource {
  readonly files: SourceFiles;
  /** The files that the draft started from. Without a draft, the files themselves. */
  readonly base: SourceFiles;
  readonly draft: Draft | undefined;
  readonly mayEdit: boolean;
  /** Stores edits in order. Each expects the result of the one before. */
  readonly put: (edits: readonly DraftEdit[]) => void;
  readonly undo: (() => void) | undefined;
}

export const RulesContext = createContext<RulesSource | undefined>(undefined);

export const useRules = (): RulesSource => {
  const source = use(RulesContext);
  if (source === undefined) throw new Error('`useRules` needs a `RulesContext`');
  return source;
};

const invertEdits = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map(({ address, expected, value }) => ({ address, expected: value, value: expected })).toReversed();

export const useApplyEdits = (): ((edits: readonly DraftEdit[], message: string) => void) => {
  const { put } = useRules();
  const showToast = useToast();
  return (edits, message) => {
    put(edits);
    showToast(message, () => put(invertEdits(edits)));
  };
};

export const useConditionText = (): ((condition: unknown) => string) => {
  const { t, language } = useWords();
  const { files } = useRules();
  return useMemo(() => {
    const nameOf = namesIn(files, language);
    return (condition) => conditionText(condition, nameOf, t);
  }, [files, language, t]);
};
