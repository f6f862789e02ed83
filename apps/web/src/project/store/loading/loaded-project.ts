import type { BrandId, Design } from "@photomap/design";
import type { ServerCopy } from "../browser-store.ts";

export interface LoadedProject {
  readonly id: string;
  readonly design: Design;
  readonly isGuest: boolean;
  readonly brand: BrandId | undefined;
  readonly server: ServerCopy;
  /** The identity of the account that is logged in; undefined without one. */
  readonly identity: string | undefined;
  readonly photos: {
    readonly bucket: string;
    readonly signatures: Readonly<Record<string, string>>;
  };
  /** The photo bundle of a project that was opened without the server. */
  readonly photoBundleUrl?: string;
}
