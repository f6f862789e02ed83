import type { PostCardFragment } from "../../platform/api/generated/graphql.ts";
import styles from "./BlogPage.module.css";
import { PostCards } from "./PostCards.tsx";

export function BlogPage({ posts }: { readonly posts: readonly PostCardFragment[] }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          Notes from the <em>map table</em>
        </h1>
        <p>Choosing photos, planning trips, and how a map is made.</p>
      </header>
      <PostCards posts={posts} heading="h2" eager />
      <p>
        <a href="/blog/feed.xml">Follow the blog in a feed reader</a>
      </p>
    </div>
  );
}
