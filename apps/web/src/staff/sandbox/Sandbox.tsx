import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useBrand } from "../../platform/brand/brand.ts";
import { StaffPage, StaffSection } from "../shared/StaffPage.tsx";
import { type FieldOption, findForm, listForms } from "./form-definitions.ts";
import { createPermalinkQuery, readPermalink } from "./permalink.ts";
import { RenderForm } from "./RenderForm.tsx";
import { RenderResultView } from "./RenderResultView.tsx";
import type { RenderFormValues } from "./render-form-state.ts";
import styles from "./Sandbox.module.css";
import { useFormChoices } from "./use-form-choices.ts";
import { useRender } from "./use-render.ts";

interface SandboxProps {
  readonly designs: readonly FieldOption[];
  /** The staff member's own files. */
  readonly files: readonly FieldOption[];
}

/** The form for every render type, and beside it the result of the address. */
export function Sandbox({ designs, files }: SandboxProps) {
  const { id: brand } = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const read = () => readPermalink(new URLSearchParams(search), brand, files);
  const [state, setState] = useState(read);
  const [shownSearch, setShownSearch] = useState(search);
  if (shownSearch !== search) {
    // Another permalink was opened.
    setShownSearch(search);
    setState(read());
  }
  const form = findForm(brand, state.type);
  const data = useFormChoices(form, state, { designs, files });
  const result = useRender(search, { brand, attempt });
  const render = (values: RenderFormValues) => {
    setAttempt(attempt + 1);
    void navigate(
      { search: `?${createPermalinkQuery(state, values)}` },
      { preventScrollReset: true },
    );
  };
  return (
    <StaffPage title="Sandbox">
      <div className={styles.columns}>
        <StaffSection title="Render">
          <RenderForm
            forms={listForms(brand)}
            form={form}
            state={state}
            data={data}
            isDrawing={result.kind === "drawing"}
            onChange={setState}
            onRender={render}
          />
        </StaffSection>
        <StaffSection title="Result">
          <RenderResultView state={result} permalink={pathname + search} />
        </StaffSection>
      </div>
    </StaffPage>
  );
}
