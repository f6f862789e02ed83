import { type ComponentType, createContext } from "react";
import type { RootData } from "../../platform/routing/root-data.types.ts";
import type { PageLocation } from "../../platform/routing/routing.ts";

/** The names of the entries in `islands/entries/`. */
export type IslandName = "auth" | "product" | "cart";

export interface IslandDefinition<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props>;
  /** Written into the page as JSON. */
  readonly props: Props;
}

/** What an island's script reads from the page. */
export interface IslandData<Props extends object> {
  readonly requested: PageLocation;
  readonly rootData: RootData | undefined;
  readonly props: Props;
}

export interface RenderedIsland {
  readonly html: string;
  /** The IslandData, escaped for a script element. */
  readonly json: string;
  /** The URLs of its script and of all that this imports, in this order. */
  readonly scripts: readonly string[];
}

type IslandRenderer = <Props extends object>(
  island: IslandDefinition<Props>,
  rootData: RootData | undefined,
) => RenderedIsland;

/** Provided by the server; elsewhere the component of an island is a part of the page around it. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined);
