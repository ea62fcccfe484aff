import { ApiError } from '@campus/shared/api/ApiError';
import { saveFile } from '@campus/shared/browser/saveFile';
import { useEffect, useRef, useState } from 'react';
import type { Column } from '../DataTable/column';
import { allPages, limit, type LoadPage } from './allPages';
import { csvOf } from './csvOf';
import { fileName } from './fileName';

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total?: number }
  | { step: 'done'; count: number; cutFrom?: number }
  | { step: 'failed'; message?: string };

interface Export<R> {
  list: string;
  columns: readonly Column<R>[];
  load: LoadPage<R>;
}

/** Gathers all pages into a file; leaving the page or cancelling stops the asking. */
export function useExport<R>({ list, columns, load }: Export<R>) {
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

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', done: 0 });
    try {
      await gather(controller.signal);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : undefined;
      setState(controller.signal.aborted ? { step: 'idle' } : { step: 'failed', message });
    } finally {
      running.current = undefined;
    }
  };
  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}
