import { useEffect, useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";

export type LoadState<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "loaded"; readonly value: Value };

const LOADING = { kind: "loading" } as const;

/** Loads whenever the key changes, nothing without one. `load` must be a stable function. */
export function useLoaded<Value>(
  key: string | undefined,
  load: (key: string) => Promise<Value>,
): LoadState<Value> {
  const [state, setState] = useState<{ readonly key: string; readonly loaded: LoadState<Value> }>();
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    load(key)
      .then((value) => ({ kind: "loaded", value }) as const)
      .catch((error: unknown) => {
        reportError(error, { action: "sandbox" });
        return { kind: "failed" } as const;
      })
      .then((loaded) => isCurrent && setState({ key, loaded }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, load]);
  return state !== undefined && state.key === key ? state.loaded : LOADING;
}
