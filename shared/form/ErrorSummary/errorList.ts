interface Refused {
  name: string;
  code: string | undefined;
}

const isLeaf = (value: object): value is { type?: unknown; message?: string } =>
  'message' in value || typeof (value as { type?: unknown }).type === 'string';

/** Flattens react-hook-form's tree of errors into names such as `address.city`. */
export function errorList(errors: object, prefix = ''): Refused[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = prefix + key;
    return isLeaf(value) ? [{ name, code: value.message }] : errorList(value, `${name}.`);
  });
}
