import autocannon from "autocannon";

const SECONDS = 3;
const CONNECTIONS = 16;

/** Answers per second under steady load; a single wrong answer fails the run. */
export async function loadUrl(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ duration: SECONDS, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} wrong answers and ${result.errors} errors from ${options.url}`,
    );
  }
  return result.requests.average;
}
