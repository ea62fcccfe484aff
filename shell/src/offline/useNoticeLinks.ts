import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageMessage } from './WorkerMessage';

/** A pressed notification leads this tab there, past the questions of unsaved forms. */
export function useNoticeLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<PageMessage>) => {
      if (data.type === 'open') void navigate(data.link);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
