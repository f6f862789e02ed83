import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  isSpanContextValid,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** All facts that spans may have: none is about a person, and none is an address with secrets. */
export interface SpanAttributes {
  readonly "http.request.method"?: string;
  /** The route's pattern, with the names of its parameters instead of their values. */
  readonly "http.route"?: string;
  readonly "http.response.status_code"?: number;
  readonly "graphql.operation.name"?: string;
  /** The name of a job. */
  readonly "messaging.destination.name"?: string;
  readonly "job.attempt"?: number;
  /** The verb and the table of a statement. */
  readonly "db.query.summary"?: string;
  readonly "aws.s3.bucket"?: string;
  /** The type of a drawing, such as whole_map. */
  readonly "render.type"?: string;
  /** The name of the error's class; messages may contain anything. */
  readonly "error.type"?: string;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

export interface SpanOptions {
  readonly facts?: SpanAttributes;
  readonly kind?: keyof typeof KINDS;
  /**
   * The trace to continue, with a link to the span of the call; without one, the span is a child of
   * the running one.
   */
  readonly traceparent?: string | undefined;
}

/**
 * The tracer; undefined while spans are not exported, when this module only calls its arguments.
 */
let tracer: Tracer | undefined;
const contexts = new AsyncLocalStorage<Context>();

export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Starts a span; undefined when spans are not exported. */
export function startSpan(name: string, options: SpanOptions): Span | undefined {
  return tracer && createSpan(tracer, name, options).span;
}

/** Runs a function with this span as the parent of others. */
export function runInSpan<Result>(span: Span, run: () => Result): Result {
  return contexts.run(trace.setSpan(ROOT_CONTEXT, span), run);
}

/** Measures work that may be the first of its trace. */
export async function traceWork<Result>(
  name: string,
  options: SpanOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  if (tracer === undefined) return run();
  const { span, context } = createSpan(tracer, name, options);
  return contexts.run(context, async () => {
    try {
      return await run();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Measures a step of work that is traced; outside traced work, nothing is recorded. */
export function traceStep<Result>(
  name: string,
  facts: SpanAttributes,
  run: () => Promise<Result>,
): Promise<Result> {
  if (tracer === undefined || contexts.getStore() === undefined) return run();
  return traceWork(name, { facts, kind: "client" }, run);
}

/** Records a step that has ended. */
export function recordStep(name: string, facts: SpanAttributes, durationMs: number): void {
  const parent = contexts.getStore();
  if (tracer === undefined || parent === undefined) return;
  const endMs = Date.now();
  const startTime = endMs - durationMs;
  const options = { kind: SpanKind.CLIENT, attributes: { ...facts }, startTime };
  tracer.startSpan(name, options, parent).end(endMs);
}

/** Records an instant of another trace; returns the trace context to continue it with. */
export function recordInstantSpan(name: string, traceparent: string): string | undefined {
  if (tracer === undefined) return undefined;
  const { span } = createSpan(tracer, name, { traceparent });
  span.end();
  return writeTraceparent(span);
}

/** Returns the trace context of the running work; undefined when spans are not exported. */
export function getTraceparent(): string | undefined {
  const span = getActiveSpan();
  return span && writeTraceparent(span);
}

/** Names the span of the running work. */
export function nameCurrentSpan(name: string, facts: SpanAttributes): void {
  getActiveSpan()
    ?.updateName(name)
    .setAttributes({ ...facts });
}

function markFailed(span: Span, error: unknown): void {
  const facts: SpanAttributes = { "error.type": error instanceof Error ? error.name : "unknown" };
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttributes({ ...facts });
}

function writeTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function getActiveSpan(): Span | undefined {
  const context = contexts.getStore();
  return context && trace.getSpan(context);
}

function createSpan(
  from: Tracer,
  name: string,
  { facts, kind = "internal", traceparent }: SpanOptions,
) {
  const active = contexts.getStore();
  const remote = readTraceparent(traceparent);
  const parent = remote ?? active ?? ROOT_CONTEXT;
  const caller = remote && getActiveSpan();
  const links: Link[] = caller === undefined ? [] : [{ context: caller.spanContext() }];
  const options = { kind: KINDS[kind], attributes: { ...facts }, links };
  const span = from.startSpan(name, options, parent);
  return { span, context: trace.setSpan(parent, span) };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a W3C trace context of version 00; undefined for anything else. */
function readTraceparent(value: string | undefined): Context | undefined {
  const [, traceId = "", spanId = "", flags = ""] = TRACEPARENT.exec(value ?? "") ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
}
