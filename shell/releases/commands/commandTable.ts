import type { Command } from './Command';
import { keyCommands } from './keyCommands';
import { lookingCommands } from './lookingCommands';
import { movingCommands } from './movingCommands';

/** Every command, in the order in which `help` names them. */
export const commandTable: readonly Command[] = [
  ...movingCommands,
  ...lookingCommands,
  ...keyCommands,
];
