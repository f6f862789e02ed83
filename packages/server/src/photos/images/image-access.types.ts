/**
 * What allows an image address: access to a project, the ownership of a photo by an account or a
 * guest, or a suggestion that the owner of its project may see. Addresses of ordered stickers have
 * the order's viewer as owner.
 */
export interface ImageScope {
  readonly kind: "project" | "owner" | "suggestion";
  readonly id: string;
}

export interface ImageAccess {
  readonly scope: ImageScope;
  /** The access epoch of the scope when the address was issued. */
  readonly epoch: number;
}
