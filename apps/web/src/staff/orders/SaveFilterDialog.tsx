import { useSearchParams } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  type StaffSavedFilterFieldsFragment,
  StaffSaveFilterDocument,
} from "../../platform/api/generated/graphql.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import detail from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { useDialogFields } from "../shared/use-dialog-fields.ts";
import { readFilterOfQuery } from "./order-filters.ts";

const MAX_NAME_LENGTH = 60;

interface SaveFilterDialogProps {
  /** The saved filter that is shown now, to rename it; undefined for a new one. */
  readonly saved: StaffSavedFilterFieldsFragment | undefined;
  readonly onClose: () => void;
}

/** Names the filters and the sort of the list as it is shown now. */
export function SaveFilterDialog({ saved, onClose }: SaveFilterDialogProps) {
  const [query] = useSearchParams();
  const { draft, field, check } = useDialogFields({
    create: () => ({ name: saved?.name ?? "" }),
    findProblems,
  });
  const send = async () => {
    const input = { name: draft.name, filter: readFilterOfQuery(query) };
    return (await execute(StaffSaveFilterDocument, { input })).staffSaveFilter;
  };
  return (
    <FormDialog
      title={saved === undefined ? "Save this filter" : "Rename this filter"}
      submitLabel="Save filter"
      done={`The filter ${draft.name.trim()} is saved.`}
      check={check}
      send={send}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={MAX_NAME_LENGTH} {...field("name")} />
      <p className={detail.hint}>
        Only you see your filters. A name you use again gets this filter instead.
      </p>
    </FormDialog>
  );
}

function findProblems({ name }: { readonly name: string }) {
  return { ...(name.trim() === "" && { name: "Enter a name." }) };
}
