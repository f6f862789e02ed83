import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type StaffProductDetailsFragment,
  StaffUpdateProductDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./ProductDetail.module.css";

export function ProductForm({ product }: { readonly product: StaffProductDetailsFragment }) {
  const change = useStaffMutation();
  const [title, setTitle] = useState(product.title);
  const [descriptionHtml, setDescription] = useState(product.descriptionHtml);
  const [isActive, setActive] = useState(product.isActive);
  const problem = title.trim() === "" ? "A product needs a title." : undefined;
  const submit = () => {
    const { id, updatedAt } = product;
    const input = { id, title, descriptionHtml, isActive, updatedAt };
    const send = async () =>
      (await execute(StaffUpdateProductDocument, { input })).staffUpdateProduct;
    return change(send, "Product saved.");
  };
  return (
    <div className={styles.form}>
      <ValidatedForm check={() => problem === undefined} onSubmit={submit}>
        {(isSending) => (
          <>
            <TextField
              label="Title"
              value={title}
              error={problem}
              maxLength={200}
              onChange={({ target }) => setTitle(target.value)}
            />
            <TextArea
              label="Description (HTML)"
              hint="Allowed: p, br, strong, em, ul, ol, li, h3 and links."
              rows={8}
              value={descriptionHtml}
              onChange={({ target }) => setDescription(target.value)}
            />
            <Switch
              label="Show in the shop"
              checked={isActive}
              onChange={({ target }) => setActive(target.checked)}
            />
            <div>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Save
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
