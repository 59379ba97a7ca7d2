import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { Choice, TextArea, TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { type NameOf, useItemNames } from '../../scenario/item-names.ts';
import type { FieldsProps } from './assertion-fields.ts';
import { ResultDetails } from './assertion-row.tsx';
import { ClaimFields } from './claim-fields.tsx';
import { MemberFields } from './member-fields.tsx';
import { type EditedAssertion, useAssertionForm } from './use-assertion-form.ts';
import { joinClasses } from '../../kit/join-classes.ts';
import styles from './assertion-form.module.css';

type Form = ReturnType<typeof useAssertionForm>;

const TextFields = ({ fields, change, isNew }: FieldsProps & { isNew: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <TextField
        label={t('kept.en')}
        value={fields.en}
        maxLength={300}
        onChange={({ target }) => change({ en: target.value })}
      />
      <TextField
        label={t('kept.es')}
        lang="es"
        value={fields.es}
        maxLength={300}
        onChange={({ target }) => change({ es: target.value })}
      />
      <TextField
        label={t('kept.name')}
        hint={t('kept.nameHint')}
        value={fields.name}
        readOnly={!isNew}
        maxLength={60}
        spellCheck={false}
        onChange={({ target }) => change({ name: target.value.trim() })}
      />
    </>
  );
};

interface ResultProps {
  form: Form;
  source: string;
  nameOf: NameOf;
}

const LiveResult = ({ form: { result, fault }, source, nameOf }: ResultProps) => {
  const { t } = useWords();
  return (
    <section className={joinClasses('col', styles.result)} aria-live="polite" aria-label={t('kept.proof')}>
      {result ? (
        <ResultDetails of={result} source={source} nameOf={nameOf} />
      ) : (
        <p className="small muted">
          {fault === undefined ? t('grid.explain.working') : t(`kept.fault.${fault}`)}
        </p>
      )}
    </section>
  );
};

const DraftChoice = ({ form: { isEditor, drafts, chosen, chooseDraft } }: { form: Form }) => {
  const { t } = useWords();
  return (
    <Choice
      label={t(isEditor ? 'kept.into' : 'kept.commentOn')}
      hint={drafts.length === 0 ? t('kept.noDraft') : undefined}
      value={chosen}
      onChange={({ target }) => chooseDraft(target.value)}
    >
      <option value="">{t('compare.choose')}</option>
      {drafts.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Choice>
  );
};

const FormEnd = ({
  form: { fault, draft, mayWrite, save },
  isNew,
  close,
}: {
  form: Form;
  isNew: boolean;
  close: () => void;
}) => {
  const { t } = useWords();
  const reason = draft ? undefined : t('kept.draftFirst');
  return (
    <div className="row wrap">
      <DialogEnd
        busy={save.isPending}
        notYet={fault === undefined ? reason : t(`kept.fault.${fault}`)}
        onClose={close}
      >
        {t(mayWrite ? 'kept.write' : 'kept.asComment')}
      </DialogEnd>
      {!isNew && mayWrite && (
        <Button kind="danger" onClick={() => save.mutate(undefined)}>
          {t('kept.remove')}
        </Button>
      )}
    </div>
  );
};

export const AssertionForm = ({ close, ...edited }: EditedAssertion & { close: () => void }) => {
  const { t, language } = useWords();
  const { source, files, before } = edited;
  const nameOf = useItemNames(files, language);
  const form = useAssertionForm(edited);
  const { fields, change, assertion, draft, mayWrite, save } = form;
  const isNew = before === undefined;
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    if (assertion && draft) save.mutate(assertion);
  };
  return (
    <Dialog title={t(isNew ? 'kept.new' : 'kept.change')} onClose={close} wide>
      <form className="col" onSubmit={handleSubmit}>
        <div className="split even">
          <div className="col">
            <TextFields {...{ fields, change, isNew }} />
            <MemberFields {...{ fields, change }} />
          </div>
          <div className="col">
            <ClaimFields {...{ fields, change, nameOf, files }} />
            <LiveResult {...{ form, nameOf }} source={source.name} />
          </div>
        </div>
        {!source.draft && <DraftChoice form={form} />}
        {!mayWrite && assertion && (
          <TextArea
            label={t('kept.handOver')}
            value={JSON.stringify(assertion, null, 2)}
            rows={6}
            readOnly
            spellCheck={false}
          />
        )}
        {save.error && (
          <Note tone="bad" live>
            {save.error.message}
          </Note>
        )}
        <FormEnd {...{ form, isNew, close }} />
      </form>
    </Dialog>
  );
};
