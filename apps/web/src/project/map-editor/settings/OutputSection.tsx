import { findOutputOption, formatSize, type OutputOption } from "@photomap/design";
import { useId } from "react";
import { ChoiceCard, ChoiceCards } from "../../../ui/fields/ChoiceCards.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { explainOutputType, OutputTypePicture } from "../../../ui/samples/OutputTypePicture.tsx";
import { Warning } from "../../../ui/status/Warning.tsx";
import { useProject, useProjectState } from "../../store/project-context.ts";

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
      hint="What your map will become. Your photos stay when you change it."
    >
      {chosen === undefined ? (
        <Warning>
          This map has a custom size, {formatSize(design, outputScale)}, which isn't a standard
          option. Choosing an option replaces it.
        </Warning>
      ) : null}
      <ChoiceCards spacing="loose">
        <legend className="visually-hidden">Project output</legend>
        {design.outputOptions.map((option) => (
          <ChoiceCard
            key={`${option.type} ${option.scale}`}
            name={group}
            checked={option === chosen}
            picture={<OutputTypePicture type={option.type} />}
            title={option.name}
            hints={[explainOutputType(option.type)]}
            aside={formatSize(design, option.scale)}
            onChoose={() => choose(option)}
          />
        ))}
      </ChoiceCards>
    </SettingsSection>
  );
}
