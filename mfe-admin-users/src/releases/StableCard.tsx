import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { HealthBar } from './HealthBar';
import { ReleaseId } from './ReleaseId';
import type { StandingProps } from './StandingCards';
import { StateBadge } from './StateBadge';
import { usePersonName } from './usePersonName';
import { When } from './When';
import { Written } from './Written';

export function StableCard({ remote, now, onWish }: StandingProps) {
  const { t } = useTranslation('admin-users');
  const personName = usePersonName();
  const { stable, channel } = remote;
  const { lastKnownGood } = channel;
  const facts = [
    { term: t('releases.fact.release'), value: <ReleaseId>{stable.release}</ReleaseId> },
    { term: t('releases.fact.since'), value: <When at={stable.since} now={now} /> },
    { term: t('releases.fact.health'), value: <HealthBar health={stable.health} /> },
    {
      term: t('releases.fact.lastKnownGood'),
      value: lastKnownGood ? <ReleaseId>{lastKnownGood}</ReleaseId> : t('releases.fact.noneGood'),
    },
    {
      term: t('releases.fact.reason'),
      value: (
        <>
          {personName(stable.by)}: <Written>{stable.why}</Written>
        </>
      ),
    },
  ];
  return (
    <Surface as="section" aria-labelledby="stable-title">
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="center" gap={3}>
          <h2 id="stable-title">{t('releases.stable')}</h2>
          <StateBadge remote={remote} />
        </Stack>
        <SummaryList items={facts} />
        <Ways remote={remote} onWish={onWish} />
      </Stack>
    </Surface>
  );
}

/** Back to what was; or off, when there is nothing to go back to. */
function Ways({ remote: { name, channel }, onWish }: Omit<StandingProps, 'now'>) {
  const { t } = useTranslation('admin-users');
  const { lastKnownGood, isRetired } = channel;
  if (isRetired)
    return (
      <Stack direction="row">
        <Button icon="undo" onClick={() => onWish({ kind: 'restore' })}>
          {t('releases.action.restore')}
        </Button>
      </Stack>
    );
  return (
    <Stack direction="row" gap={2}>
      {lastKnownGood && (
        <Button
          variant="soft"
          icon="undo"
          onClick={() => onWish({ kind: 'rollback', release: lastKnownGood })}
        >
          {t('releases.action.rollbackTo', { release: lastKnownGood })}
        </Button>
      )}
      {name !== 'shell' && (
        <Button variant="ghost" icon="close" onClick={() => onWish({ kind: 'retire' })}>
          {t('releases.action.retire')}
        </Button>
      )}
    </Stack>
  );
}
