import { useFormat } from '@campus/shared/format/useFormat';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { PlannedOverride, PlannedOverrides } from '../remotes/Plan';
import { useRemotes } from '../remotes/useRemotes';
import styles from './OverridesBanner.module.css';
import { useLeave } from './useLeave';

const kindOf = ({ problem, origin }: PlannedOverride) =>
  problem ?? (origin ? 'preview' : 'release');

interface OverridesBannerProps {
  overrides: PlannedOverrides;
  reload?: () => void;
}

const reloadPage = () => location.reload();

/** What runs here instead of what everybody gets, why not where it does not, and the way back. */
export function OverridesBanner({ overrides, reload = reloadPage }: OverridesBannerProps) {
  const { t } = useTranslation('overrides');
  const { planned } = useRemotes();
  const language = useClientStore((state) => state.currentLanguage);
  const { time } = useFormat();
  const { leave, isLeaving } = useLeave(overrides, reload);

  const titleOf = (remote: string) =>
    planned.find(({ declaration }) => declaration.name === remote)?.declaration.title[language] ??
    remote;

  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={t('title')}
        action={
          <Button size="s" variant="soft" busy={isLeaving} onClick={leave}>
            {t('leave')}
          </Button>
        }
      >
        <ul className={styles.list}>
          {overrides.remotes.map((each) => (
            <li key={each.remote}>{t(kindOf(each), { ...each, title: titleOf(each.remote) })}</li>
          ))}
        </ul>
        <p>{t('until', { time: time(new Date(overrides.until).toISOString()) })}</p>
      </Banner>
    </div>
  );
}
