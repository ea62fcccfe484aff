import { ApiError } from '@campus/shared/api/ApiError';
import { refreshTags } from '@campus/shared/api/invalidateTags';
import type { Tag } from '@campus/shared/contract/call';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { ActionBar } from '@campus/shared/table/ActionBar';
import { useParts } from '@campus/shared/table/useParts';
import type { NamedRow, Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import type { IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';

/** Does a deed with the row of this key; a refusal of one row does not stop the others. */
type BulkRun = (key: string) => Promise<unknown>;

/** What the window of an action is told. */
interface BulkForm {
  open: boolean;
  count: number;
  onClose: () => void;
  /** Closes the window and does what it has asked for with each row. */
  onSubmit: (run: BulkRun) => void;
}

interface BulkAction {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Left out where there is a form. */
  run?: BulkRun;
  /** What is asked anew, once, after the last row. */
  invalidates?: readonly Tag[];
  /** The window that asks for what the action needs: to whom, or why. */
  form?: (form: BulkForm) => ReactNode;
  /** Asked first; for what cannot be taken back. */
  confirm?: (count: number) => { title: string; text: string };
}

interface Failure {
  key: string;
  name: string;
  message: string;
}

/** More names than these would fill the screen. */
const mostNames = 3;

const namesOf = (failures: readonly Failure[]) =>
  failures
    .slice(0, mostNames)
    .map(({ name }) => name)
    .join(', ') + (failures.length > mostNames ? '…' : '');

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Runs one action at a time over the chosen rows; those that were refused, or not reached, stay chosen. */
function useBulkRun({ chosen, choose }: Selection) {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const notify = useClientStore((store) => store.notify);
  const sayFailed = useFailureNotice();
  const { run: runParts, running } = useParts();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Whoever has left the list finds the failures nowhere else. */
  const tell = (refused: readonly Failure[]) => {
    setFailures(refused);
    if (isHere.current || refused.length === 0) return;
    const words = { count: refused.length, names: namesOf(refused) };
    notify({ tone: 'danger', text: t('table.bulk.away', words) });
  };
  const perform = async ({ label, invalidates = [] }: BulkAction, deed: BulkRun) => {
    const rows = [...chosen];
    const done: NamedRow[] = [];
    const refused: Failure[] = [];
    const send = async ([row]: readonly NamedRow[]) => {
      if (!row) return;
      const [key, name] = row;
      try {
        await deed(key);
        done.push(row);
      } catch (error) {
        // Nobody is signed in any more: every other row would be refused as well.
        if (isRefused(error)) throw error;
        const message = error instanceof ApiError ? error.message : t('table.bulk.refused');
        refused.push({ key, name, message });
      }
    };
    try {
      await runParts({ label, items: rows, size: 1, send, outlives: true });
    } finally {
      choose(done, false);
      tell(refused);
      // A row is refused for what others have made of it, and would be again as the page knows it.
      if (done.length + refused.length > 0) void refreshTags(client, invalidates);
      if (done.length > 0)
        notify({ tone: 'success', text: t('table.bulk.done', { count: done.length }) });
    }
  };

  const run = async (action: BulkAction, deed = action.run) => {
    if (running || !deed) return;
    setFailures([]);
    try {
      await perform(action, deed);
    } catch (error) {
      sayFailed(error, t('table.bulk.failed'));
    }
  };
  return { run, running, failures, forget: () => setFailures([]) };
}

interface BulkFailuresProps {
  failures: readonly Failure[];
  onClose: () => void;
}

/** Which rows were refused and why, row by row. */
function BulkFailures({ failures, onClose }: BulkFailuresProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      <p className={styles.title}>{t('table.bulk.partly', { count: failures.length })}</p>
      <IconButton icon="close" label={t('table.bulk.forget')} onClick={onClose} />
      <ul className={styles.list}>
        {failures.map(({ key, name, message }) => (
          <li key={key}>
            <strong>{name}</strong> — {message}
          </li>
        ))}
      </ul>
    </>
  );
}

export type { BulkAction, BulkForm, BulkRun };

interface BulkBarProps {
  ref?: Ref<HTMLDivElement>;
  selection: Selection;
  actions: readonly BulkAction[];
}

/** What can be done with the chosen rows; it waits below the list and is seen only when some are. */
export function BulkBar({ ref, selection, actions }: BulkBarProps) {
  const { t } = useTranslation('shared');
  const { run, running, failures, forget } = useBulkRun(selection);
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
    <>
      <ActionBar
        ref={ref}
        label={t('table.bulk.label')}
        isOpen={count > 0}
        status={
          running
            ? t('table.bulk.progress', { done: running.done, total: running.total })
            : count > 0 && t('table.chosen', { count })
        }
        alert={failures.length > 0 && <BulkFailures failures={failures} onClose={forget} />}
        end={
          <IconButton
            icon="close"
            label={t(running ? 'progress.stop' : 'table.bulk.clear')}
            onClick={running ? running.onStop : clear}
          />
        }
      >
        {actions.map((action) => (
          <Button
            key={action.label}
            size="s"
            variant={action.tone ?? 'soft'}
            icon={action.icon}
            busy={running?.label === action.label}
            disabled={running && running.label !== action.label}
            onClick={() => press(action)}
          >
            {action.label}
          </Button>
        ))}
      </ActionBar>
      <ConfirmDialog
        open={!!question}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={asked?.label ?? ''}
        tone={asked?.tone}
        onConfirm={() => answer(asked)}
        onCancel={() => answer()}
      />
      {written?.form?.({
        open: isWriting,
        count,
        onClose: () => setWriting(false),
        onSubmit: submit,
      })}
    </>
  );
}
