import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { HealthBar } from './HealthBar';
import { ReleaseId } from './ReleaseId';
import type { StandingProps } from './StandingCards';
import { usePersonName } from './usePersonName';
import { When } from './When';
import { Written } from './Written';

export function CanaryCard({ remote, now, onWish }: StandingProps) {
  const { t } = useTranslation('admin-users');
  const { percent } = useFormat();
  const personName = usePersonName();
  const { canary: running, channel } = remote;
  const { canary } = channel;
  if (!running || !canary) return <NoCanary />;
  const { release } = canary;
  const who = [
    percent(canary.percent / 100),
    ...canary.roles.map((role) => t(`releases.role.${role}`)),
  ].join(', ');
  const facts = [
    { term: t('releases.fact.release'), value: <ReleaseId>{release}</ReleaseId> },
    { term: t('releases.fact.since'), value: <When at={running.since} now={now} /> },
    { term: t('releases.fact.health'), value: <HealthBar health={running.health} /> },
    { term: t('releases.fact.who'), value: who },
    {
      term: t('releases.fact.reason'),
      value: (
        <>
          {personName(running.by)}: <Written>{running.why}</Written>
        </>
      ),
    },
  ];
  return (
    <Surface as="section" aria-labelledby="canary-title">
      <Stack gap={4}>
        <h2 id="canary-title">{t('releases.canary')}</h2>
        <SummaryList items={facts} />
        <Stack direction="row" gap={2}>
          <Button icon="check" onClick={() => onWish({ kind: 'promote', release })}>
            {t('releases.action.promote')}
          </Button>
          <Button variant="soft" onClick={() => onWish({ kind: 'canary', release })}>
            {t('releases.action.changeCanary')}
          </Button>
          <Button variant="ghost" icon="close" onClick={() => onWish({ kind: 'stopCanary' })}>
            {t('releases.action.stopCanary')}
          </Button>
        </Stack>
      </Stack>
    </Surface>
  );
}

function NoCanary() {
  const { t } = useTranslation('admin-users');
  return (
    <Surface as="section" tone="sunken" aria-labelledby="canary-title">
      <Stack gap={2}>
        <h2 id="canary-title">{t('releases.canary')}</h2>
        <p>{t('releases.noCanary')}</p>
      </Stack>
    </Surface>
  );
}
