/** Measured figures of one machine; docs/scale.md describes how and when. */
export interface MachineFigures {
  /** Saves per core, each of one changed opening. */
  readonly savesPerSecond: number;
  readonly projectReadsPerSecond: number;
  /** CPU time of one 512 px variant of a 12 megapixel photo. */
  readonly resizeCpuMs: number;
  /** CPU time of a preview or a progress image. */
  readonly pictureCpuSeconds: number;
  readonly sheet8x10CpuSeconds: number;
  readonly sheet24x36CpuSeconds: number;
  readonly bytesPerOpeningRow: number;
}

/** Figures of `bench/machine-figures.ts` and the first row of `pnpm bench`, on two cores. */
export const MEASURED: MachineFigures = {
  savesPerSecond: 590,
  projectReadsPerSecond: 400,
  resizeCpuMs: 50,
  pictureCpuSeconds: 1.47,
  sheet8x10CpuSeconds: 0.63,
  sheet24x36CpuSeconds: 6.1,
  bytesPerOpeningRow: 1050,
};

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_YEAR = 365;
const PEAK_OVER_MEAN = 10;
/** Maximum mean load of a core; the rest is reserved for bursts. */
const MAX_CORE_LOAD = 0.7;

/** Actions of one monthly user on an average day. */
const PER_USER_DAY = { saves: 2, reads: 2, uploads: 0.5, renders: 0.23, resizes: 2.1 };
const DAILY_USER_SHARE = 0.1;
const PROJECTS_PER_USER = 6;
const OPENING_ROWS_PER_PROJECT = 11;
/** The largest table's rows after a year: a quarter of the billion that a database may hold. */
const MAX_ROWS_PER_DATABASE = 250_000_000;
const PHOTO_MB = 3;
const DERIVED_MB = 0.25;
const CDN_MB_PER_DAILY_USER = 5;
/** The mean cost of a variant over that of 512 px: some requests are for larger ones. */
const MEAN_VARIANT_OVER_512 = 1.4;
const RENDER_MIX = { picture: 0.91, sheet8x10: 0.08, sheet24x36: 0.01 };

export interface Rate {
  readonly mean: number;
  readonly peak: number;
}

export interface Capacity {
  readonly savesPerSecond: Rate;
  readonly uploadsPerSecond: Rate;
  readonly rendersPerSecond: Rate;
  readonly resizesPerSecond: Rate;
  readonly apiCores: number;
  readonly renderCores: number;
  readonly resizeCores: number;
  readonly photoGbPerDay: number;
  readonly projects: number;
  readonly openingRowGb: number;
  readonly uploadRowsPerYear: number;
  /** The number of databases after a year. */
  readonly databases: number;
  readonly writeAheadLogGbPerDay: number;
  readonly cdnGbPerDay: number;
}

export function computeCapacity(figures: MachineFigures, monthlyUsers: number): Capacity {
  const getRate = (perUserDay: number): Rate => {
    const mean = (monthlyUsers * perUserDay) / SECONDS_PER_DAY;
    return { mean, peak: mean * PEAK_OVER_MEAN };
  };
  const saves = getRate(PER_USER_DAY.saves);
  const reads = getRate(PER_USER_DAY.reads);
  const renders = getRate(PER_USER_DAY.renders);
  const resizes = getRate(PER_USER_DAY.resizes);
  const resizeSeconds = (figures.resizeCpuMs / 1000) * MEAN_VARIANT_OVER_512;
  const projects = monthlyUsers * PROJECTS_PER_USER;
  const uploadRowsPerYear = monthlyUsers * PER_USER_DAY.uploads * DAYS_PER_YEAR;
  const mostRows = Math.max(uploadRowsPerYear, projects * OPENING_ROWS_PER_PROJECT);
  return {
    savesPerSecond: saves,
    uploadsPerSecond: getRate(PER_USER_DAY.uploads),
    rendersPerSecond: renders,
    resizesPerSecond: resizes,
    apiCores: countCores(
      saves.peak / figures.savesPerSecond + reads.peak / figures.projectReadsPerSecond,
    ),
    renderCores: countCores(renders.peak * computeMeanRenderSeconds(figures)),
    resizeCores: countCores(resizes.peak * resizeSeconds),
    photoGbPerDay: (monthlyUsers * PER_USER_DAY.uploads * (PHOTO_MB + DERIVED_MB)) / 1e3,
    projects,
    openingRowGb: (projects * OPENING_ROWS_PER_PROJECT * figures.bytesPerOpeningRow) / 1e9,
    uploadRowsPerYear,
    databases: Math.ceil(mostRows / MAX_ROWS_PER_DATABASE),
    writeAheadLogGbPerDay: (monthlyUsers * PER_USER_DAY.saves * figures.bytesPerOpeningRow) / 1e9,
    cdnGbPerDay: (monthlyUsers * DAILY_USER_SHARE * CDN_MB_PER_DAILY_USER) / 1e3,
  };
}

export function computeMeanRenderSeconds(figures: MachineFigures): number {
  return (
    RENDER_MIX.picture * figures.pictureCpuSeconds +
    RENDER_MIX.sheet8x10 * figures.sheet8x10CpuSeconds +
    RENDER_MIX.sheet24x36 * figures.sheet24x36CpuSeconds
  );
}

function countCores(usedCores: number): number {
  return Math.ceil(usedCores / MAX_CORE_LOAD);
}
