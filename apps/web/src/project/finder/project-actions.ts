import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";

/** What the finder does with projects: on the server or, for guests, in the browser. */
export interface ProjectActions {
  /** Resolves to whether the project is deleted and gone from the list. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Undoes a deletion; absent for guests, whose projects have no trash. */
  readonly restore?: (id: string) => Promise<boolean>;
  /** Resolves when the list has the new name; rejects with a message for the user. */
  readonly rename: (id: string, name: string) => Promise<void>;
  /** Resolves when the list has the copy; repeating a request id creates no second one. */
  readonly duplicate: (id: string, requestId: string) => Promise<void>;
}

/** A card of the finder; a copy that is being made has no page yet. */
export interface FinderItem extends FinderProjectFragment {
  readonly isPending?: boolean;
  /** Whether the page is offline and this browser does not have the project. */
  readonly isMissingOffline?: boolean;
}
