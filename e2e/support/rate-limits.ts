import { Redis } from "ioredis";

/**
 * Resets the counters of all rate limits. The tests of a run come from one network address, whose
 * limits would otherwise count the attempts of every earlier test.
 */
export async function resetRateLimits(): Promise<void> {
  const redis = new Redis(process.env["REDIS_URL"] ?? "");
  const keys = await redis.keys("stack-*:limit:*");
  if (keys.length > 0) await redis.del(keys);
  await redis.quit();
}
