import type { Logger } from "pino";
import type { RedisClient } from "../platform/adapters/redis/redis.ts";
import { WalgreensChain } from "../platform/adapters/walgreens/walgreens-chain.ts";
import type { CustomerCipher } from "../platform/crypto/customer-cipher.ts";
import type { WebhookFailureService } from "../platform/errors/webhook-failure.service.ts";
import { CachedRetailChain } from "../printing/pickup/cached-retail-chain.ts";
import { PickupService } from "../printing/pickup/pickup.service.ts";
import { PickupRateLimits } from "../printing/pickup/pickup-rate-limits.ts";
import { PickupSubmissionService } from "../printing/pickup/pickup-submission.service.ts";
import { RetailCache } from "../printing/pickup/retail-cache.ts";
import type { PrintService } from "../printing/prints/print.service.ts";
import type { BackendConfig, SharedDependencies } from "./backend-config.ts";

export interface PickupServices {
  readonly pickups: PickupService;
  readonly pickupSubmissions: PickupSubmissionService;
}

interface PickupDependencies extends SharedDependencies {
  readonly prints: PrintService;
  readonly cipher: CustomerCipher;
  readonly webhookFailures: WebhookFailureService;
  readonly chain: CachedRetailChain | undefined;
}

/** Opens the services of prints that people pick up at a shop of the chain. */
export function createPickupServices(deps: PickupDependencies): PickupServices {
  return {
    pickups: new PickupService({ ...deps, limits: new PickupRateLimits(deps.limiter) }),
    pickupSubmissions: new PickupSubmissionService(deps),
  };
}

/** Opens the retail chain; undefined without its keys, which turns pickup off. */
export function createRetailChain(
  config: BackendConfig,
  { redis, log }: { readonly redis: RedisClient; readonly log: Logger },
): CachedRetailChain | undefined {
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
