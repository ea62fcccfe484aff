import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useState, type ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { paragraphs } from './paragraphs';

const nothing = () => undefined;

function Deletion({ busy = false, failed = false }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Удалить статью
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Удалить статью «Первый день»?"
        text="Её больше не увидят ни читатели, ни редакторы. Вернуть её не получится."
        confirmLabel="Удалить статью"
        tone="danger"
        busy={busy}
        onConfirm={busy ? nothing : close}
        onCancel={close}
      >
        {failed && <Banner tone="danger">Не получилось удалить. Попробуйте ещё раз.</Banner>}
      </ConfirmDialog>
    </>
  );
}

function Sending() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Отправить 1 240 студентам
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Отправить письмо?"
        text="Его получат 1 240 студентов. Отозвать письмо нельзя."
        confirmLabel="Отправить"
        cancelLabel="Проверить ещё раз"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

const confirmDialogExhibit: Exhibit = {
  component: 'overlay/ConfirmDialog',
  subject: {
    element: (
      <ConfirmDialog
        open
        title="Удалить?"
        text="Вернуть не получится."
        confirmLabel="Удалить"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    tag: 'div',
  },
  states: {
    danger: () => <Deletion />,
    usual: Sending,
    busy: () => <Deletion busy />,
    failed: () => <Deletion failed />,
  },
};

interface DialogSampleProps {
  opener: string;
  size?: 's' | 'm' | 'l' | 'full';
  children: ReactNode;
  hasActions?: boolean;
}

function DialogSample({ opener, size = 'm', children, hasActions = false }: DialogSampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button onClick={close}>Сохранить</Button>
      <Button variant="ghost" onClick={close}>
        Отмена
      </Button>
    </>
  );
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size={size}
        title="Адрес доставки карты"
        description="Привезём в отделение, которое вы выберете."
        actions={hasActions && actions}
      >
        {children}
      </Dialog>
    </>
  );
}

function Removal() {
  const undoable = useUndoable();
  const remove = () => undoable({ text: 'Адрес удалён', undo: () => undefined });
  return <Button onClick={remove}>Удалить адрес</Button>;
}

const dialogExhibit: Exhibit = {
  component: 'overlay/Dialog',
  subject: {
    element: (
      <Dialog open onClose={() => undefined} title="Адрес">
        Казань
      </Dialog>
    ),
    tag: 'div',
  },
  states: {
    usual: () => (
      <DialogSample opener="Показать адрес">
        <p>Казань, улица Баумана, 12</p>
      </DialogSample>
    ),
    'long, with actions': () => (
      <DialogSample opener="Открыть длинное" hasActions>
        <Stack>{paragraphs(14)}</Stack>
      </DialogSample>
    ),
    small: () => (
      <DialogSample opener="Открыть маленькое" size="s" hasActions>
        <p>Казань</p>
      </DialogSample>
    ),
    large: () => (
      <DialogSample opener="Открыть большое" size="l" hasActions>
        <Stack>{paragraphs(3)}</Stack>
      </DialogSample>
    ),
    'a notice over it': () => (
      <DialogSample opener="Открыть с сообщением">
        <Removal />
      </DialogSample>
    ),
    'one over another': () => (
      <DialogSample opener="Открыть первое" hasActions>
        <DialogSample opener="Открыть второе" size="s">
          <p>Первое ждёт в тени.</p>
        </DialogSample>
      </DialogSample>
    ),
  },
};

function DrawerSample({ opener, count }: { opener: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" icon="filter" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title="Фильтры"
        actions={<Button onClick={close}>Показать 24 заявки</Button>}
      >
        <Stack>{paragraphs(count)}</Stack>
      </Drawer>
    </>
  );
}

const drawerExhibit: Exhibit = {
  component: 'overlay/Drawer',
  subject: {
    element: (
      <Drawer open onClose={() => undefined} title="Фильтры">
        Статус
      </Drawer>
    ),
    tag: 'div',
  },
  states: {
    usual: () => <DrawerSample opener="Фильтры" count={1} />,
    long: () => <DrawerSample opener="Много фильтров" count={14} />,
  },
};

const tabs = [
  { value: 'data', label: 'Данные', content: <p>Иванова Анна, второй курс</p> },
  { value: 'files', label: 'Файлы', count: 3, content: <p>Паспорт, фото, справка</p> },
  { value: 'log', label: 'История', count: 12, content: <p>Подана 1 сентября</p> },
];

const months = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь'];

const tabsExhibit: Exhibit = {
  component: 'overlay/Tabs',
  subject: { element: <Tabs label="Разделы заявки" tabs={tabs} />, tag: 'div', isControl: true },
  states: {
    usual: () => <Tabs label="Разделы заявки" tabs={tabs} />,
    'more than fit': () => (
      <Tabs
        label="Месяцы"
        value="Июль"
        tabs={months.map((month) => ({
          value: month,
          label: month,
          content: <p>{month}: 2 выплаты</p>,
        }))}
      />
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  dialogExhibit,
  confirmDialogExhibit,
  drawerExhibit,
  tabsExhibit,
];
