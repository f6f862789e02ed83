import { Link } from "react-router";
import type { PostCardFragment } from "../../platform/api/generated/graphql.ts";
import { ContentPicture } from "../articles/ContentPicture.tsx";
import { formatDay } from "../articles/format-day.ts";
import styles from "./PostCards.module.css";

interface PostCardsProps {
  readonly posts: readonly PostCardFragment[];
  readonly heading: "h2" | "h3";
  /** The first row is above the fold. */
  readonly eager?: boolean;
}

const EAGER_CARDS = 3;

export function PostCards({ posts, heading: Heading, eager = false }: PostCardsProps) {
  return (
    <ul className={styles.cards}>
      {posts.map(({ slug, title, description, publishedAt, cardImage }, index) => (
        <li key={slug} className={styles.card}>
          <div className={styles.picture}>
            <ContentPicture
              picture={cardImage}
              sizes="(max-width: 767px) calc(100vw - 40px), 390px"
              eager={eager && index < EAGER_CARDS}
            />
          </div>
          <Heading className={styles.title}>
            <Link to={`/blog/${slug}`}>{title}</Link>
          </Heading>
          <p className={styles.date}>
            <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
          </p>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
