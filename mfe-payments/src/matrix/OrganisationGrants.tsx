import { grantTypes } from '@campus/shared/contract/education/requests';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CellNotes } from './CellNotes';
import { fields, type Cell, type GrantType, type Organisation } from './grantSheet';
import styles from './OrganisationGrants.module.css';
import type { GrantSheet } from './useGrantSheet';

interface GrantsProps {
  org: Organisation;
  grants: GrantSheet;
  canEdit: boolean;
}

function CellField({ cell, grants, canEdit }: { cell: Cell } & Omit<GrantsProps, 'org'>) {
  const { t } = useTranslation('payments');
  const id = useId();
  const text = grants.textOf(cell);
  const isBad = !!grants.problemOf(cell);
  const enter = (value: string) => grants.enter([{ ...cell, text: value }]);
  const common = {
    id,
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad || grants.conflictOf(cell) ? `${id}-notes` : undefined,
    'data-changed': grants.isChanged(cell) || undefined,
  };
  return (
    <div className={styles.field} data-switch={cell.field === 'isActive' || undefined}>
      <label htmlFor={id}>{t(`matrix.field.${cell.field}`)}</label>
      {cell.field === 'isActive' ? (
        <input
          {...common}
          type="checkbox"
          className={styles.switch}
          checked={text === 'yes'}
          disabled={!canEdit}
          onChange={({ target }) => enter(target.checked ? 'yes' : '')}
        />
      ) : (
        <input
          {...common}
          // The text is taken when it is left; another one from outside begins the field anew.
          key={text}
          type="text"
          className={styles.input}
          inputMode={cell.field.startsWith('period') ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={text}
          readOnly={!canEdit}
          onBlur={({ target }) => enter(target.value)}
        />
      )}
      <CellNotes id={`${id}-notes`} cell={cell} grants={grants} />
    </div>
  );
}

function TypeGrants({ type, ...props }: GrantsProps & { type: GrantType }) {
  const { t } = useTranslation('payments');
  const { org, ...rest } = props;
  return (
    <fieldset className={styles.type}>
      <legend>{t(`matrix.type.${type}`)}</legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <CellField key={field} cell={{ org, type, field }} {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

/** Everything about the three grants of an organisation, in fields of the same cells. */
export function OrganisationGrants(props: GrantsProps) {
  return (
    <div className={styles.types}>
      {grantTypes.map((type) => (
        <TypeGrants key={type} type={type} {...props} />
      ))}
    </div>
  );
}
