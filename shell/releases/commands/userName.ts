import { userInfo } from 'node:os';

/** Who is signed in on this machine; a container may know nobody. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env.USER ?? 'unknown';
  }
}
