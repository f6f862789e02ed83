import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { GetAllPostsDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PageMetaTags } from "../../platform/seo/PageMetaTags.tsx";
import { BlogPage } from "../blog/BlogPage.tsx";

export { BlogErrorBoundary as ErrorBoundary } from "./blog-error.tsx";

export const handle = DOCUMENT_PAGE;

const DESCRIPTION =
  "How to choose photos that print well, plan a road trip on a map, and make a map from open data.";

/** The link by which feed readers find the feed. */
export const links = () => [
  { rel: "alternate", type: "application/atom+xml", href: "/blog/feed.xml", title: "Blog" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { allPosts } = await loadFromApi(request, GetAllPostsDocument, {});
  return { posts: allPosts };
}

export default function BlogRoute() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>Blog</PageTitle>
      <PageMetaTags
        path="/blog"
        title="Blog"
        description={DESCRIPTION}
        pictureUrl={posts[0]?.cardImage.asset.url}
      />
      <BlogPage posts={posts} />
    </SiteFrame>
  );
}
