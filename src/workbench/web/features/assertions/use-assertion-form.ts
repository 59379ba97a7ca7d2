import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Assertion } from '../../../../config/generated/config-files.ts';

import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { ask } from '../../api/ask.ts';
import { assertionAddress, assertionEdit } from '../../draft/asserted-parts.ts';
import { sourceQuery } from '../../draft/draft-data.ts';
import { isContentEditable } from '../../draft/open-draft.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { useHasRole } from '../../session/use-me.ts';
import {
  type AssertionFields,
  buildAssertion,
  emptyFields,
  findFault,
  readFields,
} from './assertion-fields.ts';

export interface EditedAssertion {
  readonly source: ScenarioSource;
  readonly sources: readonly ScenarioSource[];
  readonly files: SourceFiles;
  readonly before: Assertion | undefined;
  readonly unsaved: AssertionFields | undefined;
  readonly onChange: ((fields: AssertionFields) => void) | undefined;
  readonly taken: readonly string[];
  /** Called with the name of the source that has the saved assertion or comment. */
  readonly onDone: (into: string) => void;
}

interface SaveTarget extends Pick<EditedAssertion, 'source' | 'files' | 'before' | 'onDone'> {
  readonly draft: ScenarioSource['draft'];
  readonly mayWrite: boolean;
}

const useSave = ({ source, files, before, draft, mayWrite, onDone }: SaveTarget) => {
  const { t } = useWords();
  const queries = useQueryClient();
  // One id for all attempts: a request that is sent again after a lost answer must not write twice.
  const [clientId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (after: Assertion | undefined): Promise<void> => {
      if (!draft) return;
      const path = { id: draft.id };
      if (mayWrite) {
        const own = draft === source.draft ? files : await queries.fetchQuery(sourceQuery(draft.source));
        await ask('POST /api/drafts/:id/edits', {
          path,
          body: { clientId, edits: [assertionEdit(own, before, after)] },
        });
      } else {
        const text = t('kept.comment', { text: after ? JSON.stringify(after, null, 2) : '' });
        await ask('POST /api/drafts/:id/threads', {
          path,
          body: { address: assertionAddress(after?.name ?? ''), text },
        });
      }
    },
    onSuccess: () => onDone(draft?.id ?? source.name),
  });
};

export const useAssertionForm = ({
  source,
  sources,
  files,
  before,
  unsaved,
  onChange,
  taken,
  onDone,
}: EditedAssertion) => {
  const { language } = useWords();
  const isEditor = useHasRole('editor');
  const [fields, setFields] = useState(() => (before ? readFields(before) : (unsaved ?? emptyFields)));
  const [chosen, chooseDraft] = useState('');
  const drafts = sources.filter((one) => one.draft && isContentEditable(one.draft));
  const draft = source.draft ?? drafts.find(({ name }) => name === chosen)?.draft;
  const mayWrite = isEditor && (draft === undefined || isContentEditable(draft));
  const fault = findFault(fields, taken);
  const assertion = fault === undefined ? buildAssertion(fields) : undefined;
  const { answer } = useWorkerAnswer('assertions', assertion && { side: 'draft', language, only: assertion });
  return {
    fields,
    fault,
    assertion,
    result: answer?.[0],
    isEditor,
    drafts,
    chosen,
    chooseDraft,
    draft,
    mayWrite,
    save: useSave({ source, files, before, draft, mayWrite, onDone }),
    change: (some: Partial<AssertionFields>): void => {
      const next = { ...fields, ...some };
      setFields(next);
      onChange?.(next);
    },
  };
};
