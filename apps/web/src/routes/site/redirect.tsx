import { type LoaderFunctionArgs, redirect } from "react-router";
import { REDIRECTS } from "./redirects.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = REDIRECTS[pathname.replaceAll("/", "")] ?? "/";
  return redirect(target + search, 301);
}
