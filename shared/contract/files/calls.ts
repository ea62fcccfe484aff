import * as z from 'zod/mini';
import { call } from '../call';
import { id } from '../fields';
import { staffRoles } from '../roles';
import { mediaFile } from './records';
import { fileBuckets, mediaFileEditDto, mediaFileUpdaterDto } from './requests';

const storedName = z.string().check(z.maxLength(80), z.regex(/^[\w-]+\.[a-z]+$/));

export const getFile = call({
  method: 'GET',
  path: '/api/files/{bucket}/{fileName}',
  summary: 'A file; private ones for their owner and for staff, whom a cookie names too',
  access: 'optional',
  params: z.object({ bucket: z.enum(fileBuckets), fileName: storedName }),
  /** Pictures for readers are to be had in each of `pictureWidths`, as WebP. */
  query: z.object({ width: z.optional(z.string()) }),
  response: z.file(),
  binary: true,
});

export const putFile = call({
  method: 'PUT',
  path: '/api/files/{subjectId}',
  summary: 'Adds a file to a record, or to one that is about to be made',
  access: 'signedIn',
  params: z.object({ subjectId: id }),
  body: mediaFileUpdaterDto,
  multipart: true,
  response: mediaFile,
  invalidates: ['Reset'],
});

const params = z.object({ fileId: id });

export const updateFile = call({
  method: 'PATCH',
  path: '/api/files/{fileId}',
  summary: 'Describes a file or moves it among its neighbours',
  access: 'signedIn',
  params,
  body: mediaFileEditDto,
  response: mediaFile,
  invalidates: ['Reset'],
});

export const deleteFile = call({
  method: 'DELETE',
  path: '/api/files/{fileId}',
  summary: 'Removes a file that nothing else uses',
  access: 'signedIn',
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
});

export const setCurrentUserPhoto = call({
  method: 'POST',
  path: '/api/users/current/photo',
  summary: 'The photo of the signed-in member of staff',
  access: staffRoles,
  multipart: true,
  response: mediaFile,
  invalidates: ['Reset', 'GetUserProfile'],
});
