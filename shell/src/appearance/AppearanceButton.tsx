import { IconButton } from '@campus/shared/ui/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';

const load = () =>
  import('./AppearancePanel').then(({ AppearancePanel }) => ({ default: AppearancePanel }));

/** The way to the theme and to the version for low vision, on every page. */
export function AppearanceButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="contrast"
        label={t('appearance.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyPart
          load={load}
          props={{ open: true, onClose: close }}
          failureText={t('appearance.unavailable')}
          onFailure={close}
        />
      )}
    </>
  );
}
