import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listReleasedRemotes } from '@campus/shared/contract/releases';
import { choicesOf } from '@campus/shared/table/filters';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Stack } from '@campus/shared/ui/Stack';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { History } from './History';
import { useTitleOf } from './useTitleOf';
import styles from './WholeHistory.module.css';

/** The history of everything, or of one remote. */
export function WholeHistory() {
  const { t } = useTranslation('admin-users');
  const titleOf = useTitleOf();
  const [{ remote }, setFilter] = useFilter({ remote: urlText });
  const remotes = choicesOf(useCallQuery(listReleasedRemotes), (list) =>
    list.map((one) => ({ value: one.name, label: titleOf(one) })),
  );
  return (
    <Stack gap={5}>
      <div className={styles.filter}>
        <FilterSelect
          label={t('releases.history.of')}
          any={t('releases.history.all')}
          value={remote ?? ''}
          options={remotes}
          onChange={(next) => setFilter({ remote: next || undefined })}
        />
      </div>
      <History remote={remote} />
    </Stack>
  );
}
