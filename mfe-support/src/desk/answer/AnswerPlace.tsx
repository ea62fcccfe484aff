import { supportPaths } from '@campus/shared/contract/support/paths';
import { Banner } from '@campus/shared/ui/Banner';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketAnswer } from './TicketAnswer';

/** Whoever could answer when the ticket went into another one is told where the words are now. */
export function AnswerPlace(props: ComponentProps<typeof TicketAnswer>) {
  const { t } = useTranslation('support');
  const { mergedInto } = props.ticket;
  const [wasOpen] = useState(!mergedInto);
  if (!mergedInto) return <TicketAnswer {...props} />;
  if (!wasOpen) return null;
  const { id, number } = mergedInto;
  return (
    <Banner
      tone="warning"
      title={t('queue.mergedAway.title', { number })}
      action={
        <ButtonLink to={supportPaths.ticket(id)} size="s" variant="soft">
          {t('queue.mergedAway.open', { number })}
        </ButtonLink>
      }
    >
      {t('queue.mergedAway.text')}
    </Banner>
  );
}
