/** What is of no use later, such as a code that lives a minute, is kept as null. */
export async function withoutFields(
  response: Response,
  fields: readonly string[],
): Promise<Response> {
  if (fields.length === 0) return response;
  const body = (await response.clone().json()) as Record<string, unknown> | null;
  const found = fields.filter((field) => body?.[field]);
  if (found.length === 0) return response;
  const kept = { ...body, ...Object.fromEntries(found.map((field) => [field, null])) };
  const { status, headers } = response;
  const own = new Headers(headers);
  own.delete('content-length');
  own.delete('content-encoding');
  return new Response(JSON.stringify(kept), { status, headers: own });
}
