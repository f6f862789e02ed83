import type { Logger } from "pino";
import type { RedisClient } from "../platform/adapters/redis/redis.ts";
import type { RetailChain } from "../platform/adapters/walgreens/retail-chain.ts";
import { WalgreensChain } from "../platform/adapters/walgreens/walgreens-chain.ts";
import { CachedRetailChain } from "../printing/pickup/cached-retail-chain.ts";
import { RetailCache } from "../printing/pickup/retail-cache.ts";
import type { BackendConfig } from "./backend-config.ts";

/** Opens the retail chain; undefined without its keys, which turns pickup off. */
export function openRetailChain(
  config: BackendConfig,
  { redis, log }: { readonly redis: RedisClient; readonly log: Logger },
): RetailChain | undefined {
  const { WALGREENS_API_KEY: apiKey, WALGREENS_AFFILIATE_ID: affiliateId } = config;
  if (apiKey === undefined || affiliateId === undefined) return undefined;
  const settings = {
    url: config.WALGREENS_API_URL,
    apiKey,
    affiliateId,
    publisherId: config.WALGREENS_PUBLISHER_ID,
  };
  return new CachedRetailChain(new WalgreensChain(settings, log), new RetailCache(redis));
}
