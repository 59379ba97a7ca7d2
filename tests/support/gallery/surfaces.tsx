import { type ReactNode, useEffect, useState } from 'react';
import { apiFailure } from '../../../src/workbench/web/api/api-failure.ts';
import { useWords } from '../../../src/workbench/web/i18n/use-words.ts';
import { Button } from '../../../src/workbench/web/kit/button.tsx';
import { Dialog, DialogEnd } from '../../../src/workbench/web/kit/dialog.tsx';
import { TextField } from '../../../src/workbench/web/kit/fields.tsx';
import { JsonEditor } from '../../../src/workbench/web/kit/json-editor.tsx';
import { Empty, Failed, Loaded, Loading } from '../../../src/workbench/web/kit/states.tsx';
import { useToast } from '../../../src/workbench/web/kit/toast.tsx';
import { smallSource } from '../workbench/small-source.ts';

const idle = (): void => undefined;

const DialogOfKit = ({
  locked = false,
  wide = false,
}: {
  readonly locked?: boolean;
  readonly wide?: boolean;
}) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('drafts.new.do')}</Button>
      {isOpen && (
        <Dialog title={t('drafts.new.title')} onClose={() => setOpen(false)} {...{ locked, wide }}>
          <form>
            <TextField label={t('drafts.new.name')} hint={t('drafts.new.nameHint')} />
            <DialogEnd notYet={t('drafts.new.nameMissing')} onClose={() => setOpen(false)}>
              {t('drafts.new.create')}
            </DialogEnd>
          </form>
        </Dialog>
      )}
    </>
  );
};

const Dialogs = () => <DialogOfKit />;
const WideDialogs = () => <DialogOfKit wide />;
const LockedDialogs = () => <DialogOfKit locked />;

const Panel = ({ children }: { readonly children: ReactNode }) => <div className="panel">{children}</div>;

const EmptyPanel = () => {
  const { t } = useWords();
  return (
    <Panel>
      <Empty
        icon="drafts"
        title={t('drafts.empty.open.title')}
        actions={<Button kind="primary">{t('drafts.new.do')}</Button>}
      >
        <p>{t('drafts.empty.open.text')}</p>
      </Empty>
    </Panel>
  );
};

const LoadingPanel = () => {
  const { t } = useWords();
  return (
    <Panel>
      <Loading rows={4} what={t('common.places.drafts')} />
    </Panel>
  );
};

/** Each failure that has its own text. */
const failures = [
  'unreachable',
  'unknown',
  'not-allowed',
  'old-client',
  'read-only',
  'signed-out',
  'failed',
] as const;

const FailedPanels = () =>
  failures.map((code) => (
    <Panel key={code}>
      <Failed failure={apiFailure(500, code, undefined)} retry={idle} />
    </Panel>
  ));

const LoadedPanel = () => {
  const { t } = useWords();
  const answer = { data: undefined, error: apiFailure(500, 'failed', undefined), refetch: idle };
  return <Loaded from={answer}>{() => t('common.is.yes')}</Loaded>;
};

const Toast = () => {
  const { t } = useWords();
  const tell = useToast();
  useEffect(() => tell(t('common.is.removed'), idle), [tell, t]);
  return <Button onClick={() => tell(t('common.is.changed'))}>{t('common.do.save')}</Button>;
};

const text = smallSource['config/addresses/links.json'] ?? '';

const Json = () => {
  const { t } = useWords();
  const from = text.indexOf('"two"');
  return (
    <JsonEditor
      {...{ text }}
      label={t('editor.tree.file')}
      marks={[{ from, to: from + 5, severity: 'error', message: t('common.is.error') }]}
      options={(_, offset) => ({ from: offset, to: offset, options: [] })}
      readOnly={false}
      onChange={idle}
    />
  );
};

/** The containers of the kit, by their names in the gallery. */
export const surfaces = {
  Dialog: Dialogs,
  'Dialog, wide': WideDialogs,
  'Dialog without a way around it': LockedDialogs,
  Empty: EmptyPanel,
  Loading: LoadingPanel,
  Failures: FailedPanels,
  'Answer that cannot be had': LoadedPanel,
  Toast,
  'JSON editor': Json,
};
