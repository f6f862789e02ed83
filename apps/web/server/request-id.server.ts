/** The id of a request in the logs of web and API, in error reports and in the response. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The request's id; empty in the development server, which creates none. */
export function getRequestId({ headers }: Request): string {
  return headers.get(REQUEST_ID_HEADER) ?? "";
}
