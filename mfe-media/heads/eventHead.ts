import type { HeadSource, StructuredValue } from '@campus/shared/remote/RemoteDeclaration';
import { editorialFields } from './editorialFields';
import { commonHead } from './commonHead';

const schema = (name: string) => ({ is: `https://schema.org/${name}` });

const place: StructuredValue = { type: 'Place', fields: { name: 'place', address: 'address' } };

const onNetwork: StructuredValue = {
  type: 'VirtualLocation',
  fields: { url: [{ addressOf: 'onlineUrl' }, { own: 'page' }] },
};

const attendance = (kind: string) => schema(`${kind}EventAttendanceMode`);

/** An event without visitors on the spot has no address: its place is only a word. */
const byFormat = (mixed: StructuredValue, online: StructuredValue, offline: StructuredValue) => ({
  when: 'isOnline',
  then: { when: 'address', then: mixed, otherwise: online },
  otherwise: { when: 'onlineUrl', then: mixed, otherwise: offline },
});

export const eventHead: HeadSource = {
  call: '/api/media/events/url/{url}',
  ...commonHead,
  structured: {
    type: 'Event',
    fields: {
      ...editorialFields,
      name: 'title',
      url: { own: 'page' },
      startDate: 'startsAt',
      endDate: 'endsAt',
      // What is called off is withdrawn, so whatever can be read takes place.
      eventStatus: schema('EventScheduled'),
      eventAttendanceMode: byFormat(
        attendance('Mixed'),
        attendance('Online'),
        attendance('Offline'),
      ),
      location: byFormat({ all: [place, onNetwork] }, onNetwork, place),
      organizer: [
        { when: 'organiser', then: { type: 'Organization', fields: { name: 'organiser' } } },
        { own: 'site' },
      ],
      maximumAttendeeCapacity: 'capacity',
      offers: {
        when: 'registrationUrl',
        then: { type: 'Offer', fields: { url: { addressOf: 'registrationUrl' } } },
      },
    },
  },
  trail: [{ path: '/events', title: { ru: 'События', en: 'Events' } }],
};
