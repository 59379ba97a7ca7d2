import { decodeValue } from '../../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Compared } from '../changes/value-view.tsx';
import { valueAt } from '../item-fields.ts';
import { type Outbox, keptEdits } from '../outbox/outbox.ts';

/** A value as a text that can be compared. */
export const carriedText = (value: unknown): string => {
  const plain = decodeValue(value);
  if (plain === undefined) return '';
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
};

interface Props {
  readonly outbox: Outbox;
  /** The draft as the server has it. */
  readonly files: SourceFiles;
  readonly nameOf: (address: string) => string;
}

/** Each thing that is kept beside what the draft has there now. */
export const UnsentList = ({ outbox, files, nameOf }: Props) => {
  const { t } = useWords();
  return (
    <dl className="kept-list">
      {keptEdits(outbox).map(({ address, value }) => {
        const [now, kept] = [carriedText(valueAt(files, address).value), carriedText(value)];
        return (
          <div key={address}>
            <dt>{nameOf(address)}</dt>
            <dd>{now === kept ? t('find.kept.same') : <Compared before={now} after={kept} />}</dd>
          </div>
        );
      })}
    </dl>
  );
};
