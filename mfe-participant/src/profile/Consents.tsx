import { useCall } from '@campus/shared/api/useCall';
import { updateCurrentHuman, type CurrentHuman } from '@campus/shared/contract/people/calls';
import { FormSection } from '@campus/shared/form/FormSection';
import { useFormat } from '@campus/shared/format/useFormat';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './Consents.module.css';

type Consent = CurrentHuman['consents'][number];
const types = ['PD', 'PD_SHARE', 'MAILING'] as const satisfies readonly Consent['type'][];

interface ConsentRowProps {
  type: Consent['type'];
  given: Consent | undefined;
  onChange: () => void;
}

function ConsentRow({ type, given, onChange }: ConsentRowProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const id = `consent-${type}`;
  return (
    <li className={styles.consent} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(`profile.consent.${type}.name`)}
      </h3>
      <p>{t(`profile.consent.${type}.text`)}</p>
      <p className={styles.facts}>
        <Status tone={given ? 'success' : 'neutral'}>
          {given
            ? t('profile.consentGiven', { when: dateTime(given.at), version: given.version })
            : t('profile.consentNotGiven')}
        </Status>
      </p>
      {type === 'PD' ? (
        <p className={styles.facts}>{t('profile.consentNeeded')}</p>
      ) : (
        <div>
          <Button size="s" variant={given ? 'ghost' : 'soft'} onClick={onChange}>
            {t(given ? 'profile.withdraw' : 'profile.give')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Each consent is a document of its own, with its edition and the moment it was given. */
export function Consents({ human: { consents } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const { mutateAsync: save } = useCall(updateCurrentHuman);
  const { ask, dialog } = useConfirmed();
  const change = (type: Consent['type'], isGiven: boolean) => {
    const others = consents.map((consent) => consent.type).filter((one) => one !== type);
    const name = t(`profile.consent.${type}.name`);
    ask({
      words: (word) => t(`profile.${isGiven ? 'withdrawing' : 'giving'}.${word}`, { name }),
      perform: () => save({ body: { consents: isGiven ? others : [...others, type] } }),
    });
  };
  return (
    <FormSection title={t('profile.consents')}>
      <ul className={styles.list}>
        {types.map((type) => {
          const given = consents.find((consent) => consent.type === type);
          return (
            <ConsentRow
              key={type}
              type={type}
              given={given}
              onChange={() => change(type, given !== undefined)}
            />
          );
        })}
      </ul>
      <p>
        <TextLink to={mediaPaths.infoPage('personalnye-dannye')}>{t('profile.policy')}</TextLink>
      </p>
      {dialog}
    </FormSection>
  );
}
