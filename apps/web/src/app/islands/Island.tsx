import { type ReactNode, useContext } from "react";
import { preloadModule } from "react-dom";
import { DeferredScript } from "../../platform/document/DeferredScript.tsx";
import { EarlyEventsScript } from "../../platform/document/EarlyEvents.tsx";
import { NonceContext } from "../../platform/document/nonce.ts";
import { useRouting } from "../../platform/routing/routing.ts";
import { type IslandDefinition, IslandRendererContext } from "./island-renderer.ts";

interface IslandProps<Props extends object> extends IslandDefinition<Props> {
  /**
   * Whether people read the page before they use it: its scripts are loaded after everything
   * visible, and hydrate the island on first use.
   */
  readonly isReadFirst?: boolean;
}

/**
 * The content of a page of the kind `ISLAND_PAGE`: a React root of its own, which hydrates without
 * React Router. After a client-side navigation it is a part of the application.
 */
export function Island<Props extends object>({
  isReadFirst = false,
  ...island
}: IslandProps<Props>) {
  const { component: Component, props } = island;
  const render = useContext(IslandRendererContext);
  const nonce = useContext(NonceContext);
  const { rootData } = useRouting();
  if (render === undefined) return <Component {...props} />;
  const { html, json, scripts } = render(island, rootData);
  return (
    <>
      <EarlyEventsScript />
      <div data-island="" dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        data-island-data=""
        dangerouslySetInnerHTML={{ __html: json }}
      />
      {isReadFirst ? (
        <DeferredScript
          scripts={scripts}
          isSignedIn={rootData?.visitor !== undefined}
          nonce={nonce}
        />
      ) : (
        renderScript(scripts, nonce)
      )}
    </>
  );
}

function renderScript(scripts: readonly string[], nonce: string | undefined): ReactNode {
  for (const url of scripts) preloadModule(url, { as: "script" });
  return <script type="module" nonce={nonce} src={scripts[0]} />;
}
