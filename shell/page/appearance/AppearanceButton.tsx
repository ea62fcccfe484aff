import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../loading/LazyPart';

const load = () =>
  import('./AppearancePanel').then(({ AppearancePanel }) => ({ default: AppearancePanel }));

/** The way to the theme and to the version for low vision, on every page. */
export function AppearanceButton() {
  const { t } = useTranslation('shell');
  return (
    <LazyDialog load={load} failureText={t('appearance.unavailable')}>
      {(opener) => <IconButton icon="contrast" label={t('appearance.open')} {...opener} />}
    </LazyDialog>
  );
}
