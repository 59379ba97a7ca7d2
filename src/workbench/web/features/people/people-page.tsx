import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PersonRow, Role } from '../../../api/generated/api-shapes.ts';
import { peopleQuery, settingsQuery } from '../../api/queries.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Note } from '../../kit/marks.tsx';
import { containsText } from '../../kit/match-text.ts';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { OtherRoles } from './other-roles.tsx';
import styles from './people-page.module.css';
import { PeopleTable } from './people-table.tsx';
import { allRoles } from '../../api/roles.ts';
import { useChangeRoles } from './use-change-roles.ts';

// Signed in, but without a role.
const waits = ({ roles, seenAt, disabledAt }: PersonRow): boolean =>
  roles.length === 0 && seenAt !== null && disabledAt === null;

const Waiting = ({ person, onOther }: { person: PersonRow; onOther: () => void }) => {
  const { t } = useWords();
  const { change, isBusy, ...asking } = useChangeRoles();
  const give = (role: Role): void => change(person, [role]);
  return (
    <Note
      tone="wait"
      icon="person"
      actions={
        <>
          <Button small busy={isBusy} onClick={() => give('editor')}>
            {t('people.makeEditor')}
          </Button>
          <Button small busy={isBusy} onClick={() => give('viewer')}>
            {t('people.makeViewer')}
          </Button>
          <Button small kind="quiet" onClick={onOther}>
            {t('people.otherRole')}
          </Button>
        </>
      }
    >
      <Rich of="people.waits" values={{ name: person.name }} />
      <OtherRoles {...{ person, isBusy }} {...asking} />
    </Note>
  );
};

const RoleDescriptions = () => {
  const { t } = useWords();
  return (
    <section>
      <h2 className="sec">{t('people.whatRolesDo')}</h2>
      <dl className={styles.roles}>
        {allRoles.map((role) => (
          <div key={role}>
            <dt>{t(`common.role.${role}`)}</dt>
            <dd>{t(`people.does.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const FourEyes = () => {
  const { t } = useWords();
  const { data } = useQuery(settingsQuery);
  const lines = [
    ...(data ? [t('people.fourEyes.approvals', { count: data.approvals })] : []),
    t('people.fourEyes.author'),
    ...(data
      ? [t(data.soleApproverMayPublish ? 'people.fourEyes.soleMay' : 'people.fourEyes.soleMayNot')]
      : []),
    t('people.fourEyes.operator'),
    t('people.fourEyes.rollback'),
  ];
  return (
    <section>
      <h2 className="sec">{t('people.fourEyes.title')}</h2>
      <ul className="list">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const NoPeopleFound = ({ searched }: { searched: string }) => {
  const { t } = useWords();
  return (
    <div className="panel">
      <Empty icon="search" title={t('people.nobody.title', { searched })}>
        <p>{t('people.nobody.text')}</p>
      </Empty>
    </div>
  );
};

export const PeoplePage = () => {
  const { t } = useWords();
  const asked = useQuery(peopleQuery);
  const [searched, setSearched] = useState('');
  const table = useRef<HTMLDivElement>(null);
  const people = asked.data?.people ?? [];
  const found = people.filter(({ name, email, subject }) =>
    [name, email ?? '', subject].some((text) => containsText(text, searched)),
  );
  const waiting = people.filter(waits);
  const toRow = (id: string): void =>
    table.current?.querySelector<HTMLElement>(`[data-person="${id}"] input:enabled`)?.focus();
  return (
    <Page
      name={t('people.title')}
      icon="people"
      summary={asked.data && t('people.summary', { count: people.length, waiting: waiting.length })}
    >
      <div className="page">
        <PageHead title={t('people.title')} text={t('people.text')} />
        <div className="col gap">
          {waiting.map((person) => (
            <Waiting key={person.id} person={person} onOther={() => toRow(person.id)} />
          ))}
          <div className="row wrap">
            <SearchBox label={t('people.search')} value={searched} onChange={setSearched} />
          </div>
          <Loaded from={asked} what={t('common.places.people')}>
            {() =>
              found.length > 0 ? (
                <div ref={table}>
                  <PeopleTable people={found} />
                </div>
              ) : (
                <NoPeopleFound searched={searched} />
              )
            }
          </Loaded>
          <p className="small muted">{t('people.arrive')}</p>
          <div className="two">
            <RoleDescriptions />
            <FourEyes />
          </div>
        </div>
      </div>
    </Page>
  );
};
