import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

interface NoEventsProps {
  isPast: boolean;
  /** Where the other half of time is. */
  otherHref: string;
}

export function NoEvents({ isPast, otherHref }: NoEventsProps) {
  const { t } = useTranslation('media');
  return (
    <EmptyState
      icon="calendar"
      title={t(isPast ? 'events.nonePast' : 'events.none')}
      text={t(isPast ? 'events.nonePastText' : 'events.noneText')}
      action={
        <ButtonLink to={otherHref} variant="soft">
          {t(isPast ? 'events.toUpcoming' : 'events.toPast')}
        </ButtonLink>
      }
    />
  );
}
