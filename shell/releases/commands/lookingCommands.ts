import { printGate } from '../printing/printGate';
import { printHistory } from '../printing/printHistory';
import { printList } from '../printing/printList';
import { printPreview } from '../printing/printPreview';
import { printPruned } from '../printing/printPruned';
import { printShow } from '../printing/printShow';
import { asCommand, type Command } from './Command';
import { gate } from './gate';
import { history } from './history';
import { list } from './list';
import { preview } from './preview';
import { prune } from './prune';
import { show } from './show';

/** What visitors do not notice. */
export const lookingCommands: Command[] = [
  asCommand(
    { name: 'list', words: '', does: 'what visitors get of every remote', options: [] },
    list,
    printList,
  ),
  asCommand(
    {
      name: 'show',
      words: '<remote>',
      does: 'a remote, its newest releases and what happened last',
      options: [],
    },
    show,
    printShow,
  ),
  asCommand(
    { name: 'history', words: '[remote]', does: 'who moved what, when and why', options: [] },
    history,
    printHistory,
  ),
  asCommand(
    {
      name: 'preview',
      words: '<remote>',
      does: 'builds and serves it, again with every change, to be tried out in production',
      options: ['port'],
    },
    preview,
    printPreview,
  ),
  asCommand(
    {
      name: 'gate',
      words: '<remote> [release]',
      does: 'builds and says what the gate would say; of a kept release it signs that; moves nothing',
      options: [],
    },
    gate,
    printGate,
  ),
  asCommand(
    {
      name: 'prune',
      words: '[remote]',
      does: 'removes releases that no open page can need; with --dry-run only names them',
      options: ['dryRun', 'incomplete'],
    },
    prune,
    printPruned,
  ),
];
