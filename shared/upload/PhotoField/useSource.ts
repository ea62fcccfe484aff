import { useEffect, useState } from 'react';
import { sortFiles } from '../FileDrop/sortFiles';
import { useLimitText } from '../FileDrop/useLimitText';
import { pictureKinds } from './pictureKinds';

interface Source {
  file: File;
  url: string;
  /** Whoever has chosen it is here, and not only pointing from elsewhere on the page. */
  isFocused: boolean;
}

// What is sent is small; a camera's own file may be large.
const limits = { accept: pictureKinds, maxSize: 40 * 1024 * 1024, maxFiles: 1 };

/** The picture that is being framed, and why the last one was refused. */
export function useSource() {
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState('');
  const { refusal } = useLimitText(limits);
  const url = source?.url;

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  function choose(file: File | undefined, isFocused: boolean) {
    if (!file) return;
    const [refused] = sortFiles([file], limits, []).refused;
    setFailure(refused ? refusal(refused) : '');
    if (!refused) setSource({ file, url: URL.createObjectURL(file), isFocused });
  }

  function close(why = '') {
    setSource(undefined);
    setFailure(why);
  }

  return { source, failure, choose, close };
}
