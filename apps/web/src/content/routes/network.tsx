import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetAllPostsDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { PostCards } from "../blog/PostCards.tsx";
import { NetworkWelcome } from "../welcome/NetworkWelcome.tsx";

export const handle = DOCUMENT_PAGE;

const NETWORKS: Readonly<Record<string, string>> = { tiktok: "TikTok", instagram: "Instagram" };
const SHOWN_POSTS = 3;

/** Loads the page that our profile in a social network links to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [, path = ""] = new URL(request.url).pathname.replace(/\.data$/, "").split("/");
  const network = NETWORKS[path];
  if (network === undefined) throw redirect("/");
  const found = await execute(GetAllPostsDocument, {}, getServerApiTarget(request)).catch(
    () => undefined,
  );
  return { network, posts: found?.allPosts.slice(0, SHOWN_POSTS) ?? [] };
}

export default function NetworkRoute() {
  const { network, posts } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <PageTitle>{`Welcome from ${network}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <NetworkWelcome network={network}>
        {posts.length > 0 ? <PostCards posts={posts} heading="h3" /> : null}
      </NetworkWelcome>
    </SiteFrame>
  );
}
