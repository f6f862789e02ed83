import { NetworkError } from "./execute.ts";

/** Messages of Chromium, Firefox and Safari for a request or a script without a response. */
const FETCH_FAILURE =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** Whether the error is a request that got no response. */
export function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof TypeError && FETCH_FAILURE.test(error.message))
  );
}
