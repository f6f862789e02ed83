import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Brand } from "./brand/brand.ts";

/** The signed-in account as shown in the header. */
export interface Visitor {
  readonly email: string;
  readonly projectCount: number;
}

export interface RootData {
  readonly brand: Brand;
  readonly release: string;
  readonly requestId: string;
  readonly imagesUrl: string;
  readonly visitor: Visitor | undefined;
  readonly year: number;
  readonly papers: readonly { readonly scheme: string; readonly paper: string }[];
}

let lastData: RootData | undefined;

/**
 * The data of the root route. A navigation that fails, for example without a connection, drops it:
 * the page about the failure then keeps the last data, so that its header still has the user.
 */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>("root");
  useEffect(() => {
    if (data !== undefined) lastData = data;
  }, [data]);
  return data ?? lastData;
}

/** Undefined for guests. */
export function useVisitor(): Visitor | undefined {
  return useRootData()?.visitor;
}
