import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { Credits } from "../../features/home/Credits.tsx";
import { HERO_SIZES, Hero } from "../../features/home/Hero.tsx";
import { HomeTags } from "../../features/home/HomeTags.tsx";
import { HowItWorks } from "../../features/home/HowItWorks.tsx";
import { HOME_TEXTS } from "../../features/home/home-texts.ts";
import { OwnProjects } from "../../features/home/OwnProjects.tsx";
import { Products } from "../../features/home/Products.tsx";
import { Together } from "../../features/home/Together.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetHomepageDocument } from "../../generated/graphql.ts";
import { findSamplePicture } from "../../samples/SamplePicture.tsx";

export const handle = DOCUMENT_PAGE;

/** Preloads the hero picture, the largest contentful paint of the page. */
export function links() {
  const imageSrcSet = findSamplePicture("fifty-states").avifSrcSet;
  const picture = { as: "image", type: "image/avif", imageSrcSet, imageSizes: HERO_SIZES };
  return [{ rel: "preload", ...picture, fetchPriority: "high" }];
}

/** A failure must not break the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetHomepageDocument, {}, getApiOrigin(request)).catch(
    () => undefined,
  );
  return found?.homepage ?? { files: [], popularProducts: [] };
}

export default function Home() {
  const { files, popularProducts } = useLoaderData<typeof loader>();
  const { description } = HOME_TEXTS[useBrand().id];
  return (
    <Shell>
      <PageTitle />
      <HomeTags description={description} />
      <Hero />
      {files.length > 0 ? <OwnProjects files={files} /> : null}
      <HowItWorks />
      {popularProducts.length > 0 ? <Products products={popularProducts} /> : null}
      <Together />
      <Credits />
    </Shell>
  );
}
