import { useCopy } from '@campus/shared/browser/useCopy';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';

interface CopyNumberProps {
  number: string;
}

export function CopyNumber({ number }: CopyNumberProps) {
  const { t } = useTranslation('support');
  const copy = useCopy();
  const words = {
    done: t('accepted.copied', { number }),
    failed: t('accepted.notCopied', { number }),
  };
  return (
    <Button variant="soft" icon="copy" onClick={() => void copy(number, words)}>
      {t('accepted.copy')}
    </Button>
  );
}
