export interface Choice {
  value: string;
  label: string;
  /** What tells namesakes apart; it is searched too. */
  hint?: string;
}

/** Either all of them, or a way to find some. */
export interface ChoiceSource {
  options?: readonly Choice[];
  /** Asked while somebody types; an answer that is late or out of date is dropped. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** The options are on their way. */
  isLoading?: boolean;
  /** Given where the options could not be loaded: asks for them again. */
  onRetry?: () => void;
  creation?: Creation;
}

/** Adds what is not among the choices yet. */
interface Creation {
  /** What the list offers: «Создать тему „Спорт“». */
  label: (text: string) => string;
  onCreate: (text: string) => void;
}

/** The value of the choice that is no choice but the offer to add one. */
export const createChoice = '#create';
