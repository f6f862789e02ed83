import { getGiftNote, listTexts, MAX_LINE_QUANTITY } from "@photomap/commerce";
import { lazy, Suspense, useContext, useRef } from "react";
import { Link } from "../../platform/routing/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import type { CheckoutLine } from "../cart/checkout.ts";
import { LinePicture } from "../cart/LinePicture.tsx";
import type { Cart } from "../cart/use-cart.ts";
import { MapChecksContext } from "../map-check/use-map-checks.ts";
import { CartProblemNotice } from "./CartProblemNotice.tsx";
import { LineGiftNote } from "./LineGiftNote.tsx";
import { LinePrice } from "./LinePrice.tsx";
import styles from "./LineRow.module.css";

/** Loaded when the cart's maps are checked. */
const LineMapCheck = lazy(async () => ({
  default: (await import("../map-check/LineMapCheck.tsx")).LineMapCheck,
}));

const QUANTITIES = Array.from({ length: MAX_LINE_QUANTITY }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

interface LineRowProps {
  readonly line: CheckoutLine;
  readonly cart: Cart;
  readonly onRemove: () => void;
}

export function LineRow({ line, cart, onRemove }: LineRowProps) {
  const { id, title, quantity, file: project, variant, kind } = line;
  const { updateLine, splitLine } = cart;
  const mapChecks = useContext(MapChecksContext);
  /** An open gift note is saved when its line is left, but not when it is removed. */
  const isRemoved = useRef(false);
  const remove = () => {
    isRemoved.current = true;
    onRemove();
  };
  const productPath = `/product/${variant?.product.handle ?? ""}`;
  return (
    <li className={styles.line}>
      <Link
        to={project ? `/p/${project.id}` : productPath}
        className={styles.picture}
        tabIndex={-1}
      >
        <LinePicture file={project} image={variant?.image} />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={productPath}>{title}</Link>
        </h3>
        {variant?.title ? <p>{variant.title}</p> : null}
        {project?.name ? (
          <p>
            Map: <Link to={`/p/${project.id}`}>{project.name}</Link>
          </p>
        ) : null}
        {listTexts(line.customAttributes).map(({ key, value }) => (
          <p key={key}>
            {key}: “{value}”
          </p>
        ))}
      </div>
      <div className={styles.price}>
        <LinePrice line={line} isEstimate={cart.isEstimate} />
      </div>
      <div className={styles.controls}>
        <div className={styles.quantity}>
          <Select
            label="Quantity"
            aria-label={`Quantity of ${title}`}
            options={QUANTITIES}
            value={String(quantity)}
            onChange={({ target }) => void updateLine(id, { quantity: Number(target.value) })}
          />
        </div>
        <Button size="small" variant="quiet" aria-label={`Remove ${title}`} onClick={remove}>
          Remove
        </Button>
      </div>
      <div className={styles.wide}>
        <CartProblemNotice cart={cart} lineId={id} />
        {mapChecks === undefined ? null : (
          <Suspense>
            <LineMapCheck line={line} checks={mapChecks} />
          </Suspense>
        )}
        {kind === "STICKER_TOKEN" ? null : (
          <LineGiftNote
            note={getGiftNote(line.customAttributes) ?? ""}
            quantity={quantity}
            customAttributes={line.customAttributes}
            onSaveOne={(attributes) => void splitLine(id, 1, attributes)}
            onSaveAll={(customAttributes) => {
              if (!isRemoved.current) void updateLine(id, { customAttributes });
            }}
          />
        )}
      </div>
    </li>
  );
}
