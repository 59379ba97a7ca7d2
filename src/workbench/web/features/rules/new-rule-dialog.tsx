import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { useNewRule } from './use-new-rule.ts';

interface Props {
  /**
   * The condition to turn into a rule, which then replaces it everywhere. If undefined, the rule starts with
   * one fact.
   */
  condition?: object;
  label?: string;
  onClose: () => void;
}

export const NewRuleDialog = ({ condition, label, onClose }: Props) => {
  const { t } = useWords();
  const { fields, problem, isComplete, change, create } = useNewRule(condition, onClose);
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    create();
  };
  return (
    <Dialog title={t(condition ? 'rules.new.extract' : 'rules.new.title')} onClose={onClose}>
      <form className="col gap" onSubmit={handleSubmit}>
        {label !== undefined && <Note>{label}</Note>}
        <TextField
          label={t('rules.new.name')}
          className="code"
          spellCheck={false}
          value={fields.name}
          hint={t('rules.new.nameHint')}
          problem={problem}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t('rules.says.en')}
          lang="en"
          value={fields.en}
          hint={t('rules.new.saysHint')}
          onChange={({ target }) => change({ en: target.value })}
        />
        <TextField
          label={t('rules.says.es')}
          lang="es"
          value={fields.es}
          onChange={({ target }) => change({ es: target.value })}
        />
        <DialogEnd notYet={isComplete ? undefined : t('rules.new.notYet')} onClose={onClose}>
          {t(condition ? 'rules.new.give' : 'rules.new.make')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
