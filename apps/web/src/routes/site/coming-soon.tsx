import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { ComingSoonPage } from "../../features/shell/ComingSoonPage.tsx";
import { COMING_SOON_PAGES } from "../../features/shell/coming-soon-pages.ts";
import { Shell } from "../../features/shell/Shell.tsx";

export const handle = DOCUMENT_PAGE;

export function loader({ request }: LoaderFunctionArgs) {
  const [, first = ""] = new URL(request.url).pathname.split("/");
  const page = COMING_SOON_PAGES[first.replace(/\.data$/, "")];
  if (page === undefined) throw redirect("/");
  return page;
}

export default function ComingSoonRoute() {
  return (
    <Shell>
      <ComingSoonPage {...useLoaderData<typeof loader>()} />
    </Shell>
  );
}
