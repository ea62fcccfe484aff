import type { LanguageKey } from '@campus/shared/contract/fields';
import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { useFormat } from '@campus/shared/format/useFormat';
import type { MenuItem } from '@campus/shared/popup/Menu';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { Status } from '@campus/shared/ui/Status';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../list/ContentRecord';
import { statusLooks } from '../list/statusLooks';
import type { ContentValues } from './ContentValues';
import { movesFrom, type MoveName, type Wish } from './movesFrom';

/** The state that the server knows a record to be in. */
function StatusOf({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const status = record?.status ?? 'DRAFT';
  const isAhead = status === 'SCHEDULED' && record?.publishAt;
  return (
    <Status {...statusLooks[status]}>
      {isAhead
        ? t('editor.status.appears', { time: dateTime(isAhead) })
        : t(`editor.status.${record ? status : 'NEW'}`)}
    </Status>
  );
}

/** How much of title, summary and text is there; readers get English only when all of it is. */
function Completeness() {
  const texts = useWatch<ContentValues, ['title', 'summary', 'body']>({
    name: ['title', 'summary', 'body'],
  });
  const shareOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return <CompletenessRing parts={{ ru: shareOf('ru'), en: shareOf('en') }} />;
}

interface ActionBarProps {
  record: ContentRecord | null;
  wish: Wish;
  onWish: (wish: Wish) => void;
  onPreview: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Publishing first; what else may be done with a publication is in the menu. */
export function ActionBar({ record, wish, onWish, ...on }: ActionBarProps) {
  const { t } = useTranslation('media');
  const status = record?.status ?? 'DRAFT';
  const moves = movesFrom(status, record === null);
  const nameOf = (move: Wish) => t([`editor.move.${move}.${status}`, `editor.move.${move}.any`]);
  const itemOf = (move: MoveName) => ({ label: nameOf(move), onSelect: () => onWish(move) });
  const preview: MenuItem = { label: t('editor.preview'), icon: 'eye', onSelect: on.onPreview };
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
  const publish = { move: 'publish' as const, label: nameOf('publish') };
  return (
    <SaveBar
      label={t('editor.actions')}
      status={<StatusOf record={record} />}
      meter={<Completeness />}
      savedAt={record && record.updatedAt}
      saveLabel={nameOf('save')}
      onSave={() => onWish('save')}
      main={
        moves.includes('publish') ? { ...publish, onClick: () => onWish('publish') } : undefined
      }
      move={wish}
      menu={[
        { items: moves.filter((move) => move !== 'publish').map(itemOf) },
        { items: record ? [preview, duplicate] : [preview] },
        ...(record ? [{ items: [removal] }] : []),
      ]}
    />
  );
}
