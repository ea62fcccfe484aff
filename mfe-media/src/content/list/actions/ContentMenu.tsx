import { isAhead } from '@campus/shared/contract/days';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentRow } from '../contentCalls';
import { useRefusalOf } from './useSaveStatus';
import type { RowActions } from './useRowActions';

/** Where readers find what is published. */
const publicPathOf = {
  news: mediaPaths.newsItem,
  events: mediaPaths.event,
  'info-pages': mediaPaths.infoPage,
};

interface ContentMenuProps {
  kind: ContentKind;
  row: ContentRow;
  actions: RowActions;
}

const moves = [
  { to: 'SCHEDULED', icon: 'calendar' },
  { to: 'PUBLISHED', icon: 'check' },
  { to: 'DRAFT', icon: 'undo' },
  { to: 'ARCHIVED', icon: 'eye-off' },
] as const;

/** What can be done with one record. */
export function ContentMenu({ kind, row, actions }: ContentMenuProps) {
  const { t } = useTranslation('media');
  const refusalOf = useRefusalOf();
  const wordsOf = useMomentWords();
  const [isAsking, setAsking] = useState(false);
  const { id, url, title, staff, publishAt } = row;
  const status: PublicationStatus = staff?.status ?? 'PUBLISHED';
  const open: MenuItem[] = [
    { label: t('desk.action.open'), icon: 'edit', to: mediaPaths.content(kind, id) },
    ...(status === 'PUBLISHED'
      ? [{ label: t('desk.action.read'), icon: 'eye' as const, to: publicPathOf[kind](url) }]
      : []),
    {
      label: t('desk.action.duplicate'),
      icon: 'copy',
      onSelect: () => void actions.duplicate(id),
    },
  ];
  // Of what is published the moment is in the past, whatever the clock of this device says.
  const moment = status !== 'PUBLISHED' && isAhead(publishAt) ? publishAt : null;
  const time = moment && wordsOf(moment);
  const publish = () => void actions.move({ id, title, to: 'PUBLISHED' });
  const statuses = moves
    .filter(({ to }) => to !== status && (to !== 'SCHEDULED' || moment))
    .map(({ to, icon }): MenuItem => ({
      label: t(moment && to === 'PUBLISHED' ? 'desk.publishNow.action' : `desk.action.${to}`, {
        time,
      }),
      icon,
      disabled: refusalOf(status, to),
      onSelect: () => {
        if (moment && to === 'PUBLISHED') setAsking(true);
        else void actions.move({ id, title, to });
      },
    }));
  const remove: MenuItem = {
    label: t('desk.action.remove'),
    icon: 'trash',
    tone: 'danger',
    onSelect: () => actions.remove({ id, title }),
  };
  const trigger = <IconButton icon="more" label={t('desk.action.menu', { title })} />;
  return (
    <>
      <Menu trigger={trigger} items={[{ items: open }, { items: statuses }, { items: [remove] }]} />
      <ConfirmDialog
        open={isAsking}
        title={t('desk.publishNow.title', { title })}
        text={t('desk.publishNow.text', { time })}
        confirmLabel={t('desk.publishNow.action')}
        onConfirm={() => {
          setAsking(false);
          publish();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
