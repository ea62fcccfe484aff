import { ApiError } from '@campus/shared/api/ApiError';
import { saveFile } from '@campus/shared/browser/saveFile';
import { dayAt } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { writeCsv } from '@campus/shared/table/csv';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useRef, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, fileColumns } from '../DataTable/column';
import { type LoadPage, allPages, limit } from './allPages';

import styles from './ExportButton.module.css';

function csvOf<R>(columns: readonly Column<R>[], rows: readonly R[]) {
  const told = fileColumns(columns);
  return writeCsv([
    told.map(({ header }) => header),
    ...rows.map((row) => told.map(({ text }) => text(row))),
  ]);
}

/** «Сотрудники 2026-03-05.csv», by the day in Moscow and without what a file system refuses. */
export const fileName = (list: string, now = Date.now()) =>
  `${list.replace(/[\s\\/:*?"<>|]+/g, ' ').trim()} ${dayAt(now)}.csv`;

type ExportState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total?: number }
  | { step: 'done'; count: number; cutFrom?: number }
  | { step: 'saved' }
  | { step: 'failed'; message?: string };

/** Has the server write the file, and keep that it did; nothing where it cannot: then it is gathered here. */
export type WriteFile = (signal: AbortSignal) => Promise<Blob | undefined>;

interface Export<R> {
  list: string;
  columns: readonly Column<R>[];
  load: LoadPage<R>;
  file?: WriteFile;
}

/** Gathers all pages into a file, or takes the server’s; leaving the page or cancelling stops the asking. */
function useExport<R>({ list, columns, load, file }: Export<R>) {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const gather = async (signal: AbortSignal) => {
    const { rows, total } = await allPages(load, signal, (done, all) =>
      setState({ step: 'running', done, total: all }),
    );
    const text = await csvOf(columns, rows);
    signal.throwIfAborted();
    saveFile(fileName(list), new Blob([text], { type: 'text/csv;charset=utf-8' }));
    setState({ step: 'done', count: rows.length, cutFrom: total > limit ? total : undefined });
  };
  const take = async (write: WriteFile, signal: AbortSignal) => {
    const bytes = await write(signal);
    signal.throwIfAborted();
    if (bytes) {
      saveFile(fileName(list), bytes);
      setState({ step: 'saved' });
    } else await gather(signal);
  };

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', done: 0 });
    try {
      await (file ? take(file, controller.signal) : gather(controller.signal));
    } catch (error) {
      const message = error instanceof ApiError ? error.message : undefined;
      setState(controller.signal.aborted ? { step: 'idle' } : { step: 'failed', message });
    } finally {
      running.current = undefined;
    }
  };
  return {
    state,
    start: () => void start(),
    cancel: () => running.current?.abort(),
    forget: () => setState({ step: 'idle' }),
  };
}

interface ExportButtonProps<R> {
  ref?: Ref<HTMLButtonElement>;
  /** The name of the list, and of the file. */
  list: string;
  columns: readonly Column<R>[];
  load: LoadPage<R>;
  file?: WriteFile;
}

/** All rows of the current filter as a CSV file, asked for page by page unless the server writes it. */
export function ExportButton<R>({ ref, ...rest }: ExportButtonProps<R>) {
  const { t } = useTranslation('shared');
  const { state, start, cancel, forget } = useExport(rest);
  const place = useRef<HTMLDivElement>(null);
  const isRunning = state.step === 'running';
  const leave = (act: () => void) => {
    act();
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
      <div className={styles.panel} hidden={state.step === 'idle'}>
        <p role="status" className={styles.words} data-step={state.step}>
          <Words state={state} />
        </p>
        {isRunning ? (
          <Button size="s" variant="ghost" onClick={() => leave(cancel)}>
            {t('table.export.cancel')}
          </Button>
        ) : (
          <IconButton icon="close" label={t('table.export.hide')} onClick={() => leave(forget)} />
        )}
      </div>
    </div>
  );
}

function Words({ state }: { state: ExportState }) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  if (state.step === 'idle') return null;
  if (state.step === 'failed') return `${t('table.export.failed')} ${state.message ?? ''}`;
  if (state.step === 'saved') return t('table.export.saved');
  if (state.step === 'done')
    return state.cutFrom
      ? t('table.export.cut', { shown: number(state.count), total: number(state.cutFrom) })
      : t('table.export.done', { count: state.count });
  if (!state.total) return t('table.export.begins');
  return t('table.export.progress', { done: number(state.done), total: number(state.total) });
}
