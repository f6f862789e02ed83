import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { GetRetailProductsDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import type { RetailProduct } from "./retail.ts";

type ProductsState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly products: readonly RetailProduct[] }
  | { readonly kind: "failed"; readonly message: string };

const LOADING: ProductsState = { kind: "loading" };

/** The products of the chain. Another `attempt` repeats the request. */
export function useRetailProducts(attempt: number): ProductsState {
  const [stored, setStored] = useState({ attempt: -1, state: LOADING });
  useEffect(() => {
    let isCurrent = true;
    void loadProducts().then((state) => isCurrent && setStored({ attempt, state }));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return stored.attempt === attempt ? stored.state : LOADING;
}

async function loadProducts(): Promise<ProductsState> {
  try {
    const { walgreensProducts: result } = await execute(GetRetailProductsDocument, {});
    return result.__typename === "WalgreensProductsSuccess"
      ? { kind: "loaded", products: result.products }
      : { kind: "failed", message: result.message };
  } catch (error) {
    return { kind: "failed", message: reportAndDescribeFailure(error, "retail products") };
  }
}
