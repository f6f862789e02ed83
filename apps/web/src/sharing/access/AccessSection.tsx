import { formatMessage, sharingMessages } from "@photomap/messages";
import type { AccessPolicy } from "@photomap/project";
import { Eye, Lock, Users } from "lucide-react";
import { useId } from "react";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";

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
  readonly onChange: (policy: AccessPolicy) => void;
  /** The id of the text that says why the public options can't be chosen. */
  readonly blockedBy?: string;
}

export function AccessSection({ policy, onChange, blockedBy }: AccessSectionProps) {
  const group = useId();
  return (
    <SettingsSection title="Who can see this map">
      <ChoiceCards>
        <legend className="visually-hidden">Who can see this map</legend>
        {OPTIONS.map(({ policy: option, Icon, name, hint }) => {
          const isDisabled = blockedBy !== undefined && option !== "PRIVATE";
          return (
            <ChoiceCard
              key={option}
              name={group}
              checked={option === policy}
              disabled={isDisabled}
              aria-describedby={isDisabled ? blockedBy : undefined}
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
