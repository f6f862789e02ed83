import { getGraphicKey, listBackgrounds, resolveBackground } from "@photomap/design";
import { useId } from "react";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useProject, useProjectState } from "../../store/project-context.ts";
import styles from "./BackgroundSection.module.css";

const PLAIN = { id: null, name: "Plain" };
const SAMPLE_WIDTH_PX = 512;

export function BackgroundSection() {
  const { design, store } = useProject();
  const group = useId();
  const content = useProjectState(store, (state) => state.content);
  const chosen = resolveBackground(design, content);
  const offered = listBackgrounds(design, content.outputType);
  // A discontinued color stays selectable on maps that have it.
  const discontinued = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen] : [];
  const choose = (backgroundId: string | null) => {
    store.edit({ type: "SET_DETAILS", details: { backgroundId } });
    void store.save();
  };
  return (
    <SettingsSection
      title="Map background"
      hint={`Fills the area around the ${design.regionTypePlural} and their photos.`}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Map background</legend>
        {[PLAIN, ...offered, ...discontinued].map((choice) => (
          <label key={choice.name} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={choice.id === (chosen?.id ?? null)}
              onChange={() => choose(choice.id)}
            />
            <span
              className={styles.sample}
              style={{
                backgroundColor: "hex" in choice ? choice.hex : undefined,
                backgroundImage:
                  "imageKey" in choice && choice.imageKey
                    ? `url(/${getGraphicKey(choice.imageKey, SAMPLE_WIDTH_PX)})`
                    : undefined,
              }}
            />
            <span className={styles.name}>{choice.name}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
