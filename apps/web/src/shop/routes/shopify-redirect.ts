import { type LoaderFunctionArgs, redirect } from "react-router";

/** Redirects product pages of the former shop. */
export function loader({ request, params: { handle = "" } }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  return redirect(`/product/${encodeURIComponent(handle)}${search}`, 301);
}
