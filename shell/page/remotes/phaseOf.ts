import { LoadError } from './LoadError';

/**
 * What has failed where code is not there: its file did not come, or came and threw. The server
 * believes the first only when it sees so itself, for a network or a blocker does that as well.
 */
export function phaseOf(failure: unknown): 'load' | 'script' {
  const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
  if (failure instanceof LoadError || name === 'ChunkLoadError') return 'load';
  const isOfRuntime = message.includes('RUNTIME-0') && !message.includes('ScriptExecutionError');
  return isOfRuntime ? 'load' : 'script';
}
