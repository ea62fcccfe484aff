import { isUnknown } from '@campus/shared/api/isUnknown';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { verifyCard, type ValidCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './VerifyScreen.module.css';

export const locales = { ru, en };

type Verdict = CallOutput<typeof verifyCard>;

const signs: Record<Verdict['result'], IconName> = {
  VALID: 'check',
  OLD: 'clock',
  INVALID: 'close',
  UNKNOWN: 'alert',
};

function CardFacts({ card }: { card: ValidCard }) {
  const { t } = useTranslation('participant');
  const { date, name } = useFormat();
  const { initials, organisation, expiresAt, isOffline, checkedSecondsAgo } = card;
  return (
    <Stack gap={4}>
      <SummaryList
        items={[
          { term: t('verify.initials'), value: initials.map(name).join('\u00a0') },
          { term: t('verify.organisation'), value: organisation },
          ...(expiresAt ? [{ term: t('verify.until'), value: date(expiresAt) }] : []),
        ]}
      />
      {isOffline && (
        <Banner tone="warning">
          <strong>{t('verify.offline')}</strong> {t('verify.offlineText')}
        </Banner>
      )}
      {checkedSecondsAgo !== undefined && (
        <Banner tone="warning">
          <strong>{t('verify.checked', { count: Math.max(1, checkedSecondsAgo) })}</strong>{' '}
          {t('verify.checkedText')}
        </Banner>
      )}
    </Stack>
  );
}

/** What somebody at a door sees after scanning a card: valid or not, and whose initials to compare. */
export function VerifyScreen() {
  const { t } = useTranslation('participant');
  const { token = '' } = useParams();
  const query = useCallQuery(verifyCard, { params: { token } });
  // Even a forged code gets a verdict: what is not found is the check itself.
  const isUnchecked = isUnknown(query.error);
  if (isUnchecked)
    return (
      <Screen title={t('verify.title')} width="narrow">
        <EmptyState icon="info" title={t('verify.absent')} text={t('verify.absentText')} />
      </Screen>
    );
  return (
    <Screen title={t('verify.title')} width="narrow">
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={4} />}>
        {(verdict) => (
          <Surface as="section" padding="l" aria-labelledby="verdict">
            <Stack gap={5}>
              <header className={styles.verdict} data-result={verdict.result}>
                <span className={styles.sign}>
                  <Icon name={signs[verdict.result]} size={32} />
                </span>
                <h2 id="verdict" className={styles.title}>
                  {t(`verify.${verdict.result}.title`)}
                </h2>
              </header>
              <p>{t(`verify.${verdict.result}.text`)}</p>
              {verdict.result === 'VALID' && <CardFacts card={verdict} />}
            </Stack>
          </Surface>
        )}
      </QueryView>
    </Screen>
  );
}
