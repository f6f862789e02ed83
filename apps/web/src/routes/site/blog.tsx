import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { requireContent } from "../../content/require-content.server.ts";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { BlogPage } from "../../features/blog/BlogPage.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { GetAllPostsDocument } from "../../generated/graphql.ts";
import { PageTags } from "../../seo/PageTags.tsx";

export { BlogErrorBoundary as ErrorBoundary } from "./blog-error.tsx";

export const handle = DOCUMENT_PAGE;

const DESCRIPTION =
  "How to choose photos that print well, plan a road trip on a map, and make a map of open data.";

/** Feed readers find the feed by it. */
export const links = () => [
  { rel: "alternate", type: "application/atom+xml", href: "/blog/feed.xml", title: "Blog" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { allPosts } = await requireContent(
    execute(GetAllPostsDocument, {}, getApiOrigin(request)),
  );
  return { posts: allPosts };
}

export default function BlogRoute() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>Blog</PageTitle>
      <PageTags
        path="/blog"
        title="Blog"
        description={DESCRIPTION}
        pictureUrl={posts[0]?.cardImage.asset.url}
      />
      <BlogPage posts={posts} />
    </Shell>
  );
}
