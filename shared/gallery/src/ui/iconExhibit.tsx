import { Grid } from '@campus/shared/ui/Grid';
import { Icon, iconNames } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

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
