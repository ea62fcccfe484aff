import { FieldShell } from '@campus/shared/form/FieldShell';
import { Button } from '@campus/shared/ui/Button';
import type { Exhibit } from '../Exhibit';

const control = (
  <Button id="shelled" variant="soft">
    Выбрать
  </Button>
);

export const fieldShellExhibit: Exhibit = {
  component: 'form/FieldShell',
  subject: {
    element: (
      <FieldShell id="shelled" label="Справка">
        {control}
      </FieldShell>
    ),
    tag: 'div',
    isControl: true,
  },
  states: {
    everything: () => (
      <FieldShell
        id="shelled"
        label="Справка"
        optional
        hint="Подсказка стоит до поля: её читают раньше, чем начинают писать"
        error="Ошибка стоит после поля и говорит, что делать дальше"
      >
        {control}
      </FieldShell>
    ),
  },
};
