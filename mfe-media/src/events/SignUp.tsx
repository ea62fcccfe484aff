import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventItem } from './icsOf';
import styles from './SignUp.module.css';

/** People are signed up for events on sites of their organisers. */
function SignUpLink({ to }: { to: string }) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  return (
    <ButtonLink to={to} target="_blank" rel="noopener noreferrer" icon="external">
      {t('events.register')}
      <span className="visually-hidden"> {shared('opensInNewTab')}</span>
    </ButtonLink>
  );
}

/** Among the facts, where these stay in view. */
export const SignUp = ({ to }: { to: string }) => (
  <div className={styles.inline}>
    <SignUpLink to={to} />
  </div>
);

interface SignUpBarProps {
  event: Pick<EventItem, 'title' | 'startsAt'>;
  to: string;
}

/** In its place on narrower screens, at the lower edge of the window. */
export function SignUpBar({ event, to }: SignUpBarProps) {
  const { dayMonth, time } = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  return (
    <div ref={bar} role="group" aria-label={event.title} className={styles.bar}>
      <time dateTime={event.startsAt} className={styles.when}>
        {dayMonth(event.startsAt)}, {time(event.startsAt)}
      </time>
      <SignUpLink to={to} />
    </div>
  );
}
