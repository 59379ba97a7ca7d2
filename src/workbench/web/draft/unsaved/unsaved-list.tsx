import { decodeValue } from '../../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWords } from '../../i18n/use-words.ts';
import { TextDifference } from '../changes/text-difference.tsx';
import { valueAt } from '../../../../authoring/draft/value-at.ts';
import { type Outbox, unsavedEdits } from '../outbox/outbox.ts';
import styles from './unsaved-list.module.css';

export const comparableText = (value: unknown): string => {
  const plain = decodeValue(value);
  if (plain === undefined) return '';
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
};

interface Props {
  outbox: Outbox;
  files: SourceFiles;
  nameOf: (address: string) => string;
}

export const UnsavedList = ({ outbox, files, nameOf }: Props) => {
  const { t } = useWords();
  return (
    <dl className={styles.list}>
      {unsavedEdits(outbox).map(({ address, value }) => {
        const now = comparableText(valueAt(files, address).value);
        const unsaved = comparableText(value);
        return (
          <div key={address}>
            <dt>{nameOf(address)}</dt>
            <dd>{now === unsaved ? t('find.kept.same') : <TextDifference before={now} after={unsaved} />}</dd>
          </div>
        );
      })}
    </dl>
  );
};
