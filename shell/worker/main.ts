import type { WorkerMessage } from '../src/offline/WorkerMessage';
import { beginUnseen } from './beginUnseen';
import { answerDocuments } from './documents';
import { answerFiles, keepFiles } from './files';
import { forgetOlderOfflinePages, keepOfflinePage } from './offlinePage';
import { answerOwnCalls, forgetOwn, keepCard } from './own';
import { openNotice, showPush } from './push';

declare const self: ServiceWorkerGlobalScope;

async function takeOver() {
  await self.registration.navigationPreload?.enable();
  await forgetOlderOfflinePages();
  // The very first worker also serves the page that brought it.
  await self.clients.claim();
}

function obey(event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      return beginUnseen();
    case 'keepCard':
      return keepCard(event);
    case 'keepFiles':
      return keepFiles(
        event,
        message.files.map((file) => new Request(file)),
      );
    case 'forget':
      return forgetOwn();
  }
}

answerFiles();
answerOwnCalls();
answerDocuments();

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(obey(event)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
