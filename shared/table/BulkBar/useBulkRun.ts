import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Selection } from '@campus/shared/table/useSelection';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './bulkAction';

export interface Failure {
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
export function useBulkRun({ chosen, choose }: Selection) {
  const { t } = useTranslation('shared');
  const notify = useClientStore((store) => store.notify);
  const sayFailed = useFailureNotice();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isRunning = useRef(false);

  const perform = async (action: BulkAction) => {
    const rows = [...chosen];
    const total = rows.length;
    const report = (done: number) => setProgress({ action, done, total });
    report(0);
    const refused = (await action.run([...chosen.keys()], report)) ?? [];
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

  const run = async (action: BulkAction) => {
    // Two presses can come before the first one has made the buttons busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setFailures([]);
    try {
      await perform(action);
    } catch (error) {
      sayFailed(error, t('table.bulk.failed'));
    } finally {
      isRunning.current = false;
      setProgress(undefined);
    }
  };
  return { run, progress, failures, forget: () => setFailures([]) };
}
