import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { SoonPage } from "../../features/shell/SoonPage.tsx";
import { SOON_PAGES } from "../../features/shell/soon-pages.ts";

export const handle = DOCUMENT_PAGE;

export function loader({ request }: LoaderFunctionArgs) {
  const [, first = ""] = new URL(request.url).pathname.split("/");
  const page = SOON_PAGES[first.replace(/\.data$/, "")];
  if (page === undefined) throw redirect("/");
  return page;
}

export default function SoonRoute() {
  return (
    <Shell>
      <SoonPage {...useLoaderData<typeof loader>()} />
    </Shell>
  );
}
