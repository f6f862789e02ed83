import autocannon from "autocannon";

const LOAD_SECONDS = 3;
const CONNECTIONS = 16;

/** Responses per second under steady load; throws on the first failed response. */
export async function loadUrl(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ duration: LOAD_SECONDS, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} failed responses and ${result.errors} errors from ${options.url}`,
    );
  }
  return result.requests.average;
}

/** Operations of the API per second, for three seconds or for this many requests. */
export function loadOperation(
  apiUrl: string,
  operation: { readonly query: string; readonly variables: object },
  amount?: number,
): Promise<number> {
  return loadUrl({
    url: `${apiUrl}/graphql`,
    method: "POST",
    headers: { "content-type": "application/json", "x-photomap-client": "bench" },
    body: JSON.stringify(operation),
    ...(amount !== undefined && { amount }),
  });
}
