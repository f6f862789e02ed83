import { useState } from "react";
import { useLocation } from "../../routing/routing.tsx";
import type { Product, SelectedOption } from "./product.ts";
import { readSelectedOptions, selectOption, writeSelectedOptions } from "./selected-options.ts";

/** The choice is in the address, so that a link shows the same variant. */
export function useSelectedOptions(product: Product) {
  const { search } = useLocation();
  const [selectedOptions, setSelectedOptions] = useState(() =>
    readSelectedOptions(product, search),
  );
  const select = (option: SelectedOption) => {
    const { pathname, search: current, hash } = window.location;
    // Changes before hydration arrive in one batch: the state does not contain the first of them yet.
    const next = selectOption(readSelectedOptions(product, current), option);
    setSelectedOptions(next);
    // Not by the router, which would load the page again.
    const address = `${pathname}${writeSelectedOptions(current, next)}${hash}`;
    window.history.replaceState(window.history.state, "", address);
  };
  return { selectedOptions, select };
}
