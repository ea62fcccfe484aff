import { ApiError } from '@campus/shared/api/ApiError';
import { createApi } from '@campus/shared/api/createApi';
import { putFile, setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { FileDrop } from '@campus/shared/upload/FileDrop';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sendWithProgress } from './useUploadCall';

/** Stands where the network would, as far as an upload goes. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  static answer: (request: FakeRequest) => void = () => undefined;
  upload: Partial<XMLHttpRequestUpload> = {};
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  open = jest.fn();
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: r:1\r\n';
  abort = () => this.onabort();

  send() {
    FakeRequest.sent.push(this);
    FakeRequest.answer(this);
  }

  goes(loaded: number, total: number) {
    const event = { loaded, total, lengthComputable: true } as ProgressEvent;
    this.upload.onprogress?.call(this as never, event as never);
  }

  ends(status: number, body: unknown = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
    this.onloadend();
  }
}

const subjectId = 'f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f';
const stored: MediaFile = {
  id: 'a3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f',
  bucket: 'ticket',
  url: '/api/files/ticket/1.pdf',
  fileName: '1.pdf',
  originalName: 'Справка (сервер).pdf',
  mime: 'application/pdf',
  size: 4,
  width: null,
  height: null,
  alt: null,
  caption: null,
  subjectId,
  position: 0,
  createdAt: '2026-01-12T08:00:00Z',
};
const file = new File(['bytes'], 'me.png');
const shares: number[] = [];
const upload = (signal?: AbortSignal) =>
  createApi({
    language: () => 'ru',
    token: () => 'live',
    renew: () => Promise.resolve('fresh'),
  })(setCurrentUserPhoto, { file }, { signal, send: sendWithProgress((to) => shares.push(to)) });

function Drop() {
  const [files, setFiles] = useState<readonly Uploaded[]>([]);
  const upload = useUploadCall(putFile, () => ({
    params: { subjectId },
    body: { bucket: 'ticket' },
  }));
  return <FileDrop label="Файл" upload={upload} files={files} onChange={setFiles} />;
}

test('a contract call becomes the upload of a drop zone', async () => {
  const sent = jest.fn();
  stub(putFile, (input) => {
    sent(input);
    return stored;
  });
  renderScreen(<Drop />);
  const chosen = new File(['%PDF'], 'справка.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Файл/), chosen);
  expect(await screen.findByRole('link', { name: /^Справка \(сервер\)\.pdf/ })).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    params: { subjectId },
    body: { bucket: 'ticket' },
    file: chosen,
  });
});

const OwnRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.sent = [];
  shares.length = 0;
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterAll(() => {
  globalThis.XMLHttpRequest = OwnRequest;
});

test('a file goes with the headers of any call and tells how far it is', async () => {
  FakeRequest.answer = (request) => {
    request.goes(2, 5);
    request.ends(200, { id: '1' });
  };
  await expect(upload()).resolves.toEqual({ id: '1' });
  expect(FakeRequest.sent[0]?.open).toHaveBeenCalledWith('POST', '/api/users/current/photo');
  expect(FakeRequest.sent[0]?.headers).toEqual({
    authorization: 'Bearer live',
    'accept-language': 'ru',
  });
  expect(shares).toEqual([0.4]);
});

test('a session that ended is renewed and the file is sent once more', async () => {
  FakeRequest.answer = (request) => request.ends(FakeRequest.sent.length === 1 ? 401 : 200);
  await upload();
  expect(FakeRequest.sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer live',
    'Bearer fresh',
  ]);
});

test('a refusal keeps its words and the number of the request', async () => {
  const message = 'Файл больше 5 МБ';
  FakeRequest.answer = (request) => request.ends(413, { message, code: 'FILE_TOO_LARGE' });
  const refused = upload();
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ message, status: 413, requestId: 'r:1' });
});

test('a lost connection is FETCH_ERROR', async () => {
  FakeRequest.answer = (request) => request.onerror();
  await expect(upload()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('a cancelled upload stops and is an abort', async () => {
  const leaving = new AbortController();
  FakeRequest.answer = () => leaving.abort();
  await expect(upload(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
