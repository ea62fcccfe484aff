import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import type { IconName } from '@campus/shared/ui/Icon';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

interface NothingHereProps {
  of: 'news' | 'events' | 'pages' | 'partners';
  icon: IconName;
  /** The list where all the others are. */
  to: string;
}

/** An address that leads nowhere: why that may be, and the way on. */
export function NothingHere({ of, icon, to }: NothingHereProps) {
  const { t } = useTranslation('media');
  const breadcrumbs = of === 'pages' ? undefined : [{ to, label: t(`${of}.title`) }];
  return (
    <Screen title={t(`${of}.missing`)} breadcrumbs={breadcrumbs}>
      <Head title={t(`${of}.missing`)} isPrivate />
      <EmptyState
        icon={icon}
        title={t(`${of}.missingReason`)}
        text={t(`${of}.missingText`)}
        action={<ButtonLink to={to}>{t(`${of}.back`)}</ButtonLink>}
      />
    </Screen>
  );
}
