import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';
import { useSemester } from '../workPlan/useSemester';
import type { OwnApplication } from './applicationOptions';

interface ApplicationTermsProps {
  application: Pick<OwnApplication, 'type' | 'payload' | 'asked'>;
}

/** What was asked for: where the card is wanted, or the terms of the credit. */
export function ApplicationTerms({ application }: ApplicationTermsProps) {
  const { t } = useTranslation('participant');
  const { date, money } = useFormat();
  const semester = useSemester();
  const { type, payload, asked } = application;
  if (type === 'ESK_CARD') {
    const place = payload?.issuingId ? (asked?.issuing ?? t('terms.unknown')) : t('terms.digital');
    return <SummaryList items={[{ term: t('terms.place'), value: place }]} />;
  }
  if (type !== 'CREDIT_GRANT' || !payload) return null;
  const { bank, contractNumber, contractDate, creditAmount, accountMask } = payload;
  return (
    <SummaryList
      items={[
        { term: t('terms.program'), value: asked?.program },
        { term: t('terms.semester'), value: payload.semester && semester(payload.semester) },
        { term: t('terms.bank'), value: bank && <span lang={languageOfText(bank)}>{bank}</span> },
        { term: t('terms.contract'), value: contractNumber },
        { term: t('terms.contractDate'), value: contractDate && date(contractDate) },
        {
          term: t('terms.sum'),
          value: creditAmount === undefined ? undefined : money(creditAmount),
        },
        { term: t('terms.account'), value: accountMask },
      ]}
    />
  );
}
