import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import type { IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';

interface BulkFailure {
  key: string;
  /** Why, in the server's words. */
  message?: string;
}

/** Does a deed with the rows of these keys; tells how many are done and gives back the refused ones. */
type BulkRun = (
  keys: readonly string[],
  report: (done: number) => void,
) => Promise<readonly BulkFailure[] | undefined>;

/** What the form of an action is told. */
interface BulkForm {
  count: number;
  /** Closes the window and runs what the form has asked for. */
  onSubmit: (run: BulkRun) => void;
  onCancel: () => void;
}

interface BulkAction {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Usually `oneByOne((id) => mutateAsync(…))`; left out where there is a form. */
  run?: BulkRun;
  /** Asks in a window for what the action needs: to whom, or why. */
  form?: { title: (count: number) => string; fields: (form: BulkForm) => ReactNode };
  /** Asked first; for what cannot be taken back. */
  confirm?: (count: number) => { title: string; text: string };
}

interface Failure {
  key: string;
  name: string;
  message: string;
}

interface Progress {
  action: BulkAction;
  done: number;
  total: number;
}

/** Runs one action at a time over the chosen rows; those that were refused stay chosen. */
function useBulkRun({ chosen, choose }: Selection) {
  const { t } = useTranslation('shared');
  const notify = useClientStore((store) => store.notify);
  const sayFailed = useFailureNotice();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isRunning = useRef(false);

  const perform = async (action: BulkAction, deed: BulkRun) => {
    const rows = [...chosen];
    const total = rows.length;
    const report = (done: number) => setProgress({ action, done, total });
    report(0);
    const refused = (await deed([...chosen.keys()], report)) ?? [];
    const reasons = new Map(refused.map(({ key, message }) => [key, message]));
    choose(
      rows.filter(([key]) => !reasons.has(key)),
      false,
    );
    setFailures(
      rows
        .filter(([key]) => reasons.has(key))
        .map(([key, name]) => ({
          key,
          name,
          message: reasons.get(key) ?? t('table.bulk.refused'),
        })),
    );
    if (refused.length < total)
      notify({ tone: 'success', text: t('table.bulk.done', { count: total - refused.length }) });
  };

  const run = async (action: BulkAction, deed = action.run) => {
    // Two presses can come before the first one has made the buttons busy.
    if (isRunning.current || !deed) return;
    isRunning.current = true;
    setFailures([]);
    try {
      await perform(action, deed);
    } catch (error) {
      sayFailed(error, t('table.bulk.failed'));
    } finally {
      isRunning.current = false;
      setProgress(undefined);
    }
  };
  return { run, progress, failures, forget: () => setFailures([]) };
}

interface BulkFailuresProps {
  failures: readonly Failure[];
  onClose: () => void;
}

/** Which rows were refused and why, row by row. */
function BulkFailures({ failures, onClose }: BulkFailuresProps) {
  const { t } = useTranslation('shared');
  if (failures.length === 0) return null;
  return (
    <div role="alert" className={styles.failures}>
      <p className={styles.title}>{t('table.bulk.partly', { count: failures.length })}</p>
      <IconButton icon="close" label={t('table.bulk.forget')} onClick={onClose} />
      <ul className={styles.list}>
        {failures.map(({ key, name, message }) => (
          <li key={key}>
            <strong>{name}</strong> — {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

export type { BulkAction, BulkFailure, BulkForm, BulkRun };

interface BulkBarProps {
  ref?: Ref<HTMLDivElement>;
  selection: Selection;
  actions: readonly BulkAction[];
}

/** What can be done with the chosen rows; it waits below the list and is seen only when some are. */
export function BulkBar({ ref, selection, actions }: BulkBarProps) {
  const { t } = useTranslation('shared');
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  useActionBar(bar);
  const { run, progress, failures, forget } = useBulkRun(selection);
  const [asked, setAsked] = useState<BulkAction>();
  const [written, setWritten] = useState<BulkAction>();
  const [isWriting, setWriting] = useState(false);
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

  const press = (action: BulkAction) => {
    if (action.form) {
      setWritten(action);
      setWriting(true);
    } else if (action.confirm) setAsked(action);
    else void run(action);
  };
  const submit = (deed: BulkRun) => {
    setWriting(false);
    if (written) void run(written, deed);
  };

  return (
    <div ref={bar} className={styles.place} data-open={count > 0 || undefined}>
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
                  onClick={() => press(action)}
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
      <Dialog
        title={written?.form?.title(count) ?? ''}
        open={isWriting}
        onClose={() => setWriting(false)}
      >
        {written?.form?.fields({ count, onSubmit: submit, onCancel: () => setWriting(false) })}
      </Dialog>
    </div>
  );
}
