import { formatMoney, type Money, needsProject } from "@photomap/commerce";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../platform/api/execute.ts";
import {
  GetProductPageDocument,
  GetProductSurroundingsDocument,
  type GetProductSurroundingsQuery,
} from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget, loadFromApi } from "../../platform/api/request.server.ts";
import { toMoney } from "../../platform/format/price.ts";
import { encodeOptions } from "../../project/store/loading/new-project-options.ts";
import { listOwnMaps, loadOwnMapProjects } from "./own-maps.server.ts";
import type { Product } from "./product.ts";

/** Loads what the page of a product shows; undefined when the product is unknown. */
export async function loadProductPage(request: Request, handle: string) {
  const [{ product, stickerTokens, freeShipping }, files] = await Promise.all([
    loadFromApi(request, GetProductPageDocument, { handle }),
    loadOwnMapProjects(request),
  ]);
  if (!product) return undefined;
  const { productType, designIds } = product.metafields;
  if (productType === null) {
    const err = new Error(`The type of the product ${handle} is unknown`);
    log.error({ err, handle }, "The product type is unknown");
  }
  const { recommendations, collection, design } = await loadSurroundings(request, product);
  return {
    product,
    stickerTokens,
    freeShipping: describeFreeShipping(toMoney(freeShipping.from)),
    recommendations,
    /** The collection that contains the product. */
    collection: collection ?? undefined,
    /** The region count of the sample map on the product; 0 when it is not known. */
    regionCount: design?.regionCount ?? 0,
    startPath: createStartPath(product.metafields),
    demoPictureUrl: design?.thumbnailUrl ?? undefined,
    ownMaps:
      needsProject(product.metafields) && files
        ? listOwnMaps(files, designIds, new URL(request.url).searchParams.get("map"))
        : undefined,
  };
}

export type ProductPageData = NonNullable<Awaited<ReturnType<typeof loadProductPage>>>;

function describeFreeShipping(from: Money) {
  const amount = formatMoney(from).replace(/\.00$/, "");
  return { fromMinor: from.amountMinor, text: `Free shipping on orders of ${amount} or more.` };
}

/** The path that creates a new map for the product; undefined when it needs no map. */
function createStartPath(metafields: Product["metafields"]): string | undefined {
  const { blueprintId, designIds, background, outputType, outputScale, defaultInputs } = metafields;
  const designId = blueprintId ?? designIds[0];
  if (designId === undefined) return undefined;
  const options = {
    ...(background !== null && { backgroundId: background }),
    ...(outputType !== null && { outputType }),
    ...(outputScale !== null && { outputScale }),
    ...(defaultInputs !== null && { inputs: defaultInputs }),
  };
  return `/p/new/${designId}?ies=${encodeURIComponent(encodeOptions(options))}`;
}

/** Loads what the page can do without; empty after a failure. */
async function loadSurroundings(
  request: Request,
  { id, metafields: { demoMapId, blueprintId } }: Product,
): Promise<GetProductSurroundingsQuery> {
  const designId = demoMapId ?? blueprintId ?? "";
  try {
    const variables = { productId: id, designId };
    return await execute(GetProductSurroundingsDocument, variables, getServerApiTarget(request));
  } catch (error) {
    log.warn({ err: error }, "The product is shown without recommendations");
    return { recommendations: [], collection: null, design: null };
  }
}
