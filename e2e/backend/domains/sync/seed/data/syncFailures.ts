/** What went wrong with a message of the reference-data service. */
export const syncFailures = [
  'The programme PRG-9001 of the student is unknown',
  'The payload has no group',
  'The organisation ORG-0099 is unknown',
];
