import { Chip } from '@campus/shared/ui/Chip';
import { Grid } from '@campus/shared/ui/Grid';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

/** A page has one heading of the first level, so the gallery shows no second screen in it. */
export const screenExhibit: Exhibit = {
  component: 'ui/Screen',
  subject: { element: <Screen title="Новости">Список</Screen>, tag: 'section' },
  states: { 'this page is one': () => <TextLink to="/_ui">Ещё одна</TextLink> },
};

const places = ['Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая'];

export const gridExhibit: Exhibit = {
  component: 'ui/Grid',
  subject: { element: <Grid>Сетка</Grid>, tag: 'div' },
  states: {
    'a wall of small cards': () => (
      <Grid as="ul" min="s">
        {places.map((place) => (
          <Surface as="li" key={place}>
            {place}
          </Surface>
        ))}
      </Grid>
    ),
    'a wall of large cards': () => (
      <Grid as="ul" min="l">
        {places.map((place) => (
          <Surface as="li" key={place}>
            {place}
          </Surface>
        ))}
      </Grid>
    ),
  },
};

export const gridOverlayExhibit: Exhibit = {
  component: 'ui/GridOverlay',
  subject: null,
  states: { 'on any page': () => <TextLink to="?grid">?grid</TextLink> },
};

const words = ['Карта', 'Выплаты', 'Заявления', 'План', 'Новости', 'События', 'Партнёры'];

export const stackExhibit: Exhibit = {
  component: 'ui/Stack',
  subject: { element: <Stack>Стопка</Stack>, tag: 'div' },
  states: {
    'a row that wraps': () => (
      <Stack direction="row" gap={2}>
        {words.map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Stack>
    ),
    'a column': () => (
      <Stack gap={2} align="start">
        {words.slice(0, 3).map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Stack>
    ),
  },
};

export const surfaceExhibit: Exhibit = {
  component: 'ui/Surface',
  subject: { element: <Surface>Карточка</Surface>, tag: 'div' },
  states: {
    tones: () => (
      <Stack gap={3}>
        <Surface>Обычная</Surface>
        <Surface tone="accent">Выделенная</Surface>
        <Surface tone="sunken">Утопленная</Surface>
      </Stack>
    ),
    'with a link that covers it': () => (
      <Surface interactive>
        <TextLink to="/_ui" quiet cover>
          Открыть всё
        </TextLink>
      </Surface>
    ),
  },
};
