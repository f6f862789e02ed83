import { type LoaderFunctionArgs, redirect } from "react-router";

/** Permanent redirects of old and short paths; routes.ts registers each of them. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  faq: "/help",
  "diy-photos": "/help/print-at-home",
  "sticker-tokens-faq": "/help/sticker-tokens",
  mapmaker: "/create",
  sandbox: "/p/sandbox",
  insta: "/instagram",
  ig: "/instagram",
  "shop/cart": "/cart",
};

/** Any other path is unknown and leads to the home page, which says so. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = REDIRECTS[pathname.replaceAll(/^\/+|\/+$/g, "")];
  return target === undefined ? redirect("/?unknown") : redirect(target + search, 301);
}
