import { pointsToInches } from "@photomap/geometry";
import { projectMessages, say } from "@photomap/messages";
import { Link } from "react-router";
import type { GetDesignsAndFilesQuery } from "../../generated/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./CreateDialog.module.css";

interface CreateDialogProps {
  readonly designs: GetDesignsAndFilesQuery["designs"];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CreateDialog({ designs, opened, onClose }: CreateDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say(projectMessages.createTitle)}
      actions={
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <ul className={styles.designs}>
        {designs.map((design) => (
          <li key={design.id}>
            <Link to={`/p/new/${design.id}`} className={styles.design ?? ""}>
              <span className={styles.name}>{design.name}</span>
              <span className={styles.facts}>
                {pointsToInches(design.width)} × {pointsToInches(design.height)} in,{" "}
                {design.regionCount} {design.regionTypePlural}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
