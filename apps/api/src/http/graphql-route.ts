import {
  isServiceDown,
  MASKED_ERROR,
  nameCurrentSpan,
  RETRY_AFTER_SECONDS,
} from "@photomap/process";
import {
  addSharePass,
  type Backend,
  type BrandHosts,
  BUSINESS_ID_HEADER,
  type Device,
  operationDuration,
  resolveBrandId,
} from "@photomap/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, GraphQLError } from "graphql";
import { mercurius } from "mercurius";
import { checkOperationLimits } from "../operations/operation-limits.ts";
import {
  OTHER_OPERATION_NAME,
  type PersistedOperation,
  type PersistedOperations,
} from "../operations/persisted-operations.ts";
import type { Context } from "../schema/builder.ts";
import { schema } from "../schema/schema.ts";
import { encodeJson } from "./json-text.ts";
import { toNetwork, toWiderNetwork } from "./network.ts";
import { getRequestHost, refuseCrossSiteRequests } from "./request-guard.ts";
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  readViewer,
  setDeviceCookie,
  setSessionCookie,
  setSharePassCookie,
} from "./session-cookie.ts";
import { hasOnlyStorableText } from "./storable-text.ts";

export interface GraphqlOptions {
  readonly backend: Backend;
  readonly brandHosts: BrandHosts;
  readonly operations: PersistedOperations;
  /** Whether operations unknown to the built client run, in development only. */
  readonly allowAnyOperation: boolean;
}

interface GraphqlBody {
  documentId?: string;
  query?: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const bodySchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    documentId: { type: "string", maxLength: 128 },
    query: { type: "string", maxLength: 20_000 },
    variables: { type: "object", nullable: true },
    operationName: { type: "string", maxLength: 100, nullable: true },
  },
};

export async function addGraphqlRoute(
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> {
  await app.register(mercurius, {
    schema,
    // The route below accepts one method, one content type and one body shape.
    routes: false,
    jit: 1,
    ...COMPILER,
    validationRules: [checkOperationLimits],
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  app.post<{ Body: GraphqlBody }>(
    "/graphql",
    { schema: { body: bodySchema }, onRequest: refuseCrossSiteRequests },
    async (request, reply) => {
      const operation = chooseOperation(request.body, options);
      if (operation === undefined) {
        return reply.code(400).send({ errors: [{ message: "Unknown operation" }] });
      }
      const { source, name } = operation;
      const { variables, operationName } = request.body;
      if (ESCAPED_NUL.test(source) || !hasOnlyStorableText(variables)) {
        return reply.code(400).send({ errors: [{ message: UNSTORABLE_TEXT }] });
      }
      nameCurrentSpan(`graphql ${name}`, { "graphql.operation.name": name });
      const result = await measureOperation(name, async () => {
        const context = await createContext(request, reply, options);
        const executed = await execute(() =>
          app.graphql<Record<string, unknown>>(
            source,
            { ...context },
            variables ?? {},
            operationName,
          ),
        );
        if (executed.errors?.some(({ originalError }) => isServiceDown(originalError))) {
          reply.code(503).header("retry-after", RETRY_AFTER_SECONDS);
        }
        return maskErrors(executed, context);
      });
      if (!options.allowAnyOperation && isNotExecuted(result)) {
        request.log.warn({ documentId: request.body.documentId }, "invalid variables");
        return reply.code(400).send({ errors: [{ message: INVALID_VARIABLES }] });
      }
      return reply
        .headers({ "cache-control": "no-store", "content-type": "application/json; charset=utf-8" })
        .send(encodeJson(result));
    },
  );
}

/**
 * Measures an operation. The outcome is "error" when the server failed, not for a client's mistake.
 */
async function measureOperation(
  operation: string,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const end = operationDuration.startTimer({ operation });
  try {
    const result = await run();
    const isFailed = result.errors?.some(({ message }) => message === MASKED_ERROR) ?? false;
    end({ outcome: isFailed ? "error" : "ok" });
    return result;
  } catch (error) {
    end({ outcome: "error" });
    throw error;
  }
}

/**
 * Skips the second check of strings, numbers and enums, which takes a third of the execution of a
 * large answer: resolvers are typed. Custom scalars are still serialized. The option is missing in
 * the types of mercurius.
 */
const COMPILER: object = { compilerOptions: { disableLeafSerialization: true } };

/**
 * The message for invalid variables; the engine's own messages name and suggest fields, and repeat
 * the values.
 */
const INVALID_VARIABLES = "The variables don't match the operation";

const UNSTORABLE_TEXT = "A text contains characters that can't be stored";

/** Matches an escaped NUL in a string of an ad-hoc operation; a NUL itself is a syntax error. */
const ESCAPED_NUL = /\\u(?:0000|\{0+\})/;

function chooseOperation(
  { documentId, query }: GraphqlBody,
  { operations, allowAnyOperation }: GraphqlOptions,
): PersistedOperation | undefined {
  if (documentId !== undefined) return operations.get(documentId);
  if (!allowAnyOperation || query === undefined) return undefined;
  return { source: query, name: OTHER_OPERATION_NAME };
}

async function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { backend, brandHosts }: GraphqlOptions,
): Promise<Context> {
  const header = request.headers[BUSINESS_ID_HEADER];
  const brand = resolveBrandId(
    brandHosts,
    typeof header === "string" ? header : undefined,
    getRequestHost(request),
  );
  const token = readSessionCookie(request);
  const setDevice = (device: Device) => {
    const { value, expiresAt } = backend.devices.write(device);
    setDeviceCookie(reply, value, expiresAt);
  };
  const viewer = await readViewer(request, backend);
  return {
    viewer,
    brand,
    caller: {
      ip: toNetwork(request.ip),
      widerNetwork: toWiderNetwork(request.ip),
      brand,
      token,
      device: backend.devices.read(readDeviceCookie(request)),
    },
    cookies: {
      setSession: (session) => {
        setSessionCookie(reply, session.token, session.expiresAt);
        if (session.device !== undefined) setDevice(session.device);
      },
      clearSession: () => clearSessionCookie(reply),
      setDevice,
      addSharePass: (pass) => {
        const passes = addSharePass(viewer.sharePasses ?? [], pass);
        const { value, expiresAt } = backend.sharePasses.write(passes);
        setSharePassCookie(reply, value, expiresAt);
      },
    },
    backend,
    log: request.log,
    requestId: request.id,
    userAgent: request.headers["user-agent"],
  };
}

/**
 * Runs an operation. The engine throws on operations that don't parse or validate: those errors go
 * to the client.
 */
async function execute(run: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  try {
    return await run();
  } catch (error) {
    if (isRefusedOperation(error)) return { errors: error.errors };
    throw error;
  }
}

/** Whether an operation was not executed; results of operations that ran have data, be it null. */
function isNotExecuted({ data }: ExecutionResult): boolean {
  return data === undefined;
}

function isRefusedOperation(
  error: unknown,
): error is { errors: NonNullable<ExecutionResult["errors"]> } {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/** Logs and masks unexpected errors: their text may contain other users' data. */
function maskErrors(
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
  // Without a cause the error is about the client's own operation.
  if (cause === undefined || cause === null || cause.name === "GraphQLError") return error;
  log.error({ err: cause, path: error.path }, "unexpected error");
  return new GraphQLError(MASKED_ERROR, { path: error.path, extensions: { requestId } });
}
