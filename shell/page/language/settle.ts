/** A step that fails is logged by the transport and never stops the next one. */
export const settle = <Answer>(step: () => Promise<Answer>) => step().catch(() => undefined);
