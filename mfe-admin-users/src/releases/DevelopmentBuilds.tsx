import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listDevelopmentOrigins } from '@campus/shared/contract/overrides';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useOpenAlone } from './useOpenAlone';

interface DevelopmentBuildsProps {
  remote: string;
}

/** Builds on the machines of developers, to be run in this browser alone; most installations have none. */
export function DevelopmentBuilds({ remote }: DevelopmentBuildsProps) {
  const { t } = useTranslation('admin-users');
  const openAlone = useOpenAlone();
  const { data: origins = [] } = useCallQuery(listDevelopmentOrigins);
  if (origins.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="builds-title">
      <h2 id="builds-title">{t('releases.builds.title')}</h2>
      <p>{t('releases.builds.text')}</p>
      <Stack direction="row" gap={2}>
        {origins.map((origin) => (
          <Button
            key={origin}
            variant="soft"
            icon="eye"
            onClick={() => void openAlone({ remote, origin })}
          >
            {t('releases.builds.open', { origin })}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
