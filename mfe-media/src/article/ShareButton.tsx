import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';

interface ShareButtonProps {
  title: string;
}

const isDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** The device's own sheet where there is one, else the link goes to the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  const { t } = useTranslation('media');
  const notify = useClientStore((store) => store.notify);

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    notify({ tone: 'success', text: t('share.copied') });
  }

  async function onShare() {
    const url = window.location.href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else await copy(url);
    } catch (error) {
      if (!isDismissed(error)) notify({ tone: 'danger', text: t('share.failed') });
    }
  }

  return (
    <Button variant="soft" size="s" icon="external" onClick={() => void onShare()}>
      {t('share.action')}
    </Button>
  );
}
