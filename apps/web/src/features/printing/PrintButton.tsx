import { formatMessage, printingMessages } from "@photomap/messages";
import { Check, ChevronDown, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenProject } from "../../project-store/open-project.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Popover } from "../../ui/overlays/Popover.tsx";
import type { OfferedService } from "./offered-services.ts";
import styles from "./PrintButton.module.css";
import { findPreferred, rememberPreferred } from "./preferred-service.ts";
import { useOfferedServices } from "./use-offered-services.ts";
import { usePrintClick } from "./use-print-click.ts";

const ICON = <Printer size={18} strokeWidth={1.6} aria-hidden="true" />;

interface PrintButtonProps {
  readonly project: OpenProject;
  /** Says why not, as long as there is nothing to print. */
  readonly onBlocked: (() => void) | undefined;
}

/** Prints by the way the person likes; who owns the project may choose another from the list beside it. */
export function PrintButton({ project, onBlocked }: PrintButtonProps) {
  const offered = useOfferedServices(project);
  const [preferred, setPreferred] = useState(() => findPreferred(offered));
  const { isWaiting, go } = usePrintClick(project);
  const look = { variant: "primary", size: "small", icon: ICON } as const;
  const chooser = `/p/${project.id}/output`;
  if (onBlocked !== undefined) {
    return (
      <Button {...look} aria-disabled onClick={onBlocked}>
        Print
      </Button>
    );
  }
  if (project.viewerPolicy !== "OWNER" || preferred === undefined) {
    return (
      <Button {...look} loading={isWaiting} onClick={() => void go(preferred?.path ?? chooser)}>
        Print
      </Button>
    );
  }
  const print = (service: OfferedService) => {
    rememberPreferred(service);
    setPreferred(service);
    void go(service.path);
  };
  return (
    <div className={styles.split}>
      <Button
        {...look}
        loading={isWaiting}
        aria-label={preferred.name}
        onClick={() => print(preferred)}
      >
        <span className={styles.wide}>{preferred.name}</span>
      </Button>
      <ServiceList offered={offered} preferred={preferred} chooser={chooser} onChoose={print} />
    </div>
  );
}

interface ServiceListProps {
  readonly offered: readonly OfferedService[];
  readonly preferred: OfferedService;
  readonly chooser: string;
  readonly onChoose: (service: OfferedService) => void;
}

function ServiceList({ offered, preferred, chooser, onChoose }: ServiceListProps) {
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
            <button
              type="button"
              className={styles.service}
              aria-current={service.id === preferred.id || undefined}
              onClick={() => {
                setOpened(false);
                onChoose(service);
              }}
            >
              <span>
                <strong>{service.name}</strong>
                <small>{service.description}</small>
              </span>
              {service.id === preferred.id ? (
                <Check size={18} strokeWidth={2} aria-hidden="true" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <Link className={styles.compare} to={chooser}>
        {formatMessage(printingMessages.compareOptions)}
      </Link>
    </Popover>
  );
}
