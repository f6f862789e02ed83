import { contentMessages, formatMessage } from "@photomap/messages";
import { Link } from "react-router";
import type { GetBlogPostQuery } from "../../platform/api/generated/graphql.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { Article } from "../articles/Article.tsx";
import { ContentPicture } from "../articles/ContentPicture.tsx";
import { formatDay } from "../articles/format-day.ts";
import { PostCards } from "./PostCards.tsx";
import styles from "./PostPage.module.css";

const HERO_SIZES = "(max-width: 1200px) 100vw, 1200px";

export function PostPage({ post }: { readonly post: NonNullable<GetBlogPostQuery["blogPost"]> }) {
  const { title, description, publishedAt, author, mainImage, body, recentPosts } = post;
  return (
    <div className={styles.page}>
      <article className={styles.post}>
        <Breadcrumbs crumbs={[{ label: "Blog", to: "/blog" }, { label: title }]} />
        <div className={styles.hero}>
          <ContentPicture picture={mainImage} sizes={HERO_SIZES} eager />
        </div>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <p className={styles.meta}>
            <time dateTime={publishedAt}>{formatDay(publishedAt)}</time> by {author.name}
          </p>
        </header>
        <div className={styles.body}>
          <Article blocks={body} />
        </div>
      </article>
      {recentPosts.length > 0 ? (
        <section className={styles.recent} aria-labelledby="recent-articles">
          <div className={styles.recentHead}>
            <h2 id="recent-articles">Recent articles</h2>
            <Link to="/blog">{formatMessage(contentMessages.viewAll)}</Link>
          </div>
          <PostCards posts={recentPosts} heading="h3" />
        </section>
      ) : null}
    </div>
  );
}
