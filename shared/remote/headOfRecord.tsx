import { firstOf } from '@campus/shared/remote/firstOf';
import type { HeadValues } from '@campus/shared/remote/headTags';
import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { structuredOf } from '@campus/shared/remote/structuredOf';

/** The head of a page that shows this record, from the fields that its route names. */
export const headOfRecord = (source: HeadSource, record: unknown): Partial<HeadValues> => ({
  title: firstOf(record, source.title),
  description: firstOf(record, source.description),
  keywords: firstOf(record, source.keywords),
  ogImage: firstOf(record, source.image),
  structured: structuredOf(source, record),
});
