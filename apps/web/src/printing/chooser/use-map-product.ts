import type { OutputType } from "@photomap/design";
import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { GetMapProductsDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { chooseProduct, type MapProduct } from "./choose-product.ts";

type Answer = readonly MapProduct[] | "loading" | "failed";

/** The product of the shop that a map becomes; "none" where the shop sells none. */
export function useMapProduct(
  designId: string,
  outputType: OutputType,
): MapProduct | "loading" | "failed" | "none" {
  const [answer, setAnswer] = useState<Answer>("loading");
  useEffect(() => {
    let isCurrent = true;
    execute(GetMapProductsDocument, { designId }).then(
      ({ storefrontDesignProducts }) => isCurrent && setAnswer(storefrontDesignProducts),
      (error: unknown) => {
        reportError(error, { action: "map product" });
        if (isCurrent) setAnswer("failed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [designId]);
  if (typeof answer === "string") return answer;
  return chooseProduct(answer, outputType) ?? "none";
}
