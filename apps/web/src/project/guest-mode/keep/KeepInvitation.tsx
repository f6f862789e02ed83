import { useState } from "react";
import { useRootData } from "../../../platform/routing/root-data.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { KeepForm } from "./KeepForm.tsx";
import styles from "./KeepInvitation.module.css";
import { openAsAccount, useKeepMap } from "./use-keep-map.ts";

interface KeepInvitationProps {
  readonly project: OpenProject;
  readonly photoCount: number;
}

const TITLE = "Keep this map, free";

/** Invites a guest to keep the map, below it and without covering it. */
export function KeepInvitation({ project, photoCount }: KeepInvitationProps) {
  const isSignedIn = useRootData()?.visitor !== undefined;
  return isSignedIn ? (
    <MoveInvitation projectId={project.id} />
  ) : (
    <GuestInvitation project={project} photoCount={photoCount} />
  );
}

/** Where there is no room for the form, a button opens it. */
function GuestInvitation({ project, photoCount }: KeepInvitationProps) {
  const [isOpen, setOpen] = useState(false);
  const keep = useKeepMap(project);
  const first = `Your first ${project.design.regionType} is on the map!`;
  const lead = photoCount === 1 ? first : "It's only in this browser so far.";
  return (
    <section className={styles.invitation} aria-label={TITLE}>
      <div className={styles.inline} data-step={keep.step}>
        <h2 className={styles.title}>{TITLE}</h2>
        <KeepForm keep={keep} lead={lead} />
      </div>
      <div className={styles.compact}>
        <Button size="small" variant="primary" onClick={() => setOpen(true)}>
          Keep this map
        </Button>
      </div>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={TITLE} actions={null}>
        <KeepForm keep={keep} lead={lead} />
      </Dialog>
    </section>
  );
}

/** Offers to move the map to the account that was logged in to without it. */
function MoveInvitation({ projectId }: { readonly projectId: string }) {
  return (
    <section className={styles.invitation} aria-label="Keep this map">
      <div className={styles.move}>
        <p>This map is only in this browser.</p>
        <Button size="small" onClick={() => openAsAccount(projectId)}>
          Move it to your account
        </Button>
      </div>
    </section>
  );
}
