import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getFile } from '@campus/shared/contract/files/calls';
import { useCallback } from 'react';

const pdf = 'application/pdf';
/** As wide as the frame, without a column of small pages. */
const view = '#navpanes=0&view=FitH';
const stored = /^\/api\/files\/(documents|ticket)\/([\w-]+\.[a-z]+)$/;

interface Stored {
  mime: string;
  url: string;
}

export const isPdf = ({ mime }: Pick<Stored, 'mime'>) => mime === pdf;

/** Whether this browser shows it in the page; a phone often has no viewer of PDF. */
export const showsPdf = (file: Stored) =>
  isPdf(file) && navigator.pdfViewerEnabled && stored.test(file.url);

/** A private file is asked for with the token of the session, and kept by nothing. */
export function usePdf({ url }: Pick<Stored, 'url'>) {
  const [, bucket, fileName = ''] = stored.exec(url) ?? [];
  const params = { bucket: bucket === 'ticket' ? bucket : 'documents', fileName } as const;
  return useCallQuery(getFile, { params, query: {} }, { gcTime: 0 });
}

/** For a frame that shows the bytes; the browser holds them no longer than they are shown. */
export function usePdfFrame(content: Blob) {
  return useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      // Whatever the answer called itself: nothing but the browser’s viewer of PDF will open it.
      const url = URL.createObjectURL(new Blob([content], { type: pdf }));
      frame.src = url + view;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
}
