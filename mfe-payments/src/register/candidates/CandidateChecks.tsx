import type { CheckKey } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { Icon } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './CandidateChecks.module.css';
import type { Candidate } from './useCandidates';

/** Tabs of the page of a person, by the check whose cause they show. */
const tabs: Partial<Record<CheckKey, string>> = {
  STATUS: 'HumanStudy',
  ACCOUNT: 'HumanPayments',
  ACCOUNT_CHANGED: 'HumanPayments',
};

/** Where the cause of a failed check is to be seen and mended. */
function causeOf(key: CheckKey, { human, otherRegister }: Candidate) {
  if (key === 'DUPLICATE')
    return otherRegister && paymentPaths.register(otherRegister.type, otherRegister.id);
  if (key === 'QUOTA') return '?tab=organisations';
  const tab = tabs[key];
  return peoplePaths.person(human.id) + (tab ? `?tab=${tab}` : '');
}

/** Why a person should not be paid, each reason with the way to its cause. */
export function CandidateChecks({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('payments');
  const failed = candidate.checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return <Status tone="success">{t('register.check.passed')}</Status>;
  return (
    <ul className={styles.checks} data-whole>
      {failed.map(({ key }) => {
        const to = causeOf(key, candidate);
        return (
          <li key={key} className={styles.check}>
            <span className={styles.failed}>
              <Icon name="alert" size={16} /> {t(`register.check.${key}.failed`)}
            </span>
            {to && (
              <TextLink to={to}>
                {t(`register.check.${key}.cause`, { number: candidate.otherRegister?.number })}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
