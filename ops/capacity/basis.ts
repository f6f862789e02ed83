/** What one machine was measured to do; docs/scale.md says how and when. */
export interface Basis {
  /** Per core, one opening changed per save. */
  readonly savesPerSecond: number;
  readonly projectReadsPerSecond: number;
  /** CPU for one 512 px variant of a 12 megapixel photo. */
  readonly resizeCpuMs: number;
  /** CPU for a preview or a progress image. */
  readonly pictureCpuSeconds: number;
  readonly sheet8x10CpuSeconds: number;
  readonly sheet24x36CpuSeconds: number;
  readonly bytesPerOpeningRow: number;
}

/** Whole 40 KB documents saved, sheets composed without bands: the floor to beat. */
export const REFERENCE: Basis = {
  savesPerSecond: 290,
  projectReadsPerSecond: 290,
  resizeCpuMs: 35,
  pictureCpuSeconds: 0.25,
  sheet8x10CpuSeconds: 1.3,
  sheet24x36CpuSeconds: 19,
  bytesPerOpeningRow: 1200,
};

/** Measured by `bench/basis.ts` and the first row of `pnpm bench` on two cores. */
export const MEASURED: Basis = {
  savesPerSecond: 590,
  projectReadsPerSecond: 400,
  resizeCpuMs: 50,
  pictureCpuSeconds: 1.47,
  sheet8x10CpuSeconds: 0.63,
  sheet24x36CpuSeconds: 6.1,
  bytesPerOpeningRow: 1050,
};
