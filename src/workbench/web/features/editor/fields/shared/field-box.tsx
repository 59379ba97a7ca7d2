import type { ReactNode } from 'react';
import { DisputeNote } from '../../../../draft/unsaved/unsaved-field.tsx';
import { useEditor } from '../../context/editor-context.ts';

export const FieldBox = ({ address, children }: { address: string; children: ReactNode }) => {
  const { outbox } = useEditor();
  const dispute = outbox.view.outbox.disputes[address];
  return (
    <div className="kept">
      {children}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};
