import { Link } from "react-router";
import type { GetFilesQuery } from "../../generated/graphql.ts";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { MapPicture } from "./MapPicture.tsx";
import styles from "./ProjectCard.module.css";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

export function ProjectCard({ file }: { readonly file: GetFilesQuery["files"][number] }) {
  const { regionCount, regionTypePlural } = file.design;
  return (
    <article className={styles.card}>
      <MapPicture design={file.design} />
      <h2>
        <Link to={`/p/${file.id}`}>{file.name}</Link>
      </h2>
      {regionCount > 1 ? (
        <ProgressRing value={file.openingsWithImages} total={regionCount} noun={regionTypePlural} />
      ) : null}
      <p>
        Updated <time dateTime={file.updatedAt}>{DAY.format(new Date(file.updatedAt))}</time>
      </p>
    </article>
  );
}
