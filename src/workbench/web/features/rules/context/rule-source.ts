import { createContext, use, useMemo } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { conditionText, namesIn } from '../../../draft/changes/condition-text.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useToast } from '../../../kit/toast.tsx';

/** Whose rules are on the page: those of a draft, or of what is live. */
export interface RuleSource {
  /** With everything that was typed here. */
  readonly files: SourceFiles;
  /** What the draft began with; of what is live the same files. */
  readonly base: SourceFiles;
  /** Undefined: what is live, which nobody edits. */
  readonly draft: Draft | undefined;
  readonly mayEdit: boolean;
  /** Writes edits that belong together, each expecting what the one before it left: kept here at once, then sent. */
  readonly put: (edits: readonly DraftEdit[]) => void;
  /** Undefined: there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** The rules on every part of their pages. */
export const RuleContext = createContext<RuleSource | undefined>(undefined);

/** The rules whose part this is; throws outside of them. */
export const useRules = (): RuleSource => {
  const source = use(RuleContext);
  if (source === undefined) throw new Error('there are no rules outside their pages');
  return source;
};

const undoing = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map(({ address, expected, value }) => ({ address, expected: value, value: expected })).toReversed();

/** Writes edits that belong together and says what was done, with a way back. */
export const useDeed = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put } = useRules();
  const tell = useToast();
  return (edits, says) => {
    put(edits);
    tell(says, () => put(undoing(edits)));
  };
};

/** Tells a condition in one line, by what the files call facts and rules. */
export const useConditionText = (): ((condition: unknown) => string) => {
  const { t, language } = useWords();
  const { files } = useRules();
  return useMemo(() => {
    const says = namesIn(files, language);
    return (condition) => conditionText(condition, says, t);
  }, [files, language, t]);
};
