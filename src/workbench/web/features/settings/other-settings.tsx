import type { OidcRoles } from '../../../api/generated/api-shapes.ts';
import { OtherValuesDialog } from '../../draft/take-back/other-values.tsx';
import { useWords } from '../../i18n/use-words.ts';
import type { SavingSettings } from './save-settings.ts';

const names = {
  approvals: 'settings.approval.count',
  soleApproverMayPublish: 'settings.approval.sole',
  emergencyNotices: 'settings.approval.urgent',
  oidcRoles: 'settings.claim.title',
} as const;

const isName = (name: string): name is keyof typeof names => name in names;

// Asks if another administrator changed the same settings since the page showed them.
export const OtherSettings = ({ saving }: { saving: SavingSettings }) => {
  const { t } = useWords();
  if (!saving.others) return null;
  const claimText = (value: OidcRoles | null): string =>
    value === null
      ? t('settings.claim.noClaim')
      : [
          `${t('settings.claim.name')}: ${value.claim}`,
          ...Object.entries(value.roles).map(
            ([one, roles]) => `${one}: ${roles.map((role) => t(`common.role.${role}`)).join(', ')}`,
          ),
        ].join('\n');
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'common.is.yes' : 'common.is.no');
    return typeof value === 'number' ? String(value) : claimText(value as OidcRoles | null);
  };
  return (
    <OtherValuesDialog
      items={saving.others}
      nameOf={(name) => (isName(name) ? t(names[name]) : name)}
      textOf={textOf}
      isBusy={saving.isBusy}
      onDecide={saving.decide}
      onClose={saving.keep}
    />
  );
};
