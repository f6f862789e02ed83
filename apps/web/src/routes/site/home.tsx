import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin, hasSession } from "../../api/request.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { Credits } from "../../features/home/Credits.tsx";
import { HERO_SIZES, Hero } from "../../features/home/Hero.tsx";
import { HowItWorks } from "../../features/home/HowItWorks.tsx";
import { HOME_TEXTS } from "../../features/home/home-texts.ts";
import { OwnProjects } from "../../features/home/OwnProjects.tsx";
import { Products } from "../../features/home/Products.tsx";
import { ShareTags } from "../../features/home/ShareTags.tsx";
import { Together } from "../../features/home/Together.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetOwnFilesDocument } from "../../generated/graphql.ts";
import { findSamplePicture } from "../../samples/SamplePicture.tsx";

const MAX_PROJECTS = 4;

export const handle = DOCUMENT_PAGE;

/** Preloads the hero picture, the largest contentful paint of the page. */
export function links() {
  const imageSrcSet = findSamplePicture("fifty-states").avifSrcSet;
  const picture = { as: "image", type: "image/avif", imageSrcSet, imageSizes: HERO_SIZES };
  return [{ rel: "preload", ...picture, fetchPriority: "high" }];
}

export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasSession(request)) return { files: [] };
  // A failure must not break the home page.
  const own = await execute(GetOwnFilesDocument, {}, getApiOrigin(request)).catch(() => undefined);
  return { files: own?.files.slice(0, MAX_PROJECTS) ?? [] };
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
      <Credits />
    </Shell>
  );
}
