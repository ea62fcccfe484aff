import { useApi } from '@campus/shared/api/useApi';
import { endOverrides } from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedOverride, PlannedOverrides } from '../loading/Plan';
import { useRemotes } from '../remotes/useRemotes';
import { claimsOf } from '../session/claimsOf';
import { useCookies } from '../session/createCookies';
import styles from './OverridesBanner.module.css';

/** Back to what everybody runs: when asked to, and when the person is gone or is another one. */
function useLeave({ by, isReview }: PlannedOverrides, reload: () => void) {
  const api = useApi();
  const { t } = useTranslation('overrides');
  const notify = useClientStore((state) => state.notify);
  const { authToken } = useCookies();
  const { status, id } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);

  const end = useCallback(async () => {
    await api(endOverrides);
    // What is loaded stays loaded, so the page begins anew.
    reload();
  }, [api, reload]);

  useEffect(() => {
    if (isReview) return;
    const isOwn = claimsOf(authToken.read() ?? '').subject === by;
    if (status === 'guest' || !isOwn) end().catch(() => undefined);
  }, [authToken, by, end, id, isReview, status]);

  const leave = () => {
    setIsLeaving(true);
    end().catch(() => {
      setIsLeaving(false);
      notify({ tone: 'danger', text: t('failed') });
    });
  };
  return { leave, isLeaving };
}

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
