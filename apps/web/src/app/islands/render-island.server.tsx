import { renderToString } from "react-dom/server";
import type { RootData } from "../../platform/routing/root-data.types.ts";
import { ISLAND_ID_PREFIX, IslandRoot } from "./IslandRoot.tsx";
import type { IslandData, IslandDefinition, RenderedIsland } from "./island-renderer.ts";

/** The URLs of each island's script and its imports, by island name. */
type IslandScripts = Readonly<Record<string, readonly string[] | undefined>>;

/** Renders the islands of the page with this address, each as a React root of its own. */
export function createIslandRenderer(url: string, islandScripts: IslandScripts) {
  const { pathname, search } = new URL(url);
  return <Props extends object>(
    { name, component, props }: IslandDefinition<Props>,
    rootData: RootData | undefined,
  ): RenderedIsland => {
    const scripts = islandScripts[name];
    if (scripts === undefined) throw new Error(`There is no script of the island ${name}`);
    const requested = { pathname, search, state: null };
    const data: IslandData<Props> = { requested, rootData, props };
    const html = renderToString(
      <IslandRoot component={component} data={data} isOwnPath={() => false} />,
      { identifierPrefix: ISLAND_ID_PREFIX },
    );
    // The end of the script element could be in it.
    const json = JSON.stringify(data).replaceAll("<", "\\u003c");
    return { html, json, scripts };
  };
}
