import type { KeptRelease, ReleaseChannel } from '@campus/shared/contract/releases';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

interface ReleaseBadgesProps {
  release: KeptRelease;
  channel: ReleaseChannel;
}

/** What a release is at the moment; nothing for one that merely is kept. */
export function ReleaseBadges({
  release: { release, takenBack, gate },
  channel,
}: ReleaseBadgesProps) {
  const { t } = useTranslation('admin-users');
  const { stable, lastKnownGood, canary, held } = channel;
  return (
    <Stack direction="row" gap={1}>
      {release === stable && <Status tone="success">{t('releases.badge.stable')}</Status>}
      {release === canary?.release && (
        <Status tone="accent">{t('releases.badge.canary', { percent: canary.percent })}</Status>
      )}
      {release === lastKnownGood && (
        <Status tone="info" icon="bookmark">
          {t('releases.badge.lastKnownGood')}
        </Status>
      )}
      {held.includes(release) && (
        <Status tone="info" icon="lock">
          {t('releases.badge.held')}
        </Status>
      )}
      {gate && gate !== 'passed' && (
        <Status tone={gate === 'static' ? 'warning' : 'danger'} icon="alert">
          {t(`releases.gate.${gate}`)}
        </Status>
      )}
      {takenBack && (
        <Status tone="warning" icon="undo">
          {t('releases.badge.takenBack')}
        </Status>
      )}
    </Stack>
  );
}
