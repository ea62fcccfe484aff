import { printMoved } from '../printing/printMoved';
import { canary } from './canary';
import { asCommand, type Command } from './Command';
import { promote } from './promote';
import { release } from './release';
import { rollback } from './rollback';

const said = ['why', 'by'] as const;

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
];
