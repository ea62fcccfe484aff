import { ChipLink } from '@campus/shared/ui/ChipLink';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { remoteStates, type RemoteState } from './stateOf';

interface RemoteFiltersProps {
  state: RemoteState | undefined;
  hrefOf: (change: { state: RemoteState | undefined }) => string;
}

export function RemoteFilters({ state, hrefOf }: RemoteFiltersProps) {
  const { t } = useTranslation('admin-users');
  return (
    <Stack gap={3}>
      <SearchField label={t('releases.filter.search')} />
      <nav aria-label={t('releases.filter.state')}>
        <Stack direction="row" gap={2}>
          <ChipLink to={hrefOf({ state: undefined })} selected={!state}>
            {t('releases.filter.all')}
          </ChipLink>
          {remoteStates.map((one) => (
            <ChipLink key={one} to={hrefOf({ state: one })} selected={state === one}>
              {t(`releases.filter.${one}`)}
            </ChipLink>
          ))}
        </Stack>
      </nav>
    </Stack>
  );
}
