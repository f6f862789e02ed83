import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetBlogPostDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { createBreadcrumbData } from "../../platform/seo/breadcrumbs.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { StructuredData } from "../../platform/seo/StructuredData.tsx";
import { PostPage } from "../blog/PostPage.tsx";

export { BlogErrorBoundary as ErrorBoundary } from "./blog-error.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const { blogPost } = await loadFromApi(request, GetBlogPostDocument, { slug });
  if (!blogPost) throw data(null, { status: 404 });
  return blogPost;
}

export default function PostRoute() {
  const post = useLoaderData<typeof loader>();
  const { slug, title, description, mainImage, shareImageUrl } = post;
  const { host } = useBrand();
  const path = `/blog/${slug}`;
  return (
    <SiteFrame>
      <PageTitle>{title}</PageTitle>
      <PageMetaTags
        path={path}
        title={title}
        description={description}
        pictureUrl={shareImageUrl}
        pictureAlt={mainImage.alt}
        type="article"
      />
      <ArticleData post={post} url={`https://${host}${path}`} />
      <StructuredData
        data={createBreadcrumbData(host, [
          { title: "Blog", path: "/blog" },
          { title, path },
        ])}
      />
      <PostPage post={post} />
    </SiteFrame>
  );
}

interface ArticleDataProps {
  readonly post: Awaited<ReturnType<typeof loader>>;
  readonly url: string;
}

function ArticleData({ post, url }: ArticleDataProps) {
  const { title, description, publishedAt, author, shareImageUrl } = post;
  const { name, host } = useBrand();
  const publisher = { "@type": "Organization", name, url: `https://${host}/` };
  return (
    <StructuredData
      data={{
        "@type": "BlogPosting",
        headline: title,
        description,
        datePublished: publishedAt,
        author: { "@type": "Organization", name: author.name },
        publisher,
        image: new URL(shareImageUrl, url).href,
        mainEntityOfPage: url,
      }}
    />
  );
}
