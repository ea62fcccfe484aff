import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

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
