import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { useBrand } from "../../brand/brand.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { requireContent } from "../../content/require-content.server.ts";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { PostPage } from "../../features/blog/PostPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetBlogPostDocument } from "../../generated/graphql.ts";
import { describeBreadcrumbs } from "../../seo/breadcrumbs.ts";
import { PageTags } from "../../seo/PageTags.tsx";
import { StructuredData } from "../../seo/StructuredData.tsx";

export { BlogErrorBoundary as ErrorBoundary } from "./blog-error.tsx";

export const handle = DOCUMENT_PAGE;

export async function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const { blogPost } = await requireContent(
    execute(GetBlogPostDocument, { slug }, getApiOrigin(request)),
  );
  if (!blogPost) throw data(null, { status: 404 });
  return blogPost;
}

export default function PostRoute() {
  const post = useLoaderData<typeof loader>();
  const { slug, title, description, mainImage, shareImageUrl } = post;
  const { host } = useBrand();
  const path = `/blog/${slug}`;
  return (
    <Shell>
      <PageTitle>{title}</PageTitle>
      <PageTags
        path={path}
        title={title}
        description={description}
        pictureUrl={shareImageUrl}
        pictureAlt={mainImage.alt}
        type="article"
      />
      <ArticleData post={post} url={`https://${host}${path}`} />
      <StructuredData
        data={describeBreadcrumbs(host, [
          { title: "Blog", path: "/blog" },
          { title, path },
        ])}
      />
      <PostPage post={post} />
    </Shell>
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
