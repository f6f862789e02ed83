import { projectMessages, say } from "@photomap/messages";
import { MapPlus } from "lucide-react";
import { useState } from "react";
import type { GetDesignsAndFilesQuery } from "../../generated/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CreateDialog } from "./CreateDialog.tsx";
import styles from "./Finder.module.css";
import { ProjectCard } from "./ProjectCard.tsx";

interface FinderProps {
  readonly designs: GetDesignsAndFilesQuery["designs"];
  readonly files: GetDesignsAndFilesQuery["files"];
}

export function Finder({ designs, files }: FinderProps) {
  const [isCreating, setCreating] = useState(false);
  const newProject = (
    <Button
      variant="primary"
      icon={<MapPlus size={20} strokeWidth={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {say(projectMessages.newProject)}
    </Button>
  );
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <h1>{say(projectMessages.finderTitle)}</h1>
        {files.length > 0 ? newProject : null}
      </div>
      {files.length === 0 ? (
        <EmptyState
          icon={<MapPlus size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="Your wall is waiting"
          action={newProject}
        >
          Choose a map, drop a photo on the first place you think of, and go on from there.
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {files.map((file) => (
            <li key={file.id}>
              <ProjectCard file={file} />
            </li>
          ))}
        </ul>
      )}
      <CreateDialog designs={designs} opened={isCreating} onClose={() => setCreating(false)} />
    </div>
  );
}
