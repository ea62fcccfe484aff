import { useFormat } from '@campus/shared/format/useFormat';
import { Progress } from '@campus/shared/progress/Progress';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface PartsProgressProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  done: number;
  total: number;
  onStop: () => void;
}

/** How far the run of `useParts` is, with the button that stops it. */
export function PartsProgress({ ref, label, done, total, onStop }: PartsProgressProps) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  return (
    <Stack ref={ref} gap={3}>
      <Progress
        label={label}
        value={done}
        max={total}
        valueText={t('progress.parts', { done: number(done), total: number(total) })}
      />
      <Stack direction="row">
        <Button size="s" variant="soft" icon="close" onClick={onStop}>
          {t('progress.stop')}
        </Button>
      </Stack>
    </Stack>
  );
}
