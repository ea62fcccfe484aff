import { syncEntities, syncMessages } from '../../schema/sync';
import { syncFailures } from '../data/syncFailures';
import { idOf, mix } from './idOf';
import { padded } from './population';
import { pick } from './pick';
import { repeat } from './repeat';
import { sizes } from './sizes';
import { source, type ScaleContext } from './Source';

/** Of a hundred messages two are out of date and one is given up. */
function statusOf(index: number) {
  const place = mix(index) % 100;
  if (place === 0) return 'DEAD' as const;
  if (place < 3) return 'SKIPPED' as const;
  return 'APPLIED' as const;
}

const createMessage =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const status = statusOf(index);
    const student = mix(index) % sizes.students;
    const day = Math.min(
      -1,
      -Math.floor(((sizes.syncMessages - index) * 700) / sizes.syncMessages),
    );
    const at = calendar.moment(day, 0, index % 1_440);
    return {
      id: idOf('row', index),
      messageId: `MSG-${String(index + 1).padStart(8, '0')}`,
      entityType: pick(syncEntities.enumValues, mix(index + 1)),
      operationType: index % 9 === 0 ? ('CREATE' as const) : ('UPDATE' as const),
      externalId: `STD-${padded(student + 1)}`,
      occurredAt: at,
      createdAt: at,
      payload: { course: 1 + (index % 4), group: `Б-${1 + (index % 40)}` },
      status,
      attempts: status === 'DEAD' ? 6 : 1,
      error: status === 'DEAD' ? pick(syncFailures, index) : null,
    };
  };

export const scaleSync = (context: ScaleContext) => [
  source(syncMessages, repeat(sizes.syncMessages, createMessage(context))),
];
