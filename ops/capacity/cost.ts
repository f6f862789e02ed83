import type { Capacity } from "./capacity.ts";

/**
 * Prices in US dollars: typical list prices of large clouds, without discounts for commitment.
 * They are assumptions; nothing was bought at them.
 */
const UNIT_PRICES = {
  /** A general purpose virtual core with 4 GB of memory. */
  coreMonth: 35,
  /** A core of managed PostgreSQL with 8 GB of memory, and the core of its standby. */
  databaseCoreMonth: 190,
  /** Replicated block storage of the database, backups included. */
  databaseGbMonth: 0.35,
  objectGbMonth: 0.023,
  /** A photo is stored as its original, master and derivatives. */
  millionObjectWrites: 5,
  cdnGb: 0.04,
  /** A small managed Redis with a replica. */
  redisMonth: 50,
} as const;

const DAYS_PER_YEAR = 365;
const DAYS_PER_MONTH = 30;
const SECONDS_PER_MONTH = DAYS_PER_MONTH * 86_400;
/** The cores that run even when the load needs less. */
const MIN_CORES = 2;
const MIN_CORES_PER_DATABASE = 2;
/** The paid cores of autoscaled renders and resizes, as a multiple of their mean load. */
const AUTOSCALED_OVER_MEAN = 2;
const PEAK_OVER_MEAN = 10;
const WRITES_PER_UPLOAD = 6;
/** The rows of an upload and its photo with indexes; the growth bench measured 275 for a photo. */
const BYTES_PER_UPLOAD_ROWS = 600;

/** Costs in US dollars a month, at the end of the first year. */
export interface MonthlyCost {
  readonly processes: number;
  readonly workers: number;
  readonly database: number;
  readonly photos: number;
  readonly cdn: number;
  readonly redis: number;
  readonly total: number;
}

export function computeMonthlyCost(capacity: Capacity): MonthlyCost {
  const prices = UNIT_PRICES;
  // Half of the computed cores are the API's; web has as many.
  const apiCores = Math.ceil(capacity.apiCores / 2);
  const workerCores =
    (AUTOSCALED_OVER_MEAN / PEAK_OVER_MEAN) * (capacity.renderCores + capacity.resizeCores);
  const databaseCores = Math.max(apiCores, capacity.databases * MIN_CORES_PER_DATABASE);
  const uploadRowGb = (capacity.uploadRowsPerYear * BYTES_PER_UPLOAD_ROWS) / 1e9;
  const monthlyUploads = capacity.uploadsPerSecond.mean * SECONDS_PER_MONTH;
  const parts = {
    processes: Math.max(MIN_CORES, apiCores * 2) * prices.coreMonth,
    workers: Math.max(MIN_CORES, workerCores) * prices.coreMonth,
    database:
      databaseCores * prices.databaseCoreMonth +
      (capacity.openingRowGb + uploadRowGb) * prices.databaseGbMonth,
    photos:
      capacity.photoGbPerDay * DAYS_PER_YEAR * prices.objectGbMonth +
      ((monthlyUploads * WRITES_PER_UPLOAD) / 1e6) * prices.millionObjectWrites,
    cdn: capacity.cdnGbPerDay * DAYS_PER_MONTH * prices.cdnGb,
    redis: prices.redisMonth,
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { ...parts, total };
}
