import { listAvailableValues, needsProject } from "@photomap/commerce";
import { formatPrice, toMoney } from "../../platform/format/price.ts";
import { AddOn } from "./AddOn.tsx";
import { AddToCart } from "./AddToCart.tsx";
import styles from "./BuyPanel.module.css";
import { FreeTokens } from "./FreeTokens.tsx";
import { GiftNoteField } from "./GiftNoteField.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import { OptionPicker } from "./OptionPicker.tsx";
import { OwnMapCard } from "./OwnMapCard.tsx";
import type { OwnMap } from "./own-map.ts";
import type { DrawableMap } from "./own-map-picture/load-drawable-map.tsx";
import { sortOptions, type Variant } from "./product.ts";
import { formatSelectionPrice } from "./remaining-prices.ts";
import { findSelectedValue } from "./selected-options.ts";
import { splitDescription } from "./split-description.ts";
import { TextFields } from "./TextFields.tsx";
import { TokenFields } from "./TokenFields.tsx";
import type { ProductForm } from "./use-product-form.ts";

interface BuyPanelProps {
  readonly page: ProductPageData;
  readonly form: ProductForm;
  readonly map: OwnMap | undefined;
  /** The map once it is loaded. */
  readonly drawable: DrawableMap | undefined;
  readonly onChooseMap: () => void;
}

export function BuyPanel(props: BuyPanelProps) {
  const { page, form, map, drawable, onChooseMap } = props;
  const { product, stickerTokens, regionCount } = page;
  const { metafields, title } = product;
  const { variant, selectedOptions } = form;
  const { lead } = splitDescription(product.descriptionHtml);
  const needsMap = needsProject(metafields);
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      {/* Descriptions are part of the catalog; the page's policy allows no scripts in them. */}
      <p className={styles.lead} dangerouslySetInnerHTML={{ __html: lead }} />
      <p className={styles.price}>
        <span className={styles.amount}>
          {variant ? formatPrice(variant.price) : formatSelectionPrice(product, selectedOptions)}
        </span>
        <span className={styles.shipping}>
          {variant ? describeShipping(variant, page.freeShipping) : null}{" "}
          {product.arrival ? `Arrives ${product.arrival.text} in most states.` : null}
        </span>
      </p>
      {needsMap ? (
        <OwnMapCard map={map} isSharp={drawable?.isSharp} onChange={onChooseMap} />
      ) : null}
      {sortOptions(product).map(({ name, values }) => (
        <OptionPicker
          key={name}
          name={name}
          values={values}
          available={listAvailableValues(product.variants, selectedOptions, name)}
          selected={findSelectedValue(selectedOptions, name)}
          onSelect={(value) => form.select({ name, value })}
        />
      ))}
      {metafields.textFields.length === 0 ? null : (
        <TextFields
          fields={metafields.textFields}
          texts={form.texts}
          isChecked={form.addState.kind === "refused"}
          onChange={form.setText}
        />
      )}
      <AddToCart
        form={form}
        hideQuantity={metafields.hideQuantity}
        onChooseMap={needsMap && map === undefined ? onChooseMap : undefined}
      />
      {drawable?.problems}
      {needsMap ? <FreeTokens metafields={metafields} quantity={form.quantity} /> : null}
      <div>
        <GiftNoteField note={form.giftNote} onChange={form.setGiftNote} />
        {stickerTokens && needsMap ? (
          <AddOn label="Add sticker tokens for new trips">
            <TokenFields
              tokens={stickerTokens}
              regionCount={map?.total ?? regionCount}
              choice={form.tokens}
              onChange={form.setTokens}
              product={product}
              selectedOptions={selectedOptions}
            />
          </AddOn>
        ) : null}
      </div>
    </div>
  );
}

/** Describes the shipping of one item; the cart computes it for all items. */
function describeShipping(
  { price }: Pick<Variant, "price">,
  { fromMinor, text }: ProductPageData["freeShipping"],
): string {
  return toMoney(price).amountMinor >= fromMinor ? "Ships free." : text;
}
