import { paths } from '@campus/shared/paths';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';

/** What to try when nothing fits, and whom to ask. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useTranslation('shell');
  const ways = (
    <Stack direction="row" gap={5} justify="center">
      <TextLink to={paths.news()}>{t('search.toNews')}</TextLink>
      <TextLink to={paths.newTicket()}>{t('search.ask')}</TextLink>
    </Stack>
  );
  return (
    <EmptyState
      icon="search"
      title={t('search.nothing', { words })}
      text={t('search.advice')}
      action={ways}
    />
  );
}
