import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { installErrorHandlers } from "../../platform/errors/report-error.ts";
import type { IsOwnPath } from "../../platform/routing/document-location.ts";
import { ISLAND_ID_PREFIX, IslandRoot } from "./IslandRoot.tsx";

const initialPath = location.pathname;

/** Hydrates the island that the server wrote into the page. */
export function hydrateIsland<Props extends object>(
  component: ComponentType<Props>,
  isOwnPath: IsOwnPath = (pathname) => pathname === initialPath,
): void {
  const container = document.querySelector("[data-island]");
  const json = document.querySelector("[data-island-data]")?.textContent;
  if (container === null || json === undefined) throw new Error("The page has no island");
  const data = JSON.parse(json);
  installErrorHandlers();
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <IslandRoot component={component} data={data} isOwnPath={isOwnPath} />
      </StrictMode>,
      { identifierPrefix: ISLAND_ID_PREFIX },
    );
  });
}
