import { isRouteErrorResponse } from "react-router";
import { reportShownError } from "./report-error.ts";

/** For errors that an error boundary of a route shows. */
export function reportRouteError(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportShownError(error);
}
