import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import type { ProjectToPrint } from "../sheets/use-print-job.ts";

export interface DownloadScreenProps {
  readonly project: OpenProject;
  readonly printed: ProjectToPrint;
  readonly photoUrl: FindPhotoUrl;
  /** Whether the account can export transparent PNG files. */
  readonly canBeTransparent: boolean;
}
