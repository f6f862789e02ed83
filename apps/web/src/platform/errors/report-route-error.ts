import { isRouteErrorResponse } from "react-router";
import { reportShownError } from "./report-error.ts";

/** Reports an error that the error boundary of a route shows, unless it is a response. */
export function reportRouteError(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportShownError(error);
}
