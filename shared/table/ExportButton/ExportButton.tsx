import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../DataTable/column';
import type { LoadPage } from './allPages';
import styles from './ExportButton.module.css';
import { useExport, type ExportState } from './useExport';

interface ExportButtonProps<R> {
  ref?: Ref<HTMLButtonElement>;
  /** The name of the list, and of the file. */
  list: string;
  columns: readonly Column<R>[];
  load: LoadPage<R>;
}

/** All rows of the current filter as a CSV file, asked for page by page. */
export function ExportButton<R>({ ref, ...rest }: ExportButtonProps<R>) {
  const { t } = useTranslation('shared');
  const { state, start, cancel } = useExport(rest);
  const place = useRef<HTMLDivElement>(null);
  const isRunning = state.step === 'running';
  const stop = () => {
    cancel();
    // The button that was pressed goes away: the focus stays beside it.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={place} className={styles.place}>
      <Button
        ref={ref}
        size="s"
        variant="ghost"
        icon={state.step === 'failed' ? 'retry' : 'download'}
        busy={isRunning}
        onClick={start}
      >
        {t('table.export.start')}
      </Button>
      <span role="status" className={styles.words} data-step={state.step}>
        <Words state={state} />
      </span>
      {isRunning && (
        <Button size="s" variant="ghost" onClick={stop}>
          {t('table.export.cancel')}
        </Button>
      )}
    </div>
  );
}

function Words({ state }: { state: ExportState }) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  if (state.step === 'idle') return null;
  if (state.step === 'failed') return `${t('table.export.failed')} ${state.message ?? ''}`;
  if (state.step === 'done')
    return state.cutFrom
      ? t('table.export.cut', { shown: number(state.count), total: number(state.cutFrom) })
      : t('table.export.done', { count: state.count });
  if (!state.total) return t('table.export.begins');
  return t('table.export.progress', { done: number(state.done), total: number(state.total) });
}
