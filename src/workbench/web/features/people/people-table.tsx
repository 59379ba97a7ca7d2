import type { PersonRow, Role } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Check } from '../../kit/fields.tsx';
import { Face, Pill } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { usePerson } from '../../session/use-me.ts';
import { OtherRoles } from './other-roles.tsx';
import { AccessButton } from './access-button.tsx';
import { allRoles } from '../../api/roles.ts';
import { useChangeRoles } from './use-change-roles.ts';
import { Table } from '../../kit/table.tsx';
import styles from './people-table.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

interface RowProps {
  person: PersonRow;
}

const NameCell = ({ person, isSelf }: RowProps & { isSelf: boolean }) => {
  const { t } = useWords();
  return (
    <td data-wide>
      <span className="row">
        <Face name={person.name} />
        <span>
          <b className="strong">{person.name}</b> {isSelf && <Pill tone="plain">{t('common.is.you')}</Pill>}
          {person.disabledAt !== null && (
            <Pill tone="end" icon="lock">
              {t('people.out')}
            </Pill>
          )}
          <br />
          <span className="muted small">{person.email ?? person.subject}</span>
        </span>
      </span>
    </td>
  );
};

const RoleCells = ({ person, isFixed }: RowProps & { isFixed: boolean }) => {
  const { t } = useWords();
  const { change, isBusy, ...asking } = useChangeRoles();
  const toggle = (role: Role, on: boolean): void =>
    change(
      person,
      allRoles.filter((one) => (one === role ? on : person.roles.includes(one))),
    );
  return allRoles.map((role, at) => (
    <td key={role} className="small">
      {at === 0 && <OtherRoles {...{ person, isBusy }} {...asking} />}
      <Check
        checked={person.roles.includes(role)}
        disabled={isFixed || isBusy}
        onChange={({ target }) => toggle(role, target.checked)}
      >
        <span className="sr">{`${person.name}, `}</span>
        <span className={styles.name}>{t(`common.role.${role}`)}</span>
        <span className="xs-no" aria-hidden="true">
          {t(person.roles.includes(role) ? 'common.is.yes' : 'common.is.no')}
        </span>
      </Check>
    </td>
  ));
};

const Row = ({ person }: RowProps) => {
  const { t } = useWords();
  const isSelf = usePerson().id === person.id;
  const isOut = person.disabledAt !== null;
  return (
    <tr data-person={person.id}>
      <NameCell {...{ person, isSelf }} />
      <RoleCells person={person} isFixed={isSelf || isOut} />
      <td className="small muted nowrap">
        <span className={joinClasses('only-s', styles.last)}>{t('people.lastHere')}</span>
        {person.seenAt === null ? t('people.never') : <Moment at={person.seenAt} />}
      </td>
      <td className="nowrap">{!isSelf && <AccessButton person={person} />}</td>
    </tr>
  );
};

// Users cannot change their own roles.
export const PeopleTable = ({ people }: { people: readonly PersonRow[] }) => {
  const { t } = useWords();
  return (
    <div className="panel clipped">
      <Table
        className={styles.people}
        heads={[
          t('people.person'),
          ...allRoles.map((role) => t(`common.role.${role}`)),
          t('people.lastHere'),
        ]}
        hiddenHead={t('people.access')}
      >
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </Table>
    </div>
  );
};
