import { describeConformance } from '@campus/shared/testing/describeConformance';
import { exhibits } from './exhibits';

// jsdom shows no pictures.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:sample', revokeObjectURL: () => undefined });
});

describeConformance('attachments', exhibits);
