import { Client } from "pg";

export interface Crash {
  /** The number of the statement, counted from 1. */
  readonly statement: number;
  /** Whether PostgreSQL receives it before the connection ends: a commit may happen or not. */
  readonly isSent: boolean;
}

const OF_ORDERS = /shop_order|order_line|order_refund|order_print|payment_event/;

/**
 * Ends the connection of one statement of `act`, as the end of the process does. Counts statements
 * in its transactions and those about orders; the queue has its own connections. Returns false when
 * `act` sends fewer statements.
 */
export async function crashAtStatement(
  { statement, isSent }: Crash,
  act: () => Promise<unknown>,
): Promise<boolean> {
  const { prototype } = Client;
  const query = Reflect.get(prototype, "query");
  const inTransaction = new WeakSet<Client>();
  let count = 0;
  Reflect.set(prototype, "query", function counted(this: Client, ...parameters: unknown[]) {
    const [first] = parameters;
    const text = typeof first === "string" ? first : String(Reflect.get(Object(first), "text"));
    if (text === "begin") inTransaction.add(this);
    if (inTransaction.has(this) || OF_ORDERS.test(text)) count += 1;
    const isCrash = count === statement;
    if (isCrash) count += 1;
    if (isCrash && !isSent) endConnection(this);
    const answer = Reflect.apply(query, this, parameters);
    if (isCrash && isSent) setImmediate(() => endConnection(this));
    return answer;
  });
  try {
    await act().catch(() => undefined);
  } finally {
    Reflect.set(prototype, "query", query);
  }
  return count >= statement;
}

function endConnection(client: Client): void {
  const connection: unknown = Reflect.get(client, "connection");
  const stream: unknown = Reflect.get(Object(connection), "stream");
  Reflect.apply(Reflect.get(Object(stream), "destroy"), stream, []);
}
