import type { PrintedProject } from "../../print-sheets/use-print-job.ts";
import type { OpenProject } from "../../project-store/open-project.ts";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";

export interface DownloadScreenProps {
  readonly project: OpenProject;
  readonly printed: PrintedProject;
  readonly photoUrl: FindPhotoUrl;
  /** Whether the account can export transparent PNG files. */
  readonly canBeTransparent: boolean;
}
