import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetPageDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../ui/samples/SamplePicture.tsx";
import { TextPage } from "../articles/TextPage.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request }: LoaderFunctionArgs) {
  const { pageBySlug } = await loadFromApi(request, GetPageDocument, { slug: "about" });
  if (!pageBySlug) throw data(null, { status: 404 });
  return pageBySlug;
}

export default function AboutRoute() {
  const { title, description, contentRaw } = useLoaderData<typeof loader>();
  const picture = (
    <Frame finish="oak" railPx={14}>
      <SamplePicture
        name="fifty-states"
        alt="A framed map of the 50 states, filled with photos"
        sizes="(max-width: 800px) calc(100vw - 40px), 732px"
        eager
      />
    </Frame>
  );
  return (
    <SiteFrame>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags path="/about" title={title} description={description} pictureUrl="/share.jpg" />
      <TextPage title={title} lead={description} meta={picture} blocks={contentRaw}>
        <p>
          <LinkButton to="/create" variant="primary">
            Start your map
          </LinkButton>
        </p>
      </TextPage>
    </SiteFrame>
  );
}
