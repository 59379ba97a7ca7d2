import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valueOf } from '../../../../authoring/draft/items/write-edits.ts';
import { extracted, ruleAddress } from '../../../../authoring/draft/rules/repeated.ts';
import type { Expression } from '../../../../rules/expression.ts';
import { isName } from '../../draft/names.ts';
import { rulePath, writing } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { useDeed, useRules } from './context/rule-source.ts';

interface Props {
  /** What is to have a name, wherever it stands; undefined: a rule that begins with signing in. */
  readonly condition?: object;
  /** What it asks, in words. */
  readonly says?: string;
  readonly onClose: () => void;
}

/** A new rule asks at first what most rules ask; the builder changes it. */
const first: Expression = { var: 'isLoggedIn' };

/** Gives a condition a name and words, and puts the name wherever the condition stands; or begins a new rule. */
export const NewRuleDialog = ({ condition, says, onClose }: Props) => {
  const { t } = useWords();
  const { files, draft } = useRules();
  const deed = useDeed();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [en, setEn] = useState('');
  const [es, setEs] = useState('');
  const isTaken = valueOf(files, ruleAddress(name)) !== undefined || valueOf(files, `config/rules/facts.json#facts/${name}`) !== undefined;
  const problem = name === '' || isName(name) ? (name !== '' && isTaken ? t('rules.new.taken') : undefined) : t('rules.new.notName');
  const isWhole = name !== '' && problem === undefined && en.trim() !== '' && es.trim() !== '';
  const make = (): void => {
    const rule = { name, says: { en: en.trim(), es: es.trim() } };
    const edits = condition ? extracted(files, condition, rule) : [writing(files, ruleAddress(name), { says: rule.says, logic: first })];
    if (!edits) return;
    deed(edits, t(condition ? 'rules.new.named' : 'rules.new.made', { name }));
    onClose();
    void navigate(rulePath(draft?.id, name));
  };
  return (
    <Dialog title={t(condition ? 'rules.new.extract' : 'rules.new.title')} onClose={onClose}>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) make();
        }}
      >
        {says !== undefined && <Note>{says}</Note>}
        <TextField
          label={t('rules.new.name')}
          className="code"
          spellCheck={false}
          value={name}
          hint={t('rules.new.nameHint')}
          problem={problem}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t('rules.says.en')}
          lang="en"
          value={en}
          hint={t('rules.new.saysHint')}
          onChange={({ target }) => setEn(target.value)}
        />
        <TextField label={t('rules.says.es')} lang="es" value={es} onChange={({ target }) => setEs(target.value)} />
        <DialogEnd notYet={isWhole ? undefined : t('rules.new.notYet')} onClose={onClose}>
          {t(condition ? 'rules.new.give' : 'rules.new.make')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
