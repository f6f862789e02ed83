import { type ExecutionResult, GraphQLError } from "graphql";
import type { Context } from "../context.ts";

const MASK = "Something went wrong. Please try again.";

/** What we did not foresee is logged in full and told in general: its text may hold other people's data. */
export function maskErrors(
  result: ExecutionResult,
  context: Pick<Context, "log" | "requestId">,
): ExecutionResult {
  if (result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, context)) };
}

function maskError(
  error: GraphQLError,
  { log, requestId }: Pick<Context, "log" | "requestId">,
): GraphQLError {
  const cause = error.originalError;
  // A GraphQLError without a cause speaks of the client's own operation.
  if (cause === undefined || cause === null || cause.name === "GraphQLError") return error;
  log.error({ err: cause, path: error.path }, "unexpected error");
  return new GraphQLError(MASK, { path: error.path, extensions: { requestId } });
}
