import { type FormEvent, useRef, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffAddProductPictureDocument,
  type StaffProductDetailsFragment,
  StaffRemoveProductPictureDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { FileInput } from "../../ui/fields/FileInput.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useAutoRefresh } from "../shared/use-auto-refresh.ts";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./ProductPictures.module.css";
import { uploadPicture } from "./upload-picture.ts";

const REFRESH_MS = 2000;

/** The pictures of a product that staff created. The first is the one that lists show. */
export function ProductPictures({ product }: { readonly product: StaffProductDetailsFragment }) {
  const { id: productId, images, pictureUploads } = product;
  useAutoRefresh(
    pictureUploads.some(({ problem }) => !problem),
    REFRESH_MS,
  );
  return (
    <>
      {images.length + pictureUploads.length === 0 ? (
        <p className={styles.note}>Add a picture before you show this product.</p>
      ) : (
        <ul className={styles.list}>
          {images.map(({ key, altText, url }) => (
            <li key={key} className={styles.item}>
              <img src={url} alt={altText} width={96} height={96} />
              <span>{altText}</span>
              <RemoveButton productId={productId} picture={key} altText={altText} />
            </li>
          ))}
          {pictureUploads.map(({ id, altText, problem }) => (
            <li key={id} className={styles.item} data-problem={problem ? "" : undefined}>
              <span className={styles.frame} aria-hidden="true" />
              <span>
                {altText}
                <span role="status">{problem ?? "Being prepared…"}</span>
              </span>
              <RemoveButton productId={productId} picture={id} altText={altText} />
            </li>
          ))}
        </ul>
      )}
      <AddPictureForm productId={productId} />
    </>
  );
}

interface RemoveButtonProps {
  readonly productId: string;
  readonly picture: string;
  readonly altText: string;
}

function RemoveButton({ productId, picture, altText }: RemoveButtonProps) {
  const { run, isSending } = useQuickStaffMutation("remove product picture");
  const remove = async () =>
    (await execute(StaffRemoveProductPictureDocument, { productId, picture }))
      .staffRemoveProductPicture;
  return (
    <Button
      size="small"
      aria-label={`Remove ${altText}`}
      loading={isSending}
      onClick={() => void run(remove, "Picture removed.")}
    >
      Remove
    </Button>
  );
}

function AddPictureForm({ productId }: { readonly productId: string }) {
  const { run, isSending } = useQuickStaffMutation("add product picture");
  const files = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<File>();
  const [altText, setAltText] = useState("");
  const [isChecked, setChecked] = useState(false);
  /** A repeated attempt with the same file adds one picture. */
  const choose = (chosen: File | undefined) => {
    setId(crypto.randomUUID());
    setFile(chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (file === undefined || altText.trim() === "") return;
    const add = async () => {
      const uploaded = await uploadPicture(id, file);
      if ("message" in uploaded) return { __typename: "Refusal", message: uploaded.message };
      const input = { id, productId, photoKey: uploaded.key, altText };
      return (await execute(StaffAddProductPictureDocument, { input })).staffAddProductPicture;
    };
    // A refused picture stays chosen.
    if ((await run(add, "Picture added.")) !== undefined) return;
    choose(undefined);
    setAltText("");
    setChecked(false);
    if (files.current !== null) files.current.value = "";
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Picture"
        hint="JPEG, PNG or WebP, at least 256 pixels wide and less than 20 MB."
        error={isChecked && file === undefined ? "Choose a picture." : undefined}
      >
        {(parts) => (
          <FileInput
            ref={files}
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => choose(target.files?.[0])}
            {...parts}
          />
        )}
      </Field>
      <TextField
        label="Description for people who can't see it"
        value={altText}
        maxLength={200}
        error={isChecked && altText.trim() === "" ? "Describe the picture." : undefined}
        onChange={({ target }) => setAltText(target.value)}
      />
      <div>
        <Button size="small" type="submit" loading={isSending}>
          Add picture
        </Button>
      </div>
    </form>
  );
}
