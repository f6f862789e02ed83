import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { hasSession, originOfRequest } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { useBrand } from "../../brand/use-brand.ts";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { HERO_SIZES, Hero } from "../../features/home/Hero.tsx";
import { HowItWorks } from "../../features/home/HowItWorks.tsx";
import { HOME_TEXTS } from "../../features/home/home-texts.ts";
import { OwnProjects } from "../../features/home/OwnProjects.tsx";
import { PhotoCredits } from "../../features/home/PhotoCredits.tsx";
import { Products } from "../../features/home/Products.tsx";
import { ShareTags } from "../../features/home/ShareTags.tsx";
import { Together } from "../../features/home/Together.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetOwnFilesDocument } from "../../generated/graphql.ts";
import { findSamplePicture } from "../../samples/SamplePicture.tsx";

const MOST_PROJECTS = 4;

export const handle = DOCUMENT_PAGE;

/** The hero is what people wait for, so its bytes are asked for before the page is read. */
export function links() {
  const imageSrcSet = findSamplePicture("fifty-states").avifSrcSet;
  const picture = { as: "image", type: "image/avif", imageSrcSet, imageSizes: HERO_SIZES };
  return [{ rel: "preload", ...picture, fetchPriority: "high" }];
}

export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasSession(request)) return { files: [] };
  // The page is worth showing without them.
  const own = await execute(GetOwnFilesDocument, {}, originOfRequest(request)).catch(
    () => undefined,
  );
  return { files: own?.files.slice(0, MOST_PROJECTS) ?? [] };
}

export default function Home() {
  const { files } = useLoaderData<typeof loader>();
  const { description } = HOME_TEXTS[useBrand().id];
  return (
    <Shell>
      <PageTitle />
      <ShareTags description={description} />
      <Hero />
      {files.length > 0 ? <OwnProjects files={files} /> : null}
      <HowItWorks />
      <Products />
      <Together />
      <PhotoCredits />
    </Shell>
  );
}
