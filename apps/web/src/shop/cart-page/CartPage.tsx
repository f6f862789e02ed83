import { formatMessage, shopMessages } from "@photomap/messages";
import { ShoppingBag } from "lucide-react";
import { Suspense, useEffect } from "react";
import { HelpButton } from "../../content/help-panel/HelpButton.tsx";
import { HelpPanelHost } from "../../content/help-panel/HelpPanelHost.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { NoticeBar } from "../../ui/layout/NoticeBar.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import type { Checkout } from "../cart/checkout.ts";
import { listStickerGroups } from "../cart/group-lines.ts";
import { type Cart, useCart } from "../cart/use-cart.ts";
import { MapChecksContext, useMapChecks } from "../map-check/use-map-checks.ts";
import styles from "./CartPage.module.css";
import { CartProblemNotice } from "./CartProblemNotice.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CustomerNote } from "./CustomerNote.tsx";
import { LineList } from "./LineList.tsx";
import { StickerSection, TokenBanners } from "./lazy-sticker-parts.ts";
import { useCartTokens } from "./use-cart-tokens.ts";

interface CartPageProps {
  readonly isGuest: boolean;
}

export function CartPage({ isGuest }: CartPageProps) {
  const cart = useCart();
  const { reload } = cart;
  useEffect(() => void reload(), [reload]);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>Your cart</h1>
          <HelpButton page="cart" />
        </div>
        {cart.status === "waiting" ? (
          <NoticeBar kind="offline">
            No connection. We'll save your changes when you're back online.
          </NoticeBar>
        ) : null}
        <CartContent cart={cart} isGuest={isGuest} />
      </div>
      <HelpPanelHost />
    </>
  );
}

interface CartContentProps {
  readonly cart: Cart;
  readonly isGuest: boolean;
}

function CartContent({ cart, isGuest }: CartContentProps) {
  const { checkout, status, forget, reload } = cart;
  if (status === "failed") return <CartFailure onClear={forget} onRetry={() => void reload()} />;
  if (checkout === undefined && status !== "saved") return <CartSkeleton />;
  if (checkout === undefined || checkout.lineItems.length === 0) return <EmptyCart />;
  return <FilledCart cart={cart} checkout={checkout} isGuest={isGuest} />;
}

interface FilledCartProps extends CartContentProps {
  readonly checkout: Checkout;
}

function FilledCart({ cart, checkout, isGuest }: FilledCartProps) {
  const { lineItems } = checkout;
  const packs = lineItems.filter(({ kind }) => kind === "STICKER_TOKEN");
  const groups = listStickerGroups(lineItems);
  const items = lineItems.filter(
    ({ kind, stickerOrderId }) => kind !== "STICKER_TOKEN" && stickerOrderId === null,
  );
  const tokens = useCartTokens(lineItems, isGuest);
  const mapChecks = useMapChecks(checkout);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {groups.length > 0 ? (
          <Suspense>
            <TokenBanners groups={groups} tokens={tokens} cart={cart} />
          </Suspense>
        ) : null}
        <CartProblemNotice cart={cart} />
        {items.length > 0 ? (
          <MapChecksContext value={mapChecks}>
            <LineList title="Items" lines={items} cart={cart} />
          </MapChecksContext>
        ) : null}
        {groups.length > 0 ? (
          <Suspense fallback={<Skeleton shape="tile" height={280} />}>
            <StickerSection groups={groups} cart={cart} isGuest={isGuest} />
          </Suspense>
        ) : null}
        {packs.length > 0 ? <LineList title="Sticker tokens" lines={packs} cart={cart} /> : null}
        <CustomerNote note={checkout.note} onSave={cart.setNote} />
      </div>
      <CartSummary cart={cart} checkout={checkout} hasTokens={!tokens.isShort} />
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingBag size={30} strokeWidth={1.6} aria-hidden="true" />}
      title={formatMessage(shopMessages.emptyCart)}
      action={
        <LinkButton to="/shop" variant="primary">
          {formatMessage(shopMessages.fillCart)}
        </LinkButton>
      }
    >
      You'll find frames, wall hangings and stickers for your own map in the shop.
    </EmptyState>
  );
}

interface CartFailureProps {
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

function CartFailure({ onClear, onRetry }: CartFailureProps) {
  return (
    <ErrorState
      message={formatMessage(shopMessages.cartLoadFailed)}
      action={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={onClear}>{formatMessage(shopMessages.clearCart)}</Button>
        </div>
      }
    />
  );
}

function CartSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="Loading your cart" aria-busy="true">
      <div className={styles.main}>
        <Skeleton shape="tile" height={148} />
        <Skeleton shape="tile" height={148} />
      </div>
      <Skeleton shape="tile" height={320} />
    </div>
  );
}
