import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import type { MenuItem } from '@campus/shared/popup/Menu';
import type { AutosaveState } from '@campus/shared/record/useAutosave';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { Status } from '@campus/shared/ui/Status';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../list/ContentRecord';
import { isAhead } from '../list/isAhead';
import { statusLooks } from '../list/statusLooks';
import { useMomentWords } from '../list/useMomentWords';
import type { ContentValues } from './ContentValues';
import { fromMoscowTime } from './moscowTime';
import { mainMove, movesFrom, type MoveName, type Wish } from './movesFrom';
import { useWrittenParts } from './useWrittenParts';

/** The state that the server knows a record to be in. */
function StatusOf({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const wordsOf = useMomentWords();
  const status = record?.status ?? 'DRAFT';
  const waits = status === 'SCHEDULED' && record?.publishAt;
  return (
    <Status {...statusLooks[status]}>
      {waits
        ? t('editor.status.appears', { time: wordsOf(waits) })
        : t(`editor.status.${record ? status : 'NEW'}`)}
    </Status>
  );
}

const Completeness = () => <CompletenessRing parts={useWrittenParts()} />;

interface PublishNowProps {
  /** The moment that the form holds. */
  moment: string | null;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Readers would get at once what the form keeps for later: that is asked first. */
function PublishNow({ moment, open, onConfirm, onClose }: PublishNowProps) {
  const { t } = useTranslation('media');
  const wordsOf = useMomentWords();
  return (
    <ConfirmDialog
      open={open}
      title={t('editor.publishNow.title')}
      text={t('editor.publishNow.text', { time: moment && wordsOf(moment) })}
      confirmLabel={t('editor.publishNow.action')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
}

interface ActionBarProps {
  record: ContentRecord | null;
  wish: Wish;
  autosave: AutosaveState;
  onWish: (wish: Wish) => void;
  onPreview: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What the form holds is what the main button says and does; what else may be done is in the menu. */
export function ActionBar({ record, wish, autosave, onWish, ...on }: ActionBarProps) {
  const { t } = useTranslation('media');
  const status = record?.status ?? 'DRAFT';
  const moves = movesFrom(status, record === null);
  const [publishAt, title] = useWatch<ContentValues, ['publishAt', 'title.ru']>({
    name: ['publishAt', 'title.ru'],
  });
  const wordsOf = useMomentWords();
  const [isAsking, setAsking] = useState(false);
  const held = fromMoscowTime(publishAt);
  const moment = isAhead(held) ? held : null;
  const main = mainMove(moves, moment !== null);

  function nameOf(move: Wish) {
    if (moment && move === 'schedule') return t('editor.scheduleFor', { time: wordsOf(moment) });
    if (moment && move === 'publish') return t('editor.publishNow.action');
    return t([`editor.move.${move}.${status}`, `editor.move.${move}.any`]);
  }
  const wishFor = (move: MoveName) => () =>
    moment && move === 'publish' ? setAsking(true) : onWish(move);
  const itemOf = (move: MoveName) => ({ label: nameOf(move), onSelect: wishFor(move) });
  const duplicate: MenuItem = {
    label: t('editor.duplicate'),
    icon: 'copy',
    onSelect: on.onDuplicate,
  };
  const removal: MenuItem = {
    label: t('editor.delete'),
    icon: 'trash',
    tone: 'danger',
    onSelect: on.onDelete,
  };
  return (
    <>
      <SaveBar
        label={t('editor.actions')}
        status={<StatusOf record={record} />}
        meter={<Completeness />}
        savedAt={record && record.updatedAt}
        autosave={autosave}
        missing={title.trim() ? undefined : t('editor.untitled')}
        saveLabel={nameOf('save')}
        onSave={() => onWish('save')}
        main={main && { move: main, label: nameOf(main), onClick: wishFor(main) }}
        move={wish}
        look={{ label: t('editor.preview'), icon: 'eye', onSelect: on.onPreview }}
        menu={[
          { items: moves.filter((move) => move !== main).map(itemOf) },
          ...(record ? [{ items: [duplicate] }, { items: [removal] }] : []),
        ]}
      />
      <PublishNow
        moment={moment}
        open={isAsking}
        onConfirm={() => onWish('publish')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
