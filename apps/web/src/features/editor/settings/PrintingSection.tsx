import { useProject } from "../../../project-store/project-context.ts";
import { getPrintServicesPath } from "../../../project-store/project-paths.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useProjectActions } from "../use-project-actions.ts";
import styles from "./PrintingSection.module.css";

export function PrintingSection() {
  const { id } = useProject();
  const { hasPhotos, explainPrinting } = useProjectActions();
  return (
    <SettingsSection title="Printing" hint="How your photos get onto paper.">
      <p className={styles.service}>
        Files made to measure, to print at home or at any photo shop, and stickers that we print for
        you.
      </p>
      <div>
        {hasPhotos ? (
          <LinkButton to={getPrintServicesPath(id)} size="small">
            Choose how to print
          </LinkButton>
        ) : (
          <Button size="small" aria-disabled onClick={explainPrinting}>
            Choose how to print
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
