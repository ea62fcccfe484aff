import { ApiError } from '@campus/shared/api/ApiError';
import { BulkBar, type BulkAction } from '@campus/shared/table/BulkBar';
import { oneByOne } from '@campus/shared/table/oneByOne';
import { useSelection, type Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

const three = [
  ['1', 'Иванова Мария'],
  ['2', 'Ли Анна'],
  ['3', 'Петров Кузьма'],
] as const;

const refuse = (key: string) =>
  key === '2'
    ? Promise.reject(new ApiError(422, 'Это последний администратор'))
    : Promise.resolve();

const actions: BulkAction[] = [
  { label: 'Открыть доступ', icon: 'check', run: oneByOne(() => Promise.resolve()) },
  { label: 'Закрыть доступ', icon: 'lock', run: oneByOne(refuse) },
  {
    label: 'Удалить',
    icon: 'trash',
    tone: 'danger',
    run: oneByOne(() => Promise.resolve()),
    confirm: (count) => ({ title: `Удалить: ${count}?`, text: 'Вернуть их не получится.' }),
  },
];

const fixed: Selection = {
  chosen: new Map(three),
  choose: () => undefined,
  clear: () => undefined,
};

const Live = () => {
  const selection = useSelection();
  return (
    <Stack>
      <Button variant="soft" onClick={() => selection.choose(three, true)}>
        Выбрать троих
      </Button>
      <BulkBar selection={selection} actions={actions} />
    </Stack>
  );
};

export const bulkBarExhibit: Exhibit = {
  component: 'table/BulkBar',
  subject: {
    element: <BulkBar selection={fixed} actions={actions} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    'three rows chosen': () => <BulkBar selection={fixed} actions={actions} />,
    'nothing chosen, then three; one of them is refused': Live,
    'one action': () => <BulkBar selection={fixed} actions={actions.slice(0, 1)} />,
  },
};
