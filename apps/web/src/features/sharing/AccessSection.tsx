import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Eye, Lock, TriangleAlert, Users } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import styles from "./AccessSection.module.css";

const OPTIONS = [
  {
    policy: "PRIVATE",
    Icon: Lock,
    name: formatMessage(sharingMessages.private),
    hint: formatMessage(sharingMessages.privateHint),
  },
  {
    policy: "PUBLIC",
    Icon: Eye,
    name: formatMessage(sharingMessages.publicViewing),
    hint: formatMessage(sharingMessages.publicViewingHint),
  },
  {
    policy: "PUBLIC_COLLABORATORS",
    Icon: Users,
    name: formatMessage(sharingMessages.publicCollaboration),
    hint: formatMessage(sharingMessages.publicCollaborationHint),
  },
] as const;

interface AccessSectionProps {
  readonly policy: AccessPolicy;
  /** Where to register; the public options need an account. Undefined with one. */
  readonly registerPath: string | undefined;
  readonly onChange: (policy: AccessPolicy) => void;
}

export function AccessSection({ policy, registerPath, onChange }: AccessSectionProps) {
  const group = useId();
  const warning = useId();
  const isSignedIn = registerPath === undefined;
  return (
    <SettingsSection title="Who can see this map">
      {isSignedIn ? null : (
        <p id={warning} className={styles.warning} role="status">
          <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
          <span>
            {formatMessage(sharingMessages.publicNeedsAccount)}{" "}
            <Link to={registerPath}>Register</Link>
          </span>
        </p>
      )}
      <fieldset className={styles.options}>
        <legend className="visually-hidden">Who can see this map</legend>
        {OPTIONS.map(({ policy: option, Icon, name, hint }) => {
          const isDisabled = !isSignedIn && option !== "PRIVATE";
          return (
            <label key={option} className={styles.option}>
              <input
                type="radio"
                name={group}
                checked={option === policy}
                disabled={isDisabled}
                aria-describedby={isDisabled ? warning : undefined}
                onChange={() => onChange(option)}
              />
              <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </SettingsSection>
  );
}
