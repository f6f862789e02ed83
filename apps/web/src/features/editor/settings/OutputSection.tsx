import { findOutputOption, formatSize, type OutputOption } from "@photomap/design";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useProject, useProjectState } from "../../../project-store/project-context.ts";
import { explainOutputType, OutputTypePicture } from "../../../samples/OutputTypePicture.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import styles from "./OutputSection.module.css";

export function OutputSection() {
  const { design, store } = useProject();
  const group = useId();
  const { outputType, outputScale } = useProjectState(store, (state) => state.content);
  const chosen = findOutputOption(design, outputType, outputScale);
  const choose = ({ type, scale }: OutputOption) => {
    store.edit({ type: "SET_DETAILS", details: { outputType: type, outputScale: scale } });
    void store.save();
  };
  return (
    <SettingsSection
      title="Project output"
      hint="What the map is to become. Your photos stay when you change it."
    >
      {chosen === undefined ? (
        <p className={styles.warning} role="status">
          <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
          This map has a custom size, {formatSize(design, outputScale)}, that matches no standard
          option. Choosing one replaces it.
        </p>
      ) : null}
      <fieldset className={styles.options}>
        <legend className="visually-hidden">Project output</legend>
        {design.outputOptions.map((option) => (
          <label key={`${option.type} ${option.scale}`} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={option === chosen}
              onChange={() => choose(option)}
            />
            <OutputTypePicture type={option.type} />
            <span>
              <span className={styles.name}>{option.name}</span>
              <span className={styles.size}>{explainOutputType(option.type)}</span>
            </span>
            <span className={styles.size}>{formatSize(design, option.scale)}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
