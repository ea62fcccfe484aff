import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listUserRoles } from '@campus/shared/contract/resources';
import { SearchField } from '@campus/shared/ui/SearchField';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from './FilterSelect';
import type { UserFilter } from './userFilter';
import styles from './UserFilters.module.css';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
  resetHref: string;
}

const stateOf = (value: string) => (value === '' ? undefined : value === 'true');

/** Search and selects; each writes to the address at once. */
export function UserFilters({ filter, onChange, resetHref }: UserFiltersProps) {
  const { t } = useTranslation('admin-users');
  const roles = useCallQuery(listUserRoles);
  const { search, roleIds, isActive } = filter;
  const isSet = Boolean(search) || roleIds !== undefined || isActive !== undefined;

  return (
    <section className={styles.filters} aria-label={t('filter.title')}>
      <div className={styles.search}>
        <SearchField label={t('filter.search')} placeholder={t('filter.placeholder')} />
      </div>
      <FilterSelect
        label={t('filter.role')}
        value={roleIds ?? ''}
        options={[
          { value: '', label: t('filter.anyRole') },
          ...(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => onChange({ roleIds: value || undefined })}
      />
      <FilterSelect
        label={t('filter.state')}
        value={isActive === undefined ? '' : String(isActive)}
        options={[
          { value: '', label: t('filter.anyState') },
          { value: 'true', label: t('filter.active') },
          { value: 'false', label: t('filter.inactive') },
        ]}
        onChange={(value) => onChange({ isActive: stateOf(value) })}
      />
      {isSet && (
        <ButtonLink to={resetHref} variant="ghost" icon="close">
          {t('filter.reset')}
        </ButtonLink>
      )}
    </section>
  );
}
