import { valueOf } from '../../../../../authoring/draft/items/write-edits.ts';
import { ruleAddress } from '../../../../../authoring/draft/rules/repeated.ts';
import { writing } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextArea } from '../../../kit/fields.tsx';
import { useRules } from '../source/rules-source.ts';

const languages = ['en', 'es'] as const;

export const LabelFields = ({ name }: { name: string }) => {
  const { t } = useWords();
  const { files, base, mayEdit, put } = useRules();
  return (
    <section className="panel">
      <header>
        <h2>{t('rules.says.title')}</h2>
      </header>
      <div className="body col gap">
        {languages.map((language) => {
          const address = `${ruleAddress(name)}/says/${language}`;
          const value = valueOf(files, address);
          const label = typeof value === 'string' ? value : '';
          return (
            <TextArea
              key={language}
              label={t(`rules.says.${language}`)}
              lang={language}
              rows={2}
              readOnly={!mayEdit}
              value={label}
              state={value === valueOf(base, address) ? 'plain' : 'changed'}
              problem={label.trim() === '' ? t('rules.says.empty') : undefined}
              onChange={({ target }) => put([writing(files, address, target.value)])}
            />
          );
        })}
      </div>
    </section>
  );
};
