export type UploadStatus = "IN_PROGRESS" | "FAILED" | "COMPLETED";

export type UploadEvent =
  | {
      readonly type: "progress";
      readonly id: string;
      readonly loadedBytes: number;
      readonly totalBytes: number;
    }
  | { readonly type: "completed"; readonly id: string }
  /** For good, until somebody asks to try again: the store refused it, or the tries are used up. */
  | { readonly type: "failed"; readonly id: string; readonly reason: "refused" | "unavailable" };
