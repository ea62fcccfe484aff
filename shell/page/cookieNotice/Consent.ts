/** `measuring` allows reports of speed; `necessary` is a refusal of them. */
export type Consent = 'necessary' | 'measuring';
