import type { BrandId } from "@photomap/design";
import type { AccessPolicy, Grant, ViewerPolicy } from "@photomap/project";

/** The columns that decide what a viewer may do: `ACCESS_COLUMNS` of a project. */
export interface AccessRow {
  readonly ownerId: string;
  readonly accessPolicy: AccessPolicy;
  /** The invitation of the viewer's verified address. */
  readonly viewerGrant: {
    readonly id: string;
    readonly role: Grant["role"];
    /** Whether this account has used the invitation. */
    readonly isUsed: boolean;
  } | null;
  /** Whether the public policies count for the viewer. */
  readonly isLinkOpen: boolean;
}

/** A project with what access and its events need. */
export interface ProjectInfo {
  readonly id: string;
  readonly ownerId: string;
  readonly brand: BrandId;
  readonly designId: string;
  readonly name: string;
  readonly accessPolicy: AccessPolicy;
  readonly accessEpoch: number;
}

export interface ViewerAccess {
  readonly policy: ViewerPolicy;
  readonly project: ProjectInfo;
}
