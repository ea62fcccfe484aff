import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import type { Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';
import type { BulkAction, BulkFailure, BulkRun } from './bulkAction';
import { BulkFailures } from './BulkFailures';
import { useBulkRun } from './useBulkRun';

export type { BulkAction, BulkFailure, BulkRun };

interface BulkBarProps {
  ref?: Ref<HTMLDivElement>;
  selection: Selection;
  actions: readonly BulkAction[];
}

/** What can be done with the chosen rows; it waits below the list and is seen only when some are. */
export function BulkBar({ ref, selection, actions }: BulkBarProps) {
  const { t } = useTranslation('shared');
  const { run, progress, failures, forget } = useBulkRun(selection);
  const [asked, setAsked] = useState<BulkAction>();
  const count = selection.chosen.size;
  const question = asked?.confirm?.(count);
  const clear = () => {
    forget();
    selection.clear();
  };
  const answer = (action?: BulkAction) => {
    setAsked(undefined);
    if (action) void run(action);
  };

  return (
    <div ref={ref} className={styles.place} data-open={count > 0 || undefined}>
      <BulkFailures failures={failures} onClose={forget} />
      <div className={count > 0 ? styles.bar : 'visually-hidden'}>
        <p role="status" className={styles.count}>
          {progress
            ? t('table.bulk.progress', { done: progress.done, total: progress.total })
            : count > 0 && t('table.chosen', { count })}
        </p>
        {count > 0 && (
          <>
            <div role="group" aria-label={t('table.bulk.label')} className={styles.actions}>
              {actions.map((action) => (
                <Button
                  key={action.label}
                  size="s"
                  variant={action.tone ?? 'soft'}
                  icon={action.icon}
                  busy={progress?.action === action}
                  disabled={progress && progress.action !== action}
                  onClick={() => (action.confirm ? setAsked(action) : void run(action))}
                >
                  {action.label}
                </Button>
              ))}
            </div>
            <IconButton
              icon="close"
              label={t('table.bulk.clear')}
              disabled={!!progress}
              onClick={clear}
            />
          </>
        )}
      </div>
      <ConfirmDialog
        open={!!question}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={asked?.label ?? ''}
        tone={asked?.tone}
        onConfirm={() => answer(asked)}
        onCancel={() => answer()}
      />
    </div>
  );
}
