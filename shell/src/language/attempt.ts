/** A step that fails is logged by the transport and never stops the next one. */
export const attempt = <Answer>(step: () => Promise<Answer>) => step().catch(() => undefined);
