import type { PersonRow, Role } from '../../../api/generated/api-shapes.ts';
import { OtherValuesDialog } from '../../draft/take-back/other-values.tsx';
import { useWords } from '../../i18n/use-words.ts';
import type { useChangeRoles } from './use-change-roles.ts';

interface Props extends Pick<ReturnType<typeof useChangeRoles>, 'others' | 'decide' | 'keep' | 'isBusy'> {
  person: PersonRow;
}

// Asks if another administrator changed the roles since the page showed them.
export const OtherRoles = ({ person, others, decide, keep, isBusy }: Props) => {
  const { t } = useWords();
  if (!others) return null;
  const textOf = (roles: readonly Role[]): string =>
    roles.length > 0 ? roles.map((role) => t(`common.role.${role}`)).join(', ') : t('people.noRole');
  return (
    <OtherValuesDialog
      items={others}
      nameOf={() => t('people.rolesOf', { name: person.name })}
      textOf={(value) => textOf(value as readonly Role[])}
      isBusy={isBusy}
      onDecide={decide}
      onClose={keep}
    />
  );
};
