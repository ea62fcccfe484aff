import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './CellNotes.module.css';
import type { Cell } from './grantSheet';
import type { GrantSheet } from './useGrantSheet';

interface CellNotesProps {
  id: string;
  cell: Cell;
  grants: GrantSheet;
}

/** Why a cell cannot be saved, and the choice where somebody else has changed it too. */
export function CellNotes({ id, cell, grants }: CellNotesProps) {
  const { t } = useTranslation('payments');
  const { t: tShared } = useTranslation('shared');
  const { dateTime } = useFormat();
  const notes = useRef<HTMLDivElement>(null);
  const problem = grants.problemOf(cell);
  const conflict = grants.conflictOf(cell);
  if (!problem && !conflict) return null;
  const theirs = grants.savedText(cell) || t('matrix.nothing');
  /** The buttons go with the choice: the cell, or its field on a phone, has the focus then. */
  const settle = (whose: 'mine' | 'theirs') => {
    const place = notes.current?.parentElement;
    flushSync(() => grants.settle(cell, whose));
    (place?.querySelector('input') ?? place)?.focus();
  };
  return (
    <div ref={notes} id={id} className={styles.notes}>
      {problem && (
        <p className={styles.problem}>
          {problem === 'GRANT_OVERLAP'
            ? t('matrix.overlap')
            : tShared([`error.${problem}`, 'error.INVALID'])}
        </p>
      )}
      {conflict && (
        <div role="group" aria-label={t('matrix.conflict.title')} className={styles.conflict}>
          <p>
            {t('matrix.conflict.who', {
              who: conflict.by ?? t('matrix.conflict.somebody'),
              when: conflict.at ? dateTime(conflict.at) : '',
            })}
          </p>
          <Button size="s" variant="soft" onClick={() => settle('theirs')}>
            {t('matrix.conflict.theirs', { value: theirs })}
          </Button>
          <Button size="s" variant="soft" onClick={() => settle('mine')}>
            {t('matrix.conflict.mine', { value: grants.textOf(cell) || t('matrix.nothing') })}
          </Button>
        </div>
      )}
    </div>
  );
}
