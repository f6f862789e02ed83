import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../document-page.tsx";
import { PostCards } from "../../features/blog/PostCards.tsx";
import { Shell } from "../../features/shell/Shell.tsx";
import { Welcome } from "../../features/site/Welcome.tsx";
import { GetAllPostsDocument } from "../../generated/graphql.ts";

export const handle = DOCUMENT_PAGE;

const NETWORKS: Readonly<Record<string, string>> = { tiktok: "TikTok", instagram: "Instagram" };
const SHOWN_POSTS = 3;

/** The page that the profile in a social network links to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [, path = ""] = new URL(request.url).pathname.replace(/\.data$/, "").split("/");
  const network = NETWORKS[path];
  if (network === undefined) throw redirect("/");
  const found = await execute(GetAllPostsDocument, {}, getApiOrigin(request)).catch(
    () => undefined,
  );
  return { network, posts: found?.allPosts.slice(0, SHOWN_POSTS) ?? [] };
}

export default function NetworkRoute() {
  const { network, posts } = useLoaderData<typeof loader>();
  return (
    <Shell>
      <PageTitle>{`Welcome from ${network}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <Welcome network={network}>
        {posts.length > 0 ? <PostCards posts={posts} heading="h3" /> : null}
      </Welcome>
    </Shell>
  );
}
