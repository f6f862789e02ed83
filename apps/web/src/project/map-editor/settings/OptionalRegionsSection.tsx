import { openingsOf, resolveOutputOption } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { isIncluded } from "@photomap/project";
import { Switch } from "../../../ui/fields/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useProject, useProjectState } from "../../store/project-context.ts";
import styles from "./OptionalRegionsSection.module.css";

export function OptionalRegionsSection() {
  const { design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const option = resolveOutputOption(design, content);
  const optional = openingsOf(design).filter((opening) => opening.optional);
  const { regionType, regionTypePlural } = design;
  return (
    <SettingsSection
      title={`Optional ${regionTypePlural}`}
      hint={`Not every map needs them. If you leave a ${regionType} out, we keep its photos.`}
    >
      {optional.length === 0 ? (
        <p className={styles.none}>Every {regionType} is part of this map.</p>
      ) : (
        <ul className={styles.regions}>
          {optional.map((opening) => {
            const isOn = isIncluded(opening, content.inputs[opening.id], option);
            const setEnabled = (enabled: boolean) =>
              store.edit({ type: "SET_OPENING", openingId: opening.id, settings: { enabled } });
            return (
              <li key={opening.id}>
                <Switch
                  checked={isOn}
                  onChange={(event) => setEnabled(event.target.checked)}
                  label={
                    <span className={styles.label}>
                      {opening.name}
                      <span className={styles.state}>
                        {formatMessage(
                          isOn ? projectMessages.included : projectMessages.notIncluded,
                        )}
                      </span>
                    </span>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </SettingsSection>
  );
}
