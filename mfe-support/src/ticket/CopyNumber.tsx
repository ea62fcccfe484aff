import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';

interface CopyNumberProps {
  number: string;
}

export function CopyNumber({ number }: CopyNumberProps) {
  const { t } = useTranslation('support');
  const notify = useClientStore((store) => store.notify);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      notify({ tone: 'success', text: t('accepted.copied', { number }) });
    } catch {
      notify({ tone: 'danger', text: t('accepted.notCopied', { number }) });
    }
  };
  return (
    <Button variant="soft" icon="copy" onClick={() => void onCopy()}>
      {t('accepted.copy')}
    </Button>
  );
}
