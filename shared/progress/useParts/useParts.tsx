import { useFormat } from '@campus/shared/format/useFormat';
import { Progress } from '@campus/shared/progress/Progress';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Parts<T> {
  /** What is being done, as it is read while it is. */
  label: string;
  items: readonly T[];
  size: number;
  send: (part: readonly T[]) => Promise<unknown>;
  /** Told after every part. */
  onPart?: (done: number) => void;
}

interface RunningProps {
  label: string;
  done: number;
  total: number;
  onStop: () => void;
}

function Running({ label, done, total, onStop }: RunningProps) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  return (
    <Stack gap={3}>
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

/**
 * Works through a list that is too long for one request part by part, one run at a time; `running`
 * shows how far it is, with the button that stops it. Stopping, or leaving the page, lets the part on
 * its way arrive and sends no other.
 */
export function useParts() {
  const [progress, setProgress] = useState<Omit<RunningProps, 'onStop'>>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  /** How many have arrived. @throws what a part was refused with */
  const run = async <T,>({ label, items, size, send, onPart }: Parts<T>) => {
    if (current.current) return 0;
    const controller = new AbortController();
    current.current = controller;
    let done = 0;
    try {
      while (done < items.length && !controller.signal.aborted) {
        setProgress({ label, done, total: items.length });
        const part = items.slice(done, done + size);
        await send(part);
        done += part.length;
        onPart?.(done);
      }
      return done;
    } finally {
      current.current = undefined;
      setProgress(undefined);
    }
  };
  const running: ReactNode = progress && (
    <Running {...progress} onStop={() => current.current?.abort()} />
  );
  return { run, running };
}
