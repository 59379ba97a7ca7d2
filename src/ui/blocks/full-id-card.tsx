import { useState } from 'react';
import type { FullIdCardView } from '../../view/blocks/full-id-card.ts';
import { Icon } from '../elements/artwork.tsx';
import { drawCard } from '../elements/card-picture.ts';
import { CopyButton } from '../elements/copy-button.tsx';
import { ItemLinks } from '../elements/items.tsx';
import { Name } from '../elements/isolated.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  view: FullIdCardView;
}

interface Fact {
  readonly name: string;
  readonly value: string | undefined;
  // Browsers must not translate names.
  readonly isName?: boolean;
  readonly note?: string | undefined;
}

const useFacts = (view: FullIdCardView) => {
  const { t } = useWords();
  const facts: readonly Fact[] = [
    { name: t('components.idCard.memberId'), value: view.memberId },
    { name: t('components.idCard.status'), value: view.isEnded ? t('components.idCard.ended') : undefined },
    { name: t('components.idCard.plan'), value: view.planName, isName: true },
    { name: t('components.idCard.group'), value: view.corporateName, isName: true },
    { name: t('components.coverageChooser.effective'), value: view.effectiveDate },
    { name: t('components.coverageChooser.termination'), value: view.terminationDate },
    { name: t('components.idCard.officeVisit'), value: view.officeVisit },
    { name: t('components.idCard.callUs'), value: view.phone.text, note: view.phone.note },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
};

const download = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Browsers have read the file when the task after the click starts.
  setTimeout(() => URL.revokeObjectURL(href));
};

const Buttons = ({ view }: Props) => {
  const { t } = useWords();
  const facts = useFacts(view);
  const [outcome, setOutcome] = useState<'saved' | 'notSaved'>();
  const save = async (): Promise<void> => {
    try {
      download(
        await drawCard({ brand: view.brand, network: view.networkName, name: view.name, facts }),
        `${t('components.idCard.title')}.png`,
      );
      setOutcome('saved');
    } catch {
      setOutcome('notSaved');
    }
  };
  return (
    <>
      <p className="acts">
        <button type="button" className="btn btn-1" onClick={() => void save()}>
          <Icon name="download" />
          <span>{t('components.idCard.save')}</span>
        </button>
        <button type="button" className="btn btn-2" onClick={() => print()}>
          <Icon name="document" />
          <span>{t('components.idCard.print')}</span>
        </button>
      </p>
      <p className="outcome" role="status">
        {outcome && t(`components.idCard.${outcome}`)}
      </p>
    </>
  );
};

// Dark on white on any screen, so that it can be shown and scanned.
export const FullIdCard = ({ view }: Props) => {
  const { t } = useWords();
  const [memberId, ...facts] = useFacts(view);
  return (
    <>
      <div className="fullcard" data-theme="light">
        <p className="brand">
          <Name>{view.brand}</Name>
          {view.networkName !== '' && <Name>{view.networkName}</Name>}
        </p>
        <div className="in">
          <p className="nm">
            <Name>{view.name}</Name>
          </p>
          <dl>
            {memberId && (
              <div className="first">
                <dt>{memberId.name}</dt>
                <dd>
                  <Name>{memberId.value}</Name>
                  <CopyButton
                    text={memberId.value}
                    label={t('components.greeting.copy')}
                    done={t('components.greeting.copied')}
                    refused={t('components.greeting.notCopied')}
                  />
                </dd>
              </div>
            )}
            {facts.map(({ name, value, isName, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi translate={isName ? 'no' : undefined}>{value}</bdi>
                  {note !== undefined && <span className="phone-note">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="ways">
        <Buttons view={view} />
        <ItemLinks items={view.items} />
      </div>
    </>
  );
};
