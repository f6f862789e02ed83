import { useEffect, useMemo, useState } from "react";
import { execute } from "../../../platform/api/execute.ts";
import {
  FindRetailStoresDocument,
  type FindRetailStoresQueryVariables,
} from "../../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { browserConnection } from "../../../platform/network/browser-connection.ts";
import type { RetailStore } from "../retail.ts";

export interface FoundStores {
  readonly stores: readonly RetailStore[];
  readonly center: { readonly latitude: number; readonly longitude: number };
}

export type StoresState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  /** `problem` is why the last refresh left the stores as they were. */
  | ({ readonly kind: "loaded"; readonly problem: string | undefined } & FoundStores)
  | { readonly kind: "failed"; readonly message: string };

export type StoresInput = FindRetailStoresQueryVariables["input"];

const REFETCH_MS = 60_000;
const IDLE: StoresState = { kind: "idle" };
const LOADING: StoresState = { kind: "loading" };

/**
 * The stores near a ZIP code with their pickup times, which change: they are requested again every
 * minute while the page is visible and online. `input` and `onStores` have to be stable.
 */
export function useStores(
  input: StoresInput | undefined,
  onStores: (stores: readonly RetailStore[]) => void,
) {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => input && { input, attempt }, [input, attempt]);
  const [stored, setStored] = useState<{ request: unknown; state: StoresState }>();
  useEffect(() => {
    if (request === undefined) return undefined;
    let isCurrent = true;
    let requestedMs = 0;
    const load = async () => {
      requestedMs = Date.now();
      const result = await findStores(request.input);
      if (!isCurrent) return;
      if ("stores" in result) onStores(result.stores);
      setStored((before) => ({
        request,
        state: mergeResult(before?.request === request ? before.state : LOADING, result),
      }));
    };
    const refresh = () => {
      if (document.visibilityState === "visible" && browserConnection.isOnline()) void load();
    };
    void load();
    const timer = setInterval(refresh, REFETCH_MS);
    const unsubscribe = browserConnection.subscribe(() => {
      if (Date.now() - requestedMs >= REFETCH_MS) refresh();
    });
    return () => {
      isCurrent = false;
      clearInterval(timer);
      unsubscribe();
    };
  }, [request, onStores]);
  const state = stored?.request === request ? stored?.state : LOADING;
  return {
    state: request === undefined ? IDLE : (state ?? LOADING),
    retry: () => setAttempt(attempt + 1),
  };
}

type Result = FoundStores | { readonly message: string };

function mergeResult(before: StoresState, result: Result): StoresState {
  if ("stores" in result) return { kind: "loaded", ...result, problem: undefined };
  const { message } = result;
  return before.kind === "loaded" ? { ...before, problem: message } : { kind: "failed", message };
}

async function findStores(input: StoresInput): Promise<Result> {
  try {
    const { walgreensStores: result } = await execute(FindRetailStoresDocument, { input });
    if (result.__typename !== "WalgreensStoresSuccess") return { message: result.message };
    const { stores, center } = result;
    return { stores, center };
  } catch (error) {
    return { message: reportAndDescribeFailure(error, "retail stores") };
  }
}
