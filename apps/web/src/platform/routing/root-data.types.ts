import type { Brand } from "../brand/brand.ts";
import type { Visitor } from "../visitor/account-record.ts";

/** The data of the root route. */
export interface RootData {
  readonly brand: Brand;
  readonly release: string;
  readonly requestId: string;
  readonly imagesUrl: string;
  /** The script of the company's tag manager; undefined for pages that it must not read. */
  readonly tagManagerUrl: string | undefined;
  readonly isPickupOff: boolean;
  readonly visitor: Visitor | undefined;
  /** Whether the page was made without the session, for example to start without a connection. */
  readonly isVisitorUnknown: boolean;
  readonly year: number;
  readonly papers: readonly { readonly scheme: string; readonly paper: string }[];
}
