import { Redis } from "ioredis";
import { expect } from "./session.ts";

type Endpoint = "products" | "stores" | "submit" | "upload";

interface ChainOrder {
  readonly lastName: string;
}

/** Makes the double answer like this until `resetChain`. */
export async function planChain(endpoint: Endpoint, behavior: string): Promise<void> {
  await callDouble("POST", "behavior", { endpoint, behavior });
}

export async function resetChain(): Promise<void> {
  await callDouble("DELETE", "behavior");
}

/** The chain's orders for a customer. */
export async function listChainOrders(lastName: string): Promise<readonly ChainOrder[]> {
  const answer = await callDouble("GET", "orders");
  const orders: readonly ChainOrder[] = await answer.json();
  return orders.filter((order) => order.lastName === lastName);
}

/** Clears the cache, so that the next request for products is sent to the chain. */
export async function clearCachedProducts(): Promise<void> {
  const redis = new Redis(process.env["REDIS_URL"] ?? "");
  // Every stack has its own prefix.
  const keys = await redis.keys("*retail:1:products");
  if (keys.length > 0) await redis.del(keys);
  await redis.quit();
}

async function callDouble(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${process.env["WALGREENS_API_URL"]}/double/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer;
}
