import type { BusinessId, Design } from "@photomap/design";
import type { ServerCopy } from "../browser-store.ts";

export interface LoadedProject {
  readonly id: string;
  readonly design: Design;
  readonly isGuest: boolean;
  readonly businessId: BusinessId | undefined;
  readonly server: ServerCopy;
  /** Of the account that is signed in. */
  readonly identity: string | undefined;
  readonly photos: {
    readonly bucket: string;
    readonly signatures: Readonly<Record<string, string>>;
  };
  /** Of a project that was opened without the server. */
  readonly photoBundleUrl?: string;
}
