import type { Blocks } from "@photomap/content/blocks";
import { useEffect, useState } from "react";
import { execute, NetworkError } from "../../platform/api/execute.ts";
import { GetHelpPanelDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";

export interface HelpPageContent {
  readonly title: string;
  readonly description: string;
  readonly blocks: Blocks;
  /** The other pages of its section. */
  readonly others: readonly { readonly title: string; readonly slug: string }[];
}

type HelpState =
  | { readonly kind: "loaded"; readonly help: HelpPageContent }
  | { readonly kind: "loading" | "missing" | "offline" | "failed" };

const LOADING: HelpState = { kind: "loading" };
/** Help pages read so far, by slug, so that they can be read again without a connection. */
const loadedPages = new Map<string, HelpState>();

/** A help page, from the API on first use. It is requested again when the connection returns. */
export function useHelpPage(slug: string): {
  readonly state: HelpState;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [stored, setStored] = useState({ slug: "", attempt, state: LOADING });
  const retry = () => setAttempt((last) => last + 1);
  useEffect(() => {
    if (loadedPages.has(slug)) return undefined;
    let isCurrent = true;
    void loadHelp(slug).then((state) => isCurrent && setStored({ slug, attempt, state }));
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);
  const isStored = stored.slug === slug && stored.attempt === attempt;
  const state = loadedPages.get(slug) ?? (isStored ? stored.state : LOADING);
  const isOffline = state.kind === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    return browserConnection.subscribe((change) => {
      if (change === "online") setAttempt((last) => last + 1);
    });
  }, [isOffline]);
  return { state, retry };
}

async function loadHelp(slug: string): Promise<HelpState> {
  try {
    const { pageBySlug: page, navigationById } = await execute(GetHelpPanelDocument, { slug });
    if (page === null) return { kind: "missing" };
    const section = navigationById?.section ?? [];
    const others = section
      .filter(({ target }) => target.slug !== slug)
      .map(({ title, target }) => ({ title, slug: target.slug }));
    const { title, description, contentRaw: blocks } = page;
    const state: HelpState = { kind: "loaded", help: { title, description, blocks, others } };
    loadedPages.set(slug, state);
    return state;
  } catch (error) {
    if (error instanceof NetworkError) return { kind: "offline" };
    reportError(error, { action: "help panel" });
    return { kind: "failed" };
  }
}
