import type { CheckoutSessions } from "./checkout-sessions.ts";
import { type FormValue, parseForm } from "./form-body.ts";
import {
  couponParameters,
  customerParameters,
  parseParameters,
  refundParameters,
  type SessionListParameters,
  sessionListParameters,
  sessionParameters,
  sessionReadParameters,
} from "./parameters.ts";
import type { Refunds } from "./refunds.ts";
import {
  type CouponObject,
  type CustomerObject,
  createId,
  expandPayment,
  StripeRefusal,
  type StripeState,
} from "./stripe-state.ts";

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The query of a GET, or the body of a POST. */
  readonly form: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed?: boolean;
}

interface ApiParts {
  readonly state: StripeState;
  readonly sessions: CheckoutSessions;
  readonly refunds: Refunds;
  readonly url: string;
}

const KEY_PATTERN = /^Bearer [sr]k_test_\w+$/;
const MAX_KEY_LENGTH = 255;

/** Answers one request; a repeated idempotency key gets the stored answer. */
export function answerApi(request: ApiRequest, parts: ApiParts): ApiAnswer {
  try {
    if (!KEY_PATTERN.test(request.authorization ?? "")) {
      throw new StripeRefusal("Invalid API Key provided", {}, 401);
    }
    parts.sessions.expireDue();
    return request.method === "POST" ? answerOnce(request, parts) : answer(request, parts);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: error.body };
  }
}

/**
 * Answers a request. Refusals are not stored: Stripe stores an answer when the request was
 * executed.
 */
function answerOnce(request: ApiRequest, parts: ApiParts): ApiAnswer {
  const { answers } = parts.state;
  const { idempotencyKey: key, path, form } = request;
  if (key === undefined) return answer(request, parts);
  if (key.length > MAX_KEY_LENGTH) throw new StripeRefusal("The idempotency key is too long");
  const fingerprint = `${path}?${form}`;
  const stored = answers.get(key);
  if (stored === undefined) {
    const created = answer(request, parts);
    answers.set(key, { ...structuredClone(created), fingerprint });
    return created;
  }
  if (stored.fingerprint === fingerprint) {
    return { status: stored.status, body: stored.body, isReplayed: true };
  }
  throw new StripeRefusal(
    "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    { type: "idempotency_error" },
  );
}

function answer({ method, path, form }: ApiRequest, parts: ApiParts): ApiAnswer {
  const { state, sessions, refunds } = parts;
  const parameters = parseForm(form);
  const [, sessionId, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  switch (`${method} ${sessionId === undefined ? path : `session${action ?? ""}`}`) {
    case "POST /v1/checkout/sessions":
      return ok(sessions.create(parseParameters(sessionParameters, parameters), parts.url));
    case "GET /v1/checkout/sessions":
      return ok(listSessions(state, parameters));
    case "GET session":
      return ok(readSession(state, sessionId ?? "", parameters));
    case "POST session/expire":
      return ok(sessions.expire(sessionId ?? ""));
    case "POST /v1/coupons":
      return ok(createCoupon(state, parameters));
    case "POST /v1/customers":
      return ok(createCustomer(state, parameters));
    case "POST /v1/refunds":
      return ok(refunds.create(parseParameters(refundParameters, parameters)));
    case "GET /v1/disputes":
      return ok(list([...state.disputes.values()], parameters));
    case "GET /v1/refunds":
      return ok(list([...state.refunds.values()], parameters));
    default:
      throw new StripeRefusal(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  }
}

function ok(body: unknown): ApiAnswer {
  return { status: 200, body };
}

function readSession(state: StripeState, id: string, form: Record<string, FormValue>) {
  const { expand = [] } = parseParameters(sessionReadParameters, form);
  const record = state.requireSession(id);
  return expand.length === 0 ? record.session : expandPayment(record);
}

function listSessions(state: StripeState, form: Record<string, FormValue>) {
  const sessions = [...state.sessions.values()].map(({ session }) => session);
  const { data, ...page } = list(sessions, form);
  const { expand = [] } = parseParameters(sessionListParameters, form);
  if (expand.length === 0) return { ...page, data };
  return { ...page, data: data.map(({ id }) => expandPayment(state.requireSession(id))) };
}

function createCoupon(state: StripeState, form: Record<string, FormValue>): CouponObject {
  const { amount_off, currency, duration, name } = parseParameters(couponParameters, form);
  const coupon: CouponObject = {
    id: createId("coupon"),
    object: "coupon",
    amount_off,
    created: state.now(),
    currency,
    duration,
    name: name ?? null,
    valid: true,
  };
  state.coupons.set(coupon.id, coupon);
  return coupon;
}

function createCustomer(state: StripeState, form: Record<string, FormValue>): CustomerObject {
  const { name, email, shipping, metadata = {} } = parseParameters(customerParameters, form);
  const address = shipping && { ...shipping.address, line2: shipping.address.line2 ?? null };
  const customer: CustomerObject = {
    id: createId("cus"),
    object: "customer",
    created: state.now(),
    email: email ?? null,
    metadata,
    name: name ?? null,
    shipping: shipping && address ? { name: shipping.name, address } : null,
  };
  state.customers.set(customer.id, customer);
  return customer;
}

interface Listed {
  readonly id: string;
  readonly created: number;
  readonly payment_intent: unknown;
}

const DEFAULT_LIMIT = 10;

/** Lists objects, the newest first, a page at a time. */
function list(objects: readonly Listed[], form: Record<string, FormValue>) {
  const parameters = parseParameters(sessionListParameters, form);
  const { limit = DEFAULT_LIMIT, starting_after: after } = parameters;
  const found = objects.filter((object) => matches(object, parameters)).toReversed();
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const data = found.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < found.length };
}

function matches(object: Listed, { payment_intent: payment, created = {} }: SessionListParameters) {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created;
  return (
    (payment === undefined || object.payment_intent === payment) &&
    object.created > gt &&
    object.created >= gte &&
    object.created < lt &&
    object.created <= lte
  );
}
