import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { TextField } from '../kit/fields.tsx';
import { useToast } from '../kit/toast.tsx';
import { usePerson } from '../session/use-me.ts';
import { useSavedViews } from './saved-views.ts';

const Naming = ({ close }: { close: () => void }) => {
  const { t } = useWords();
  const showToast = useToast();
  const { pathname, search } = useLocation();
  const { save, views } = useSavedViews(usePerson().id);
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isTaken = views.some((view) => view.name === name.trim());
  return (
    <Dialog title={t('kept.keepTitle')} onClose={close}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          if (save({ name: name.trim(), address: pathname + search })) {
            showToast(t('kept.kept', { name: name.trim() }));
            close();
          } else setRefused(true);
        }}
      >
        <TextField
          label={t('kept.viewName')}
          hint={isTaken ? t('kept.replaces') : t('kept.keepHint')}
          problem={isRefused ? t('kept.refused') : undefined}
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogEnd notYet={name.trim() === '' ? t('kept.nameFirst') : undefined} onClose={close}>
          {t('kept.keep')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};

export const SaveView = () => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {t('kept.keepThis')}
      </Button>
      {isOpen && <Naming close={() => setOpen(false)} />}
    </>
  );
};
