import type { ReleasedRemote } from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import type { RequestedMove } from './MoveDialog';
import { HealthBar, ReleaseId, When } from '../ReleaseFacts';
import { StateBadge } from '../StateBadge';
import { usePersonName, Written } from '../Written';
import styles from './StandingCards.module.css';

function StableCard({ remote, now, onWish }: StandingProps) {
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
  if (!onWish) return null;
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

function CanaryCard({ remote, now, onWish }: StandingProps) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const personName = usePersonName();
  const { canary: running, channel } = remote;
  const { canary } = channel;
  if (!running || !canary) return <NoCanary />;
  const { release } = canary;
  const who = [
    t('releases.share', { percent: number(canary.percent) }),
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
        {onWish && (
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
        )}
      </Stack>
    </Surface>
  );
}

function NoCanary() {
  const { t } = useTranslation('admin-users');
  return (
    // As high as its words: beside a long card it would be an empty field.
    <div>
      <Surface as="section" tone="sunken" aria-labelledby="canary-title">
        <Stack gap={2}>
          <h2 id="canary-title">{t('releases.canary')}</h2>
          <p>{t('releases.noCanary')}</p>
        </Stack>
      </Surface>
    </div>
  );
}

export interface StandingProps {
  remote: ReleasedRemote;
  now: number;
  /** Left out for people of a team, who move nothing. */
  onWish?: ((wish: RequestedMove) => void) | undefined;
}

/** What everybody gets, and what some get first. */
export const StandingCards = (props: StandingProps) => (
  <div className={styles.cards}>
    <StableCard {...props} />
    <CanaryCard {...props} />
  </div>
);
