import { randomUUID } from 'node:crypto';
import { deleteFile, getFile, putFile } from '@campus/shared/contract/files';
import type { UploadBucket } from '@campus/shared/contract/payloads/files';
import { demoAccounts, type DemoAccount } from '../../fixtures/demoAccounts';
import { existing } from '../existing';
import { drawImage } from './drawImage';
import { fileOf } from './fileOf';
import type { TestBackend } from './startTestBackend';
import { pdf } from './zipOf';

export interface Place {
  bucket: string;
  fileName: string;
}

const names = Object.keys(demoAccounts) as DemoAccount[];

/** A session of every demo account, and what they do with files. */
export async function openFileDesk(backend: TestBackend) {
  const tokens = new Map<DemoAccount, string>();
  for (const name of names) tokens.set(name, await backend.tokenOf(name));
  const tokenOf = (account: DemoAccount) => existing(tokens.get(account));
  const photo = fileOf(await drawImage('jpeg', { width: 600, height: 800 }), 'a.jpg');
  const document = fileOf(pdf(), 'a.pdf');

  const get = (account: DemoAccount | undefined, { bucket, fileName }: Place) =>
    backend.send(getFile, {
      token: account && tokenOf(account),
      params: { bucket, fileName },
    });

  return {
    tokenOf,
    photo,
    get,
    ids: {
      student: await backend.accountId('student'),
      newcomer: await backend.accountId('newcomer'),
    },

    put: (account: DemoAccount, bucket: UploadBucket, subjectId: string = randomUUID()) =>
      backend.send(putFile, {
        token: tokenOf(account),
        params: { subjectId },
        body: { bucket },
        file: bucket === 'documents' ? document : photo,
      }),

    remove: (account: DemoAccount, fileId: string) =>
      backend.send(deleteFile, { token: tokenOf(account), params: { fileId } }),

    /** Who of all accounts gets a file. */
    async readersOf(file: Place) {
      const answers = await Promise.all(names.map((name) => get(name, file)));
      return names.filter((_, index) => answers[index]?.status === 200);
    },
  };
}

export const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
