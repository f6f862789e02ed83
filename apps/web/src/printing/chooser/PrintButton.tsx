import { formatMessage, printingMessages } from "@photomap/messages";
import { can, isOwner } from "@photomap/project";
import { Check, ChevronDown, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import {
  findPreferredService,
  type OfferedService,
  storePreferredService,
  useOfferedServices,
} from "../../project/map-editor/print-services.ts";
import { usePhotoRequirement } from "../../project/map-editor/use-photo-requirement.ts";
import { useProject, useViewerPolicy } from "../../project/store/project-context.ts";
import { getPrintServicesPath } from "../../project/store/project-paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Popover } from "../../ui/overlays/Popover.tsx";
import styles from "./PrintButton.module.css";

const LOOK = {
  variant: "primary",
  size: "small",
  icon: <Printer className={styles.wide} size={18} strokeWidth={1.6} aria-hidden="true" />,
} as const;

/**
 * Leads to the ways to print or order the map; owners have a menu of them, too. Without photos it
 * explains what is missing. PrintReadinessGate waits for the save.
 */
export function PrintButton() {
  const project = useProject();
  const { hasPhotos, explain } = usePhotoRequirement();
  const viewerPolicy = useViewerPolicy(project.store);
  const offered = useOfferedServices(project);
  const preferred = findPreferredService(offered);
  const chooserPath = getPrintServicesPath(project.id);
  const [label, shortLabel] = can(viewerPolicy, "order")
    ? (["Print or order", "Order"] as const)
    : (["Print", "Print"] as const);
  const words = (
    <>
      <span className={styles.wide}>{label}</span>
      <span className={styles.narrow}>{shortLabel}</span>
    </>
  );
  if (!hasPhotos) {
    return (
      <Button {...LOOK} aria-label={label} aria-disabled onClick={() => explain("printing")}>
        {words}
      </Button>
    );
  }
  if (!isOwner(viewerPolicy)) {
    return (
      <LinkButton {...LOOK} to={preferred?.path ?? chooserPath} aria-label={label}>
        {words}
      </LinkButton>
    );
  }
  return (
    <div className={styles.split}>
      <LinkButton {...LOOK} to={chooserPath} aria-label={label}>
        {words}
      </LinkButton>
      {preferred === undefined ? null : (
        <ServiceList offered={offered} preferred={preferred} chooserPath={chooserPath} />
      )}
    </div>
  );
}

interface ServiceListProps {
  readonly offered: readonly OfferedService[];
  readonly preferred: OfferedService;
  readonly chooserPath: string;
}

function ServiceList({ offered, preferred, chooserPath }: ServiceListProps) {
  const [opened, setOpened] = useState(false);
  const title = formatMessage(printingMessages.howToPrint);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={title}
      target={
        <button
          type="button"
          className={styles.more}
          aria-label={title}
          onClick={() => setOpened(!opened)}
        >
          <ChevronDown size={18} strokeWidth={1.8} aria-hidden="true" />
        </button>
      }
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.services}>
        {offered.map((service) => (
          <li key={service.id}>
            <Link
              to={service.path}
              className={styles.service ?? ""}
              aria-current={service.id === preferred.id || undefined}
              onClick={() => storePreferredService(service)}
            >
              <span>
                <strong>{service.name}</strong>
                <small>{service.description}</small>
              </span>
              {service.id === preferred.id ? (
                <Check size={18} strokeWidth={2} aria-hidden="true" />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.compare} to={chooserPath}>
        {formatMessage(printingMessages.compareOptions)}
      </Link>
    </Popover>
  );
}
