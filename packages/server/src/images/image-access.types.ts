/**
 * What allows an image address: access to a project, or the ownership of a photo by an account or
 * a guest.
 */
export interface ImageScope {
  readonly kind: "project" | "owner";
  readonly id: string;
}

export interface ImageAccess {
  readonly scope: ImageScope;
  /** The access epoch of the scope when the address was issued. */
  readonly epoch: number;
}
