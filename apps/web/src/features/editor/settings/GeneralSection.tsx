import { formatMessage, projectMessages } from "@photomap/messages";
import { useProject } from "../../../project-store/project-context.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useNameDraft } from "../use-name-draft.ts";
import { SettingsSection } from "./SettingsSection.tsx";

export function GeneralSection() {
  const { store } = useProject();
  const field = useNameDraft(store);
  return (
    <SettingsSection title="General">
      <TextField {...field} label={formatMessage(projectMessages.mapName)} autoComplete="off" />
    </SettingsSection>
  );
}
