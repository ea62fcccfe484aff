import { Menu, type MenuGroup, type MenuItem } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SaveViewDialog } from './SaveViewDialog';
import type { ListAddress } from './useListAddress';
import { useDefaultView } from './useDefaultView';
import { useSavedViews, type SavedView } from './useSavedViews';
import { ViewsDialog } from './ViewsDialog';

interface SavedViewsProps {
  list: string;
  address: ListAddress;
  choice: { hidden: string[]; hide: (keys: string[]) => void };
}

/** «Виды»: filters, order and columns under a name. */
export function SavedViews({ list, address, choice }: SavedViewsProps) {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const saved = useSavedViews(list);
  const [open, setOpen] = useState<'save' | 'manage'>();
  const settle = useDefaultView(saved.views, address, choice.hide);
  const close = () => setOpen(undefined);

  const show = ({ search, hidden }: SavedView) => {
    settle();
    choice.hide(hidden);
    void navigate(address.hrefOfView(search), { preventScrollReset: true });
  };
  const keep = (name: string) => {
    settle();
    saved.keep({ name, search: address.view, hidden: choice.hidden });
    close();
  };
  const isShown = ({ search, hidden }: SavedView) =>
    search === address.view && [...hidden].sort().join() === [...choice.hidden].sort().join();
  const items = saved.views.map((view) => ({
    label: view.name,
    icon: isShown(view) ? ('check' as const) : undefined,
    onSelect: () => show(view),
  }));
  const manage = { label: t('table.views.manage'), onSelect: () => setOpen('manage') };
  const groups: (MenuItem | MenuGroup)[] = [
    ...(items.length > 0 ? [{ label: t('table.views.saved'), items }] : []),
    { label: t('table.views.save'), icon: 'plus', onSelect: () => setOpen('save') },
    ...(items.length > 0 ? [{ ...manage, icon: 'edit' as const }] : []),
  ];
  const trigger = (
    <Button size="s" variant="ghost" icon="bookmark">
      {t('table.views.label')}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger} items={groups} />
      <SaveViewDialog open={open === 'save'} onClose={close} onKeep={keep} />
      <ViewsDialog open={open === 'manage'} onClose={close} saved={saved} onSettle={settle} />
    </>
  );
}
