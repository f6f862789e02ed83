import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { createMapScreenUrl } from "../../../server/share-url.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { exchangeShareKey } from "../access/exchange-share-key.server.ts";
import { loadSharePage } from "../share-page/load-share-page.server.ts";
import { PlayerScript } from "../share-page/PlayControls.tsx";
import { ShareMetaTags } from "../share-page/ShareMetaTags.tsx";
import { SharePage } from "../share-page/SharePage.tsx";

export const handle = DOCUMENT_PAGE;

/** Loads the share page. The web server renders `/p/{id}?s=1` by this route. */
export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const page = await loadSharePage(await exchangeShareKey(request, id), id);
  // The owner's editor, and the pages about projects that cannot be opened.
  if (page === undefined) throw redirect(createMapScreenUrl(request, id));
  return { page };
}

export default function ShareRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{page.name}</PageTitle>
      <ShareMetaTags page={page} />
      <SharePage page={page} />
      <PlayerScript />
    </>
  );
}
