import { Progress } from '@campus/shared/progress/Progress';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

function Growing() {
  const [value, setValue] = useState(20);
  return (
    <Stack gap={3}>
      <Progress label="Загрузка файла" value={value} />
      <Button size="s" variant="soft" onClick={() => setValue((value + 10) % 110)}>
        Ещё 10 %
      </Button>
    </Stack>
  );
}

export const progressExhibit: Exhibit = {
  component: 'progress/Progress',
  subject: { element: <Progress label="Загрузка файла" value={40} />, tag: 'div' },
  states: {
    started: () => <Progress label="Загрузка файла" value={0} />,
    'on its way': () => <Progress label="Загрузка файла" value={40} />,
    'own words': () => (
      <Progress label="Проверка строк" value={12} max={40} valueText="12 из 40 строк" />
    ),
    done: () => <Progress label="Загрузка файла" value={100} />,
    'how long is unknown': () => <Progress label="Готовим выгрузку" />,
    'long text': () => (
      <Progress
        label="Сверяем сведения о студентах с данными образовательных организаций за прошедший учебный год"
        value={63}
        valueText="проверено 6 300 записей из 10 000"
      />
    ),
    growing: Growing,
  },
};
