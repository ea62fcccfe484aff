import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import type { ContentRow } from './ContentRow';
import { useRefusalOf } from './useRefusalOf';
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
  { to: 'PUBLISHED', icon: 'check' },
  { to: 'DRAFT', icon: 'undo' },
  { to: 'ARCHIVED', icon: 'eye-off' },
] as const;

/** What can be done with one record. */
export function ContentMenu({ kind, row, actions }: ContentMenuProps) {
  const { t } = useTranslation('media');
  const refusalOf = useRefusalOf();
  const { id, url, title, staff } = row;
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
  const statuses = moves
    .filter(({ to }) => to !== status)
    .map(({ to, icon }): MenuItem => ({
      label: t(`desk.action.${to}`),
      icon,
      disabled: refusalOf(status, to),
      onSelect: () => void actions.move({ id, title, to }),
    }));
  const remove: MenuItem = {
    label: t('desk.action.remove'),
    icon: 'trash',
    tone: 'danger',
    onSelect: () => actions.remove({ id, title }),
  };
  const trigger = <IconButton icon="more" label={t('desk.action.menu', { title })} />;
  return (
    <Menu trigger={trigger} items={[{ items: open }, { items: statuses }, { items: [remove] }]} />
  );
}
