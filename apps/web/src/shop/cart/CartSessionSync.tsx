import { useEffect } from "react";
import { useCart } from "./use-cart.ts";

/** Finds the cart of the visitor after a sign-in or a logout; a guest's is merged into the account's. */
export function CartSessionSync() {
  const { reload } = useCart();
  useEffect(() => void reload(), [reload]);
  return null;
}
