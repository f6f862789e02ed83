/** Long enough for a slow phone. */
const TIMEOUT_MS = 60_000;

/** Sends a persisted operation. `execute` of the application is larger than this whole script. */
export async function sendOperation<Result>(
  documentId: string | undefined,
  variables: object,
): Promise<Result> {
  const { brand = "" } = document.documentElement.dataset;
  const response = await fetch("/graphql", {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      "x-photomap-client": "web",
      "x-business-id": brand,
    },
    body: JSON.stringify({ documentId, variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = await response.json().catch(() => undefined);
  if (!body?.data || body.errors) {
    throw new Error(body?.errors?.[0]?.message ?? `The API answered ${response.status}`);
  }
  return body.data;
}
