import { supportPaths } from '@campus/shared/contract/support/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AskForHelp.module.css';

export function AskForHelp() {
  const { t } = useTranslation('support');
  const heading = useId();
  return (
    <Surface as="section" tone="accent" aria-labelledby={heading}>
      <Stack gap={4} align="start">
        <span className={styles.sign}>
          <Icon name="help" size={24} />
        </span>
        <Stack gap={2}>
          <h2 id={heading} className={styles.title}>
            {t('ask.title')}
          </h2>
          <p className={styles.text}>{t('ask.text')}</p>
        </Stack>
        <ButtonLink to={supportPaths.newTicket()}>{t('ask.action')}</ButtonLink>
      </Stack>
    </Surface>
  );
}
