import type { BusinessId } from "@photomap/design";
import type { AccessPolicy, FileAccess, ViewerPolicy } from "@photomap/project";

/** The columns that decide what a viewer may do: `ACCESS_COLUMNS` of a project. */
export interface AccessRow {
  readonly owner_id: string;
  readonly access_policy: AccessPolicy;
  /** The invitation of the viewer's verified address. */
  readonly viewer_grant: {
    readonly id: string;
    readonly role: FileAccess["role"];
    /** Whether this account has used the invitation. */
    readonly isUsed: boolean;
  } | null;
  /** Whether the public policies count for the viewer. */
  readonly is_link_open: boolean;
}

/** A project with what access and its events need. */
export interface AccessedProject {
  readonly id: string;
  readonly owner_id: string;
  readonly business_id: BusinessId;
  readonly design_id: string;
  readonly name: string;
  readonly access_policy: AccessPolicy;
  readonly access_epoch: number;
}

export interface ResolvedAccess {
  readonly policy: ViewerPolicy;
  readonly project: AccessedProject;
}
