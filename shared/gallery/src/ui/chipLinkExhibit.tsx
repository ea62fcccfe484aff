import { ChipLink } from '@campus/shared/ui/ChipLink';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

const tags = ['Стипендии', 'Общежитие', 'Карта студента', 'Наука', 'Спорт'];

export const chipLinkExhibit: Exhibit = {
  component: 'ui/ChipLink',
  subject: {
    element: (
      <ChipLink to="/_ui" selected={false}>
        Стипендии
      </ChipLink>
    ),
    tag: 'a',
    isControl: true,
  },
  states: {
    'one of several chosen': () => (
      <Stack direction="row" gap={2}>
        {tags.map((tag, index) => (
          <ChipLink key={tag} to={`/_ui/ui?tag=${index}`} selected={index === 1}>
            {tag}
          </ChipLink>
        ))}
      </Stack>
    ),
  },
};
