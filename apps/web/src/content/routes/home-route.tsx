import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetHomepageDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { findSamplePicture } from "../../ui/samples/SamplePicture.tsx";
import { CollaborationSection } from "../home/CollaborationSection.tsx";
import { Credits } from "../home/Credits.tsx";
import { HERO_SIZES, Hero } from "../home/Hero.tsx";
import { HomeMetaTags } from "../home/HomeMetaTags.tsx";
import { HowItWorks } from "../home/HowItWorks.tsx";
import { HOME_TEXTS } from "../home/home-texts.ts";
import { OwnProjects } from "../home/OwnProjects.tsx";
import { PopularProducts } from "../home/PopularProducts.tsx";
import styles from "./home-route.module.css";

export const handle = DOCUMENT_PAGE;

/** Preloads the hero picture, the largest contentful paint of the page. */
export function links() {
  const imageSrcSet = findSamplePicture("fifty-states").avifSrcSet;
  const picture = { as: "image", type: "image/avif", imageSrcSet, imageSizes: HERO_SIZES };
  return [{ rel: "preload", ...picture, fetchPriority: "high" }];
}

/** Loads the visitor's maps and popular products; a failure leaves both empty. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetHomepageDocument, {}, getServerApiTarget(request)).catch(
    () => undefined,
  );
  const isFromUnknownPath = new URL(request.url).searchParams.has("unknown");
  return { files: [], popularProducts: [], ...found?.homepage, isFromUnknownPath };
}

export default function HomeRoute() {
  const { files, popularProducts, isFromUnknownPath } = useLoaderData<typeof loader>();
  const { description } = HOME_TEXTS[useBrand().id];
  return (
    <SiteFrame>
      <PageTitle />
      <HomeMetaTags description={description} />
      {isFromUnknownPath ? (
        <p className={styles.notice} role="status">
          We couldn't find that page. The link may be old or mistyped, so here's our home page.
        </p>
      ) : null}
      <Hero />
      {files.length > 0 ? <OwnProjects files={files} /> : null}
      <HowItWorks />
      {popularProducts.length > 0 ? <PopularProducts products={popularProducts} /> : null}
      <CollaborationSection />
      <Credits />
    </SiteFrame>
  );
}
