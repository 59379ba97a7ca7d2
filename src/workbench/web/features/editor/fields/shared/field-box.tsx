import type { ReactNode } from 'react';
import { DisputeNote } from '../../../../draft/unsaved/unsaved-field.tsx';
import { useEditor } from '../../context/editor-context.ts';

interface Props {
  readonly address: string;
  readonly children: ReactNode;
}

export const FieldBox = ({ address, children }: Props) => {
  const { outbox } = useEditor();
  const dispute = outbox.view.outbox.disputes[address];
  return (
    <div className="kept">
      {children}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};
