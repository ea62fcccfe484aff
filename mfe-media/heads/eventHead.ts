import type { CallOutput } from '@campus/shared/contract/call';
import { getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { recordHead } from '@campus/shared/remote/declareRecords';
import type { FieldPath } from '@campus/shared/remote/fieldOf';
import type { StructuredValue } from '@campus/shared/remote/RemoteDeclaration';
import { editorialFields, commonHead } from './commonHead';

type Value = StructuredValue<FieldPath<CallOutput<typeof getEventByUrl>>>;

const schema = (name: string) => ({ is: `https://schema.org/${name}` });

const place: Value = { type: 'Place', fields: { name: 'place', address: 'address' } };

const onNetwork: Value = {
  type: 'VirtualLocation',
  fields: { url: [{ addressOf: 'onlineUrl' }, { own: 'page' }] },
};

const attendance = (kind: string) => schema(`${kind}EventAttendanceMode`);

/** An event without visitors on the spot has no address: its place is only a word. */
const byFormat = (mixed: Value, online: Value, offline: Value): Value => ({
  when: 'isOnline',
  then: { when: 'address', then: mixed, otherwise: online },
  otherwise: { when: 'onlineUrl', then: mixed, otherwise: offline },
});

export const eventHead = recordHead({
  call: getEventByUrl,
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
});
