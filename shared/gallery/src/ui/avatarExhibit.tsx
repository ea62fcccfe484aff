import { Avatar } from '@campus/shared/ui/Avatar';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

const name = 'Студентка Первокурсница';
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" fill="#cfe3f5"/><path d="M3 32c0-8 5-12 12-12s12 4 12 12z" fill="#35597f"/><circle cx="15" cy="13" r="7" fill="#f0c9a8"/></svg>',
)}`;
const sizes = ['s', 'm', 'l'] as const;

const everySize = (url: string | null) => (
  <Stack direction="row">
    {sizes.map((size) => (
      <Avatar key={size} name={name} size={size} photo={url === null ? null : { url }} />
    ))}
  </Stack>
);

export const avatarExhibit: Exhibit = {
  component: 'ui/Avatar',
  subject: { element: <Avatar name={name} />, tag: 'span' },
  states: {
    initials: () => everySize(null),
    photo: () => everySize(face),
    'a photo that does not load': () => everySize('data:image/png;base64,AA=='),
    'one word': () => <Avatar name="Поддержка" />,
  },
};
