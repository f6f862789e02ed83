import type { SelectedOption } from "@photomap/commerce";
import { builder } from "../builder.ts";

export const SelectedOptionType = builder.objectRef<SelectedOption>("SelectedOption").implement({
  description: "The value of one option, such as Frame: Black.",
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});
