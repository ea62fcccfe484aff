import type { LanguageKey } from '@campus/shared/contract/fields';
import { BaseRefusal, type RefusalDetails } from '@campus/shared/server/BaseRefusal';
import { type MessageCode, stateText, type StateMachineName } from '../messages/messages';

interface Details extends RefusalDetails {
  fields?: Record<string, MessageCode>;
  /** Whose state `current` is: the message is made of both. */
  machine?: StateMachineName;
}

/** A refusal with a code that the backend has texts for. */
export class Refusal extends BaseRefusal {
  declare readonly details: Details;

  constructor(status: number, code: MessageCode, details: Details = {}) {
    super(status, code, details);
  }

  /** «Заявка уже одобрена. Обновите страницу.» */
  override paramsIn(language: LanguageKey) {
    const { machine, current } = this.details;
    const state = machine && current && stateText(machine, current, language);
    const params = super.paramsIn(language);
    return state ? { ...params, state } : params;
  }
}
