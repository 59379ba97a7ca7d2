import type { OidcRoles, Role } from '../../../api/generated/api-shapes.ts';
import { allRoles } from '../../api/roles.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Check, TextField } from '../../kit/fields.tsx';
import styles from './claim-roles.module.css';

// The key tells rows apart while the user types.
export interface ClaimRow {
  readonly key: number;
  readonly value: string;
  readonly roles: readonly Role[];
}

export const rowsOf = (setting: OidcRoles | null | undefined): readonly ClaimRow[] =>
  Object.entries(setting?.roles ?? {}).map(([value, given], key) => ({ key, value, roles: given }));

export const settingOf = (claim: string, rows: readonly ClaimRow[]): OidcRoles | null =>
  claim.trim() === ''
    ? null
    : {
        claim: claim.trim(),
        roles: Object.fromEntries(
          rows.flatMap(({ value, roles: given }) => (value.trim() === '' ? [] : [[value.trim(), given]])),
        ),
      };

interface RowProps {
  row: ClaimRow;
  onChange: (row: ClaimRow) => void;
  onRemove: () => void;
}

const OneClaim = ({ row, onChange, onRemove }: RowProps) => {
  const { t } = useWords();
  const toggle = (role: Role, isOn: boolean): void =>
    onChange({ ...row, roles: allRoles.filter((one) => (one === role ? isOn : row.roles.includes(one))) });
  return (
    <div className={styles.claim}>
      <TextField
        label={t('settings.claim.value')}
        value={row.value}
        onChange={({ target }) => onChange({ ...row, value: target.value })}
      />
      <div className="row wrap" role="group" aria-label={t('settings.claim.gives', { value: row.value })}>
        {allRoles.map((role) => (
          <Check
            key={role}
            checked={row.roles.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          >
            {t(`common.role.${role}`)}
          </Check>
        ))}
      </div>
      <Button
        kind="quiet"
        small
        icon="close"
        aria-label={t('settings.claim.remove', { value: row.value })}
        onClick={onRemove}
      />
    </div>
  );
};

interface Props {
  claim: string;
  rows: readonly ClaimRow[];
  mayChange: boolean;
  onClaim: (claim: string) => void;
  onRows: (rows: readonly ClaimRow[]) => void;
}

export const ClaimRoles = ({ claim, rows, mayChange, onClaim, onRows }: Props) => {
  const { t } = useWords();
  const put = (row: ClaimRow): void => onRows(rows.map((one) => (one.key === row.key ? row : one)));
  const add = (): void =>
    onRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, value: '', roles: [] }]);
  return (
    <section className="panel">
      <header>
        <h2>{t('settings.claim.title')}</h2>
      </header>
      <fieldset className="body col gap" disabled={!mayChange}>
        <legend className="sr">{t('settings.claim.title')}</legend>
        <p className="small muted">{t('settings.claim.text')}</p>
        <TextField
          label={t('settings.claim.name')}
          hint={t('settings.claim.nameHint')}
          value={claim}
          maxLength={200}
          onChange={({ target }) => onClaim(target.value)}
        />
        {claim.trim() !== '' &&
          rows.map((row) => (
            <OneClaim
              key={row.key}
              row={row}
              onChange={put}
              onRemove={() => onRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        {claim.trim() !== '' && mayChange && (
          <div className="row">
            <Button small icon="plus" onClick={add}>
              {t('settings.claim.add')}
            </Button>
          </div>
        )}
      </fieldset>
    </section>
  );
};
