import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getFile } from '@campus/shared/contract/files/calls';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useCallback } from 'react';
import styles from './PdfView.module.css';

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

/** For a frame that shows the bytes; the browser holds them no longer than they are shown. */
function usePdfFrame(content: Blob) {
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

function PdfFrame({ content, title }: { content: Blob; title: string }) {
  return <iframe ref={usePdfFrame(content)} title={title} className={styles.frame} />;
}

interface PdfViewProps {
  file: Stored & { originalName: string };
}

/** A stored PDF in the page, where `showsPdf`; its file is asked for with the token of the session, and kept by nothing. */
export function PdfView({ file: { url, originalName } }: PdfViewProps) {
  const [, bucket, fileName = ''] = stored.exec(url) ?? [];
  const params = { bucket: bucket === 'ticket' ? bucket : 'documents', fileName } as const;
  const query = useCallQuery(getFile, { params, query: {} }, { gcTime: 0 });
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
      {(content) => <PdfFrame content={content} title={originalName} />}
    </QueryView>
  );
}
