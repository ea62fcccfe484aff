import { Grid } from '@campus/shared/ui/Grid';
import { Surface } from '@campus/shared/ui/Surface';
import type { Exhibit } from '../Exhibit';

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
