import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Grid } from '@campus/shared/ui/Grid';
import { Icon, iconNames } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
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

export const buttonLinkExhibit: Exhibit = {
  component: 'ui/ButtonLink',
  subject: {
    element: <ButtonLink to="/_ui">Все компоненты</ButtonLink>,
    tag: 'a',
    isControl: true,
  },
  states: {
    usual: () => (
      <Stack direction="row">
        <ButtonLink to="/_ui">Заказать карту</ButtonLink>
        <ButtonLink to="/_ui" variant="soft" icon="card">
          Моя карта
        </ButtonLink>
        <ButtonLink to="/_ui" variant="ghost" size="s">
          На главную
        </ButtonLink>
      </Stack>
    ),
    'long words': () => (
      <ButtonLink to="/_ui">
        Подать заявление на повышенную государственную академическую стипендию
      </ButtonLink>
    ),
  },
};

export const iconButtonExhibit: Exhibit = {
  component: 'ui/IconButton',
  subject: {
    element: <IconButton icon="close" label="Закрыть" />,
    tag: 'button',
    isControl: true,
  },
  states: {
    usual: () => (
      <Stack direction="row" gap={2}>
        <IconButton icon="close" label="Закрыть" />
        <IconButton icon="print" label="Напечатать" />
        <IconButton icon="trash" label="Удалить" />
      </Stack>
    ),
    'with a number': () => (
      <Stack direction="row" gap={2}>
        <IconButton icon="bell" label="Уведомления: 3 новых" badge={3} />
        <IconButton icon="mail" label="Сообщения: 120 новых" badge={120} />
      </Stack>
    ),
    disabled: () => <IconButton icon="retry" label="Повторить" disabled />,
  },
};

const sizes = [16, 20, 24, 32] as const;

export const iconExhibit: Exhibit = {
  component: 'ui/Icon',
  subject: { element: <Icon name="home" />, tag: 'svg' },
  states: {
    sizes: () => (
      <Stack direction="row" align="center">
        {sizes.map((size) => (
          <Icon key={size} name="calendar" size={size} />
        ))}
      </Stack>
    ),
    all: () => (
      <Grid as="ul" min="s">
        {iconNames.map((name) => (
          <Stack as="li" key={name} direction="row" gap={3} align="center">
            <Icon name={name} size={24} />
            {name}
          </Stack>
        ))}
      </Grid>
    ),
  },
};
