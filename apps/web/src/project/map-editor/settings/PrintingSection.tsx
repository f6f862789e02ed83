import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useProject } from "../../store/project-context.ts";
import { getPrintServicesPath } from "../../store/project-paths.ts";
import { useOfferedServices } from "../print-services.ts";
import { usePhotoRequirement } from "../use-photo-requirement.ts";
import styles from "./PrintingSection.module.css";

export function PrintingSection() {
  const project = useProject();
  const offered = useOfferedServices(project);
  const { hasPhotos, explain } = usePhotoRequirement();
  return (
    <SettingsSection title="Printing" hint="How your photos get onto paper.">
      {offered.map(({ id, name, description }) => (
        <p key={id} className={styles.service}>
          <strong>{name}</strong>
          {description}
        </p>
      ))}
      <div>
        {hasPhotos ? (
          <LinkButton to={getPrintServicesPath(project.id)} size="small">
            Choose how to print
          </LinkButton>
        ) : (
          <Button size="small" aria-disabled onClick={() => explain("printing")}>
            Choose how to print
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
