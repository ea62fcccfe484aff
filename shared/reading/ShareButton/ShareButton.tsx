import { useCopy } from '@campus/shared/browser/useCopy';
import { Button } from '@campus/shared/ui/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface ShareButtonProps {
  ref?: Ref<HTMLButtonElement>;
  title: string;
}

const isDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** The device's own sheet where there is one and it works, else the link goes to the clipboard. */
export function ShareButton({ ref, title }: ShareButtonProps) {
  const { t } = useTranslation('shared');
  const copy = useCopy();
  const copyLink = (url: string) =>
    copy(url, { done: t('share.copied'), failed: t('share.failed') });

  async function onShare() {
    const url = window.location.href;
    if (!('share' in navigator)) return copyLink(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isDismissed(error)) await copyLink(url);
    }
  }

  return (
    <Button ref={ref} variant="soft" size="s" icon="share" onClick={() => void onShare()}>
      {t('share.action')}
    </Button>
  );
}
