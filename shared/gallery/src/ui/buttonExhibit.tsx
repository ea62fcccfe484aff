import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

const variants = ['strong', 'accent', 'soft', 'ghost', 'danger'] as const;

export const buttonExhibit: Exhibit = {
  component: 'ui/Button',
  subject: { element: <Button>Сохранить</Button>, tag: 'button', isControl: true },
  states: {
    variants: () => (
      <Stack direction="row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Сохранить
          </Button>
        ))}
      </Stack>
    ),
    small: () => (
      <Stack direction="row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="s">
            Сохранить
          </Button>
        ))}
      </Stack>
    ),
    'with an icon': () => (
      <Button icon="retry" variant="soft">
        Повторить
      </Button>
    ),
    busy: () => <Button busy>Сохранить</Button>,
    disabled: () => <Button disabled>Сохранить</Button>,
  },
};
