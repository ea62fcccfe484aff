import type { MediaFile } from '@campus/shared/contract/files';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Picture } from '@campus/shared/contract/publication';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingNote } from './MissingNote';
import { PreviewChoice } from './PreviewChoice';
import styles from './PreviewDialog.module.css';
import { PreviewFrame } from './PreviewFrame';
import { PreviewPage } from './PreviewPage';
import type { PreviewKind, PreviewValues } from './PreviewValues';
import { ReadersView } from './ReadersView';

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  kind: PreviewKind;
  /** Of the form, saved or not. */
  values: PreviewValues;
  cover: Picture | null;
  /** Those that the record has. */
  files?: readonly MediaFile[];
}

const widths = { phone: 375, desktop: 1280 };

/** A publication as readers will see it, before anybody saves it. */
export function PreviewDialog({ open, onClose, ...shown }: PreviewDialogProps) {
  const { t, i18n } = useTranslation('media');
  const [language, setLanguage] = useState<LanguageKey>(i18n.language === 'en' ? 'en' : 'ru');
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <Dialog open={open} onClose={onClose} title={t('preview.title')} size="full">
      <div className={styles.tools}>
        <PreviewChoice
          label={t('preview.width')}
          value={device}
          onChange={setDevice}
          choices={{ phone: t('preview.phone'), desktop: t('preview.desktop') }}
        />
        <PreviewChoice
          label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          choices={{ ru: t('preview.ru'), en: t('preview.en') }}
        />
      </div>
      <MissingNote kind={shown.kind} values={shown.values} language={language} />
      <PreviewFrame
        width={widths[device]}
        language={language}
        title={t('preview.frame', { width: widths[device] })}
      >
        <ReadersView language={language}>
          <PreviewPage {...shown} language={language} />
        </ReadersView>
      </PreviewFrame>
    </Dialog>
  );
}
