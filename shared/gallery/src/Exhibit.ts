import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';

interface Subject {
  element: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** What its ref leads to: `button`. */
  tag: string;
  /** The Tab key stops at it, or at something inside it. */
  isControl?: boolean;
  /** Where it can stand: a field needs a form. */
  around?: ComponentType<{ children: ReactNode }>;
}

/** One component with every state it can be in. */
export interface Exhibit {
  /** Its area and its name: `ui/Button`. */
  component: `${string}/${string}`;
  /** A usual one, which the conformance test examines; `null` where it draws nothing of its own. */
  subject: Subject | null;
  /** What the state is called to what it looks like. */
  states: Record<string, ComponentType>;
}

/** A page of the gallery: a part of the kit, or what a remote shows in `exhibits/<area>`. */
export interface Area {
  exhibits: readonly Exhibit[];
  /** The remote’s name and texts, without which its components would be mute here. */
  texts?: { namespace: string; locales: RemoteModule['locales'] };
}
