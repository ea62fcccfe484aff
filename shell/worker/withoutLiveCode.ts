/** The code that lives a minute is of no use later: without it the page shows the offline one. */
export async function withoutLiveCode(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { qrToken?: unknown } | null;
  if (!body?.qrToken) return response;
  const kept = { ...body, qrToken: null, qrExpiresAt: null };
  const { status, headers } = response;
  const own = new Headers(headers);
  own.delete('content-length');
  own.delete('content-encoding');
  return new Response(JSON.stringify(kept), { status, headers: own });
}
