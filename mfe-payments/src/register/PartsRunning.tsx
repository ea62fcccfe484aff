import { useFormat } from '@campus/shared/format/useFormat';
import { Progress } from '@campus/shared/progress/Progress';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { PartsProgress } from './useParts';

interface PartsRunningProps {
  label: string;
  progress: PartsProgress;
  onStop: () => void;
}

/** How far a long list is, and the button that stops it. */
export function PartsRunning({ label, progress: { done, total }, onStop }: PartsRunningProps) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  return (
    <Stack gap={3}>
      <Progress
        label={label}
        value={done}
        max={total}
        valueText={t('register.parts.of', { done: number(done), total: number(total) })}
      />
      <Stack direction="row">
        <Button size="s" variant="soft" icon="close" onClick={onStop}>
          {t('register.parts.stop')}
        </Button>
      </Stack>
    </Stack>
  );
}
