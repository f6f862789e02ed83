import { newProductInput, suggestHandle } from "@photomap/commerce";
import { type BrandId, isBrandId } from "@photomap/design";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffCreateProductDocument,
  type StaffCreateProductInput,
  type StaffProductsQuery,
} from "../../platform/api/generated/graphql.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import form from "../shared/FormDialog.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { findProblems } from "../shared/find-problems.ts";
import { BRAND_OPTIONS } from "../shared/format.ts";
import { useDialogFields } from "../shared/use-dialog-fields.ts";

interface NewProductDialogProps {
  readonly collections: NonNullable<StaffProductsQuery["staffCollections"]>;
  readonly onClose: () => void;
}

/** Creates a hidden product and opens its page, where it gets its pictures and its description. */
export function NewProductDialog({ collections, onClose }: NewProductDialogProps) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const isCreated = useRef(false);
  const { draft, field, check } = useDialogFields({
    create: createDraft,
    findProblems: (typed) => findProblems(newProductInput, createInput(id, typed)),
    follow: followTitle,
  });
  const listed = collections.filter(({ businessId }) => businessId === draft.brand);
  const send = async () => {
    const input = createInput(id, draft);
    const { staffCreateProduct: answer } = await execute(StaffCreateProductDocument, { input });
    isCreated.current = answer.__typename === "StaffProductCreated";
    return answer;
  };
  return (
    <FormDialog
      title="New product"
      submitLabel="Create product"
      done="Product created. It's hidden until you show it."
      check={check}
      send={send}
      onClose={() => (isCreated.current ? void navigate(`/staff/products/${id}`) : onClose())}
    >
      <TextField label="Title, shown to customers" {...field("title")} />
      <TextField label="Address" hint={`/product/${draft.handle}`} {...field("handle")} />
      <div className={form.pair}>
        <Select label="Brand" options={BRAND_OPTIONS} {...field("brand")} />
        <Select
          label="Collection"
          options={[
            { value: "", label: "None" },
            ...listed.map(({ handle, title }) => ({ value: handle, label: title })),
          ]}
          {...field("collection")}
        />
      </div>
      <div className={form.pair}>
        <TextField
          label="Choice (optional)"
          hint="What the buyer picks, such as Size."
          {...field("optionName")}
        />
        <TextField
          label="Values (optional)"
          hint="Such as Small, Medium, Large."
          {...field("optionValues")}
        />
      </div>
      <div className={form.pair}>
        <TextField label="SKU" hint="Each value is added to it." {...field("sku")} />
        <TextField label="Price in USD" inputMode="decimal" {...field("price")} />
      </div>
      <TextField
        label="Stock (optional)"
        hint="Leave it empty for a product that's made to order."
        inputMode="numeric"
        {...field("stock")}
      />
      <div className={form.pair}>
        <TextField label="Weight in ounces (optional)" inputMode="numeric" {...field("weightOz")} />
        <TextField
          label="Package length in inches (optional)"
          inputMode="numeric"
          {...field("lengthIn")}
        />
      </div>
    </FormDialog>
  );
}

/** The fields as typed. */
interface ProductDraft {
  readonly brand: string;
  readonly title: string;
  readonly handle: string;
  readonly collection: string;
  readonly optionName: string;
  readonly optionValues: string;
  readonly sku: string;
  readonly price: string;
  readonly stock: string;
  readonly weightOz: string;
  readonly lengthIn: string;
}

const DEFAULT_BRAND: BrandId = "pm";

function createDraft(): ProductDraft {
  return {
    brand: DEFAULT_BRAND,
    title: "",
    handle: "",
    collection: "",
    optionName: "",
    optionValues: "",
    sku: "",
    price: "",
    stock: "",
    weightOz: "",
    lengthIn: "",
  };
}

/** The address follows the title until it is edited; collections belong to a brand. */
function followTitle(edited: ProductDraft, before: ProductDraft): ProductDraft {
  const isSuggested = before.handle === suggestHandle(before.title);
  return {
    ...edited,
    ...(isSuggested && edited.handle === before.handle && { handle: suggestHandle(edited.title) }),
    ...(edited.brand !== before.brand && { collection: "" }),
  };
}

function createInput(id: string, draft: ProductDraft): StaffCreateProductInput {
  const { brand, collection, optionValues, stock, weightOz, lengthIn, ...texts } = draft;
  return {
    ...texts,
    id,
    businessId: isBrandId(brand) ? brand : DEFAULT_BRAND,
    collection: collection || null,
    optionValues: optionValues
      .split(",")
      .map((value) => value.trim())
      .filter((value) => value !== ""),
    stock: readCount(stock),
    weightOz: readCount(weightOz),
    lengthIn: readCount(lengthIn),
  };
}

/** Returns null for an empty field; what is no number is refused by the rule. */
function readCount(typed: string): number | null {
  return typed.trim() === "" ? null : Number(typed);
}
