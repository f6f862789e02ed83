export interface LargeFile {
  readonly path: string;
  /** May only fall. */
  readonly maxLines: number;
  /** The record in docs/decisions that gives the reason, for example 020. */
  readonly decision: string;
}

export const LARGE_FILES: readonly LargeFile[] = [];
