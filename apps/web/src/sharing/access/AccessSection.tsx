import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Eye, Lock, Users } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Warning } from "../../ui/status/Warning.tsx";

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
  /** The path to register, as public options need an account; undefined for people who have one. */
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
        <Warning id={warning}>
          {formatMessage(sharingMessages.publicNeedsAccount)}{" "}
          <Link to={registerPath}>Register</Link>
        </Warning>
      )}
      <ChoiceCards>
        <legend className="visually-hidden">Who can see this map</legend>
        {OPTIONS.map(({ policy: option, Icon, name, hint }) => {
          const isDisabled = !isSignedIn && option !== "PRIVATE";
          return (
            <ChoiceCard
              key={option}
              name={group}
              checked={option === policy}
              disabled={isDisabled}
              aria-describedby={isDisabled ? warning : undefined}
              picture={<Icon size={22} strokeWidth={1.6} aria-hidden="true" />}
              title={name}
              hints={[hint]}
              onChoose={() => onChange(option)}
            />
          );
        })}
      </ChoiceCards>
    </SettingsSection>
  );
}
