import { isPdf, PdfView, showsPdf } from '@campus/shared/record/PdfView';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from './ApplicationChecks';
import styles from './DocumentView.module.css';
import { ZoomPicture } from './ZoomPicture';

type Document = Application['files'][number];

/** What this browser shows by itself. */
const isShown = (document: Document) => document.mime.startsWith('image/') || showsPdf(document);

function Content({ document }: { document: Document }) {
  if (isPdf(document)) return <PdfView file={document} />;
  return <ZoomPicture url={document.url} alt={document.originalName} sizes="100vw" />;
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
