import { Column } from '@campus/shared/ui/Column';
import { Grid } from '@campus/shared/ui/Grid';
import { Surface } from '@campus/shared/ui/Surface';
import type { Exhibit } from '../Exhibit';

export const columnExhibit: Exhibit = {
  component: 'ui/Column',
  subject: { element: <Column>Колонка</Column>, tag: 'div' },
  states: {
    'eight and four from 1024 px': () => (
      <Grid>
        <Column from1024={8}>
          <Surface>Главное</Surface>
        </Column>
        <Column from1024={4}>
          <Surface tone="sunken">Рядом</Surface>
        </Column>
      </Grid>
    ),
    'halves from 640 px': () => (
      <Grid>
        <Column from640={6}>
          <Surface>Первая половина</Surface>
        </Column>
        <Column from640={6}>
          <Surface>Вторая половина</Surface>
        </Column>
      </Grid>
    ),
  },
};
