import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** A file dropped beside the zone would replace the page with itself. */
function keepPage(event: globalThis.DragEvent) {
  if (hasFiles(event)) event.preventDefault();
}

export function useFileDrag(isDisabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: onDragOver,
      onDragOver,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (isDisabled || !hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
