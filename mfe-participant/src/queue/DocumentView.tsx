import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getFile } from '@campus/shared/contract/files/calls';
import { Button } from '@campus/shared/ui/Button';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from './checksOf';
import styles from './DocumentView.module.css';
import { ZoomPicture } from './ZoomPicture';

type Document = Application['files'][number];

const pdf = 'application/pdf';
/** As wide as the frame, without a column of small pages. */
const view = '#navpanes=0&view=FitH';
const stored = /^\/api\/files\/documents\/([\w-]+\.[a-z]+)$/;

/** The browser holds the bytes no longer than they are shown. */
function PdfFrame({ content, title }: { content: Blob; title: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      // Whatever the answer called itself: nothing but the browser’s viewer of PDF will open it.
      const url = URL.createObjectURL(new Blob([content], { type: pdf }));
      frame.src = url + view;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  return <iframe ref={show} title={title} className={styles.frame} />;
}

/** A private file is asked for with the token of the session, and kept by nothing. */
function PdfView({ fileName, title }: { fileName: string; title: string }) {
  const input = { params: { bucket: 'documents', fileName }, query: {} } as const;
  const query = useCallQuery(getFile, input, { gcTime: 0 });
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
      {(content) => <PdfFrame content={content} title={title} />}
    </QueryView>
  );
}

/** What this browser shows by itself; a phone often has no viewer of PDF. */
const isShown = ({ mime, url }: Document) =>
  mime.startsWith('image/') || (mime === pdf && navigator.pdfViewerEnabled && stored.test(url));

function Content({ document: { url, mime, originalName } }: { document: Document }) {
  if (mime !== pdf) return <ZoomPicture url={url} alt={originalName} sizes="100vw" />;
  return <PdfView fileName={stored.exec(url)?.[1] ?? ''} title={originalName} />;
}

/** The documents of an application in place, one at a time; others are links, as all of them are. */
export function DocumentView({ files }: Pick<Application, 'files'>) {
  const { t } = useTranslation('participant');
  const [chosen, choose] = useState<string>();
  const shown = files.filter(isShown);
  const current = shown.find(({ id }) => id === chosen) ?? shown[0];
  if (!current) return null;
  return (
    <Surface as="section" aria-label={t('queue.documents')}>
      <Stack gap={4}>
        {shown.length > 1 && (
          <div role="group" aria-label={t('queue.documentShown')} className={styles.choices}>
            {shown.map(({ id, originalName }) => (
              <Button
                key={id}
                size="s"
                variant={id === current.id ? 'strong' : 'ghost'}
                aria-pressed={id === current.id}
                onClick={() => choose(id)}
              >
                {originalName}
              </Button>
            ))}
          </div>
        )}
        <Content key={current.id} document={current} />
      </Stack>
    </Surface>
  );
}
