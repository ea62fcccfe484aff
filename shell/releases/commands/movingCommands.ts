import { printMoved } from '../printing/printMoved';
import { printRepaired } from '../printing/printRepaired';
import { canary } from './canary';
import { asCommand, type Command } from './Command';
import { hold, unhold } from './hold';
import { promote } from './promote';
import { repair } from './repair';
import { release } from './release';
import { restore, retire } from './retire';
import { rollback } from './rollback';

const said = ['why'] as const;

/** What changes what visitors get. */
export const movingCommands: Command[] = [
  asCommand(
    {
      name: 'release',
      words: '<remote>',
      does: 'builds, publishes, checks and gives to everybody, or to some first; its name may be left out',
      options: ['percent', 'roles', ...said],
    },
    release,
    printMoved,
  ),
  asCommand(
    {
      name: 'canary',
      words: '<remote> <release>',
      does: 'gives a kept release to some visitors, or changes to how many',
      options: ['percent', 'roles', ...said],
    },
    canary,
    printMoved,
  ),
  asCommand(
    { name: 'promote', words: '<remote>', does: 'gives the canary to everybody', options: said },
    promote,
    printMoved,
  ),
  asCommand(
    {
      name: 'rollback',
      words: '<remote> [release]',
      does: 'stops the canary; without one, goes back to the last known good release or to a named one',
      options: said,
    },
    rollback,
    printMoved,
  ),
  asCommand(
    {
      name: 'hold',
      words: '<remote> [release]',
      does: 'the server does not take it back by itself; a failing one is still told of',
      options: said,
    },
    hold,
    printMoved,
  ),
  asCommand(
    {
      name: 'unhold',
      words: '<remote> [release]',
      does: 'the server may take it back again',
      options: said,
    },
    unhold,
    printMoved,
  ),
  asCommand(
    {
      name: 'retire',
      words: '<remote>',
      does: 'takes it off: out of the menu, and its addresses are unknown',
      options: said,
    },
    retire,
    printMoved,
  ),
  asCommand(
    {
      name: 'restore',
      words: '<remote>',
      does: 'gives everybody again a remote that was taken off',
      options: said,
    },
    restore,
    printMoved,
  ),
  asCommand(
    {
      name: 'repair',
      words: '',
      does: 'vouches for the history of moves, when something in it is not as it was signed',
      options: ['yes', ...said],
    },
    repair,
    printRepaired,
  ),
];
