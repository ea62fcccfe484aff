import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import {
  authors,
  events,
  eventsToTags,
  helpVotes,
  infoPages,
  news,
  newsTags,
  newsToTags,
} from '../mediaTables';
import { coverRows, type CoverName } from './data/coverRows';
import { authorRows } from './data/authorRows';
import { eventRows } from './data/eventRows';
import { newsRows } from './data/newsRows';
import { newsTagRows } from './data/newsTagRows';
import { pageRows } from './data/pageRows';
import { pageVoteRows } from './data/pageVoteRows';
import { createRandom } from '../../../platform/seed/createRandom';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Staff } from '../../accounts/seed/seedStaff';

const published = 'PUBLISHED' as const;
const hour = 3_600_000;
const inMoscow = 3;
/** Days until what waits appears. */
const scheduled = 5;

/** Authors and tags, and what finds them. */
async function seedDirectories({ tx, random }: DemoContext) {
  const tagRows = newsTagRows.map((row) => ({ ...row, id: random.uuid() }));
  const authorList = Object.entries(authorRows).map(([key, row]) => ({
    ...row,
    key,
    id: random.uuid(),
  }));
  await insertAll(tx, authors, authorList);
  await insertAll(tx, newsTags, tagRows);
  return {
    authorId: (key: string) => assertDefined(authorList.find((row) => row.key === key)).id,
    tagIds: (slugs: string[]) =>
      tagRows.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id),
  };
}

type Directories = Awaited<ReturnType<typeof seedDirectories>>;

/** The covers that some of the publications have, as their editor gave them. */
const addCovers = <T extends { id: string; cover?: CoverName }>(
  { pictures }: DemoContext,
  rows: T[],
  by: string,
) =>
  pictures.addTo(rows, ({ id, cover }) =>
    cover
      ? {
          ...{ bucket: 'public', domain: 'media', name: cover, alt: coverRows[cover] },
          ...{ subjectId: id, ownerId: by },
        }
      : undefined,
  );

async function seedNews(context: DemoContext, { authorId, tagIds }: Directories, by: string) {
  const { tx, random, calendar } = context;
  const rows = newsRows.map(({ age, author, tags, status, ...item }, index) => ({
    ...item,
    id: random.uuid(),
    status: status ?? published,
    authorId: authorId(author),
    updatedById: by,
    publishAt: status === 'DRAFT' ? null : calendar.moment(-age, 6 + (index % 5), (index * 7) % 60),
    createdAt: calendar.moment(-Math.max(age, 0) - 2, 9, index),
    tags,
  }));
  const covers = await addCovers(context, rows, by);
  await insertAll(
    tx,
    news,
    rows.map((row, index) => ({ ...row, coverId: covers[index] })),
  );
  const links = rows.flatMap(({ id, tags }) =>
    tagIds(tags).map((tagId) => ({ newsId: id, tagId })),
  );
  await insertAll(tx, newsToTags, links);
}

async function seedEvents(context: DemoContext, { authorId, tagIds }: Directories, by: string) {
  const { tx, random, calendar } = context;
  const rows = eventRows.map(({ day, author, tags, status = published, ...item }, index) => {
    const startsAt = calendar.moment(day, item.hour - inMoscow);
    const announced = calendar.moment(Math.min(day, 0) - 14, 7, index);
    return {
      ...item,
      id: random.uuid(),
      status,
      authorId: authorId(author),
      updatedById: by,
      startsAt,
      endsAt: new Date(startsAt.getTime() + item.hours * hour),
      isOnline: item.onlineUrl !== undefined,
      publishAt: status === 'DRAFT' ? null : announced,
      ...(status === 'SCHEDULED' && { publishAt: calendar.moment(scheduled, 7) }),
      createdAt: announced,
      tags,
    };
  });
  const covers = await addCovers(context, rows, by);
  await insertAll(
    tx,
    events,
    rows.map((row, index) => ({ ...row, coverId: covers[index] })),
  );
  const links = rows.flatMap(({ id, tags }) =>
    tagIds(tags).map((tagId) => ({ eventId: id, tagId })),
  );
  await insertAll(tx, eventsToTags, links);
}

async function seedPages({ tx, random, calendar }: DemoContext, by: string) {
  const ids = new Map(pageRows.map(({ url }) => [url, random.uuid()]));
  const rows = pageRows.map(({ parent, status = published, ...page }, index) => ({
    ...page,
    id: ids.get(page.url),
    parentId: parent ? assertDefined(ids.get(parent)) : null,
    position: index + 1,
    status,
    updatedById: by,
    publishAt: calendar.moment(status === 'SCHEDULED' ? scheduled : -64, 6),
    ...(status === 'DRAFT' && { publishAt: null }),
    createdAt: calendar.moment(-70, 9, index),
  }));
  await insertAll(tx, infoPages, rows);
  return ids;
}

/** What readers said of pages of help; by a chance of its own, so that later steps stay as they are. */
async function seedVotes({ tx, calendar }: DemoContext, pageIds: ReadonlyMap<string, string>) {
  const random = createRandom(2_028);
  const votes = pageVoteRows.flatMap(({ url, helped, missed }) => {
    const pageId = assertDefined(pageIds.get(url));
    const answers = [...Array.from({ length: helped }, () => null), ...missed];
    return answers.map((words, index) => ({
      ...{ pageId, voter: random.uuid(), isHelpful: words === null, words: words || null },
      at: calendar.moment(-1 - ((index * 3) % 40), 7 + (index % 9), (index * 11) % 60),
    }));
  });
  await insertAll(tx, helpVotes, votes);
}

/** News, events and pages in every state, with tags and authors. */
export async function seedMedia(context: DemoContext, staff: Staff) {
  const by = staff.idOf(demoAccounts.content.email);
  const directories = await seedDirectories(context);
  await seedNews(context, directories, by);
  await seedEvents(context, directories, by);
  await seedVotes(context, await seedPages(context, by));
}
