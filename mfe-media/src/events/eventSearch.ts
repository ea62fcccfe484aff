import { urlChoice, urlCount, urlDay, urlText, type UrlValue } from '@campus/shared/ui/urlValues';
import { noTopics, topicSearch } from '../reading/topicSearch';

const urlMonth: UrlValue<string | undefined> = (values) =>
  values.find((value) => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(value));

/** What the address of the list says; what is coming is shown unless it says otherwise. */
export const eventSearch = {
  skip: urlCount,
  view: urlChoice(['past', 'month']),
  search: urlText,
  ...topicSearch,
  format: urlChoice(['offline', 'online']),
  from: urlDay,
  to: urlDay,
  month: urlMonth,
};

export type EventSearch = { [K in keyof typeof eventSearch]: ReturnType<(typeof eventSearch)[K]> };

/** No filter at all, in whichever view. */
export const noEventFilter = {
  search: undefined,
  ...noTopics,
  format: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<EventSearch>;

/** Rows of one, two or three: the last one is full at every width. */
export const eventsPerPage = 12;
