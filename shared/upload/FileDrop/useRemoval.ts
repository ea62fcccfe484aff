import type { Uploaded } from '@campus/shared/upload/useUploads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Removed, ListedFile } from './fileRows';

export type ChangeFiles = (change: (files: readonly Uploaded[]) => readonly Uploaded[]) => void;

interface Options {
  onChange: ChangeFiles;
  discard?: (file: Uploaded) => Promise<unknown>;
}

const without = (id: string) => (files: readonly Uploaded[]) =>
  files.filter((file) => file.id !== id);

/** Takes a file out so that it can come back, or has the server delete it where it must. */
export function useRemoval({ onChange, discard }: Options) {
  const [removed, setRemoved] = useState<Removed>();
  const deletion = useMutation<unknown, Error, Uploaded>({
    mutationFn: async (file) => discard?.(file),
    onSuccess: (_, { id }) => onChange(without(id)),
    networkMode: 'always',
  });

  function remove(row: ListedFile, index: number) {
    const { uploaded } = row;
    if (!uploaded) return;
    if (discard) return deletion.mutate(uploaded);
    onChange(without(uploaded.id));
    setRemoved({ row, index });
  }

  function undo({ row: { uploaded }, index }: Removed) {
    if (uploaded) onChange((files) => files.toSpliced(index, 0, uploaded));
    setRemoved(undefined);
  }

  const isAbout = (row: ListedFile) => deletion.variables?.id === row.uploaded?.id;
  return {
    removed,
    remove,
    undo,
    forget: () => setRemoved(undefined),
    isLeaving: (row: ListedFile) => deletion.isPending && isAbout(row),
    errorOf: (row: ListedFile) => (isAbout(row) ? (deletion.error ?? undefined) : undefined),
  };
}
