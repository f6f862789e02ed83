import { resolveOutputOption } from "@photomap/design";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useProject, useProjectState } from "../../store/project-context.ts";
import { listPrintSizes } from "./list-print-sizes.ts";
import { OtherSizesSection } from "./OtherSizesSection.tsx";
import styles from "./SizingSection.module.css";

export function SizingSection() {
  const { design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const rows = listPrintSizes(design, content, resolveOutputOption(design, content));
  return (
    <SettingsSection
      title="Sizing"
      hint="Prints extend a little past what shows, so cutting leaves no white edges."
    >
      <dl className={styles.sizes}>
        {rows.map(({ what, size }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{size}</dd>
          </div>
        ))}
      </dl>
      <OtherSizesSection />
    </SettingsSection>
  );
}
