import { saveFile } from '@campus/shared/browser/saveFile';
import { useCopy } from '@campus/shared/browser/useCopy';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './staffAccount.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Below the title of a page, or of a section of it. */
  level: 'h2' | 'h3';
  /** Names the button that puts them away. */
  doneLabel: string;
  onDone: () => void;
}

/** Shown once: nobody can tell them again, so leaving the page asks first. */
export function RecoveryCodes({ codes, level: Heading, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('staffAccount');
  const copy = useCopy();
  const isKept = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const file = () => new Blob([`${t('codes.fileTitle')}\n\n${text}\n`], { type: 'text/plain' });
  const words = { done: t('codes.copied'), failed: t('codes.copyFailed') };
  return (
    <Stack gap={4}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {t('codes.title')}
      </Heading>
      <Banner tone="warning">{t('codes.text')}</Banner>
      <ol className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button size="s" variant="soft" icon="copy" onClick={() => void copy(text, words)}>
          {t('codes.copy')}
        </Button>
        <Button
          size="s"
          variant="soft"
          icon="download"
          onClick={() => saveFile('campus-recovery-codes.txt', file())}
        >
          {t('codes.save')}
        </Button>
        <Button size="s" variant="soft" icon="print" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <div>
        <Button
          onClick={() => {
            isKept.current = true;
            onDone();
          }}
        >
          {doneLabel}
        </Button>
      </div>
      <LeaveQuestion isUnsaved={() => !isKept.current} />
    </Stack>
  );
}
