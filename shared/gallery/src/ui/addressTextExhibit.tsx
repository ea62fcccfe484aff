import { AddressText } from '@campus/shared/ui/AddressText';
import type { Exhibit } from '../Exhibit';

export const addressTextExhibit: Exhibit = {
  component: 'ui/AddressText',
  subject: null,
  states: {
    'no longer than its line': () => <AddressText>audit@example.test</AddressText>,
    'longer than its line': () => (
      <p style={{ maxWidth: '12rem' }}>
        <AddressText>https://department.example.test/partners/coffee-and-books</AddressText>
      </p>
    ),
  },
};
