import { outputTypeName } from "@photomap/design";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  GetStickerOrdersForSandboxDocument,
  type GetStickerOrdersForSandboxQuery,
} from "../../platform/api/generated/graphql.ts";
import {
  describeSizes,
  describeStickerCount,
  describeStickerStatus,
} from "../../shop/sticker-orders/describe-stickers.ts";
import { StickerPreviews } from "../../shop/sticker-orders/StickerPreviews.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import detail from "../shared/Detail.module.css";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./OrderDetail.module.css";

type StaffStickerOrder = NonNullable<
  GetStickerOrdersForSandboxQuery["getStickerOrdersForSandbox"]
>[number];

/** No limit: staff see every sticker. */
const ALL = Number.POSITIVE_INFINITY;

/** The sticker orders of an order, with all their stickers. */
export function StickerOrders({ ids }: { readonly ids: readonly string[] }) {
  const state = useStaffStickerOrders(ids);
  return (
    <StaffSection title="Sticker orders">
      {state === "failed" ? (
        <p role="alert">We couldn't load the sticker orders. Reload the page.</p>
      ) : null}
      {state === "loading" ? <p role="status">Loading sticker orders …</p> : null}
      {typeof state === "string" ? null : (
        <ul className={styles.lines}>
          {state.map((order) => (
            <li key={order.id} className={styles.stickers}>
              <StickerOrderFacts order={order} />
              <StickerPreviews stickers={order.stickers} maxPreviews={ALL} />
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  );
}

function StickerOrderFacts({ order }: { readonly order: StaffStickerOrder }) {
  const { id, file: project, status, outputType, outputScale, stickers } = order;
  const quantity = stickers.reduce((sum, sticker) => sum + sticker.quantity, 0);
  const withTokens = stickers.reduce((sum, sticker) => sum + sticker.quantityWithTokens, 0);
  const tokens = withTokens === 0 ? "" : `, ${withTokens} with tokens`;
  return (
    <div>
      <p className={styles.name}>
        <Link to={`/p/${project.id}`}>{project.name || "Untitled map"}</Link>{" "}
        <Badge tone={status === "CANCELLED" ? "neutral" : "leaf"}>
          {describeStickerStatus(status)}
        </Badge>
      </p>
      <p className={detail.meta}>
        {`${outputTypeName(outputType)} at scale ${outputScale}, version ${project.backupVersion}`}
      </p>
      <p
        className={detail.meta}
      >{`${describeStickerCount(quantity)}: ${describeSizes(stickers)}${tokens}`}</p>
      <p className={detail.meta}>{id}</p>
    </div>
  );
}

function useStaffStickerOrders(ids: readonly string[]) {
  const [state, setState] = useState<readonly StaffStickerOrder[] | "loading" | "failed">(
    "loading",
  );
  const key = ids.join(" ");
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const result = await execute(GetStickerOrdersForSandboxDocument, { ids: key.split(" ") });
      return result.getStickerOrdersForSandbox ?? [];
    };
    load()
      .catch(() => "failed" as const)
      .then((loaded) => isCurrent && setState(loaded))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return state;
}
