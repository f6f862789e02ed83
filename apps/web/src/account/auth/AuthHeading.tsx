import { useContext } from "react";
import { AuthPlacementContext } from "./auth-target.ts";

/** The title of a form: an h2 in an embedded box, whose page has the h1. */
export function AuthHeading({ children }: { readonly children: string }) {
  return useContext(AuthPlacementContext) === "embedded" ? (
    <h2>{children}</h2>
  ) : (
    <h1>{children}</h1>
  );
}
