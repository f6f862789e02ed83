import type { ModelCart, OrderModel } from "./order-model.ts";
import type { OrderStep } from "./order-steps.ts";
import type { OrderSystem, OrderTest } from "./order-system.ts";
import { addStickerLines, storeStickers } from "./sticker-buyer.ts";

interface RunCart extends ModelCart {
  readonly id: string;
  stickerOrderId: string;
}

/** The carts of a run; steps count from the last one. */
export class RunCarts {
  readonly #test: OrderTest;
  readonly #system: OrderSystem;
  readonly #model: OrderModel;
  readonly #carts: RunCart[] = [];

  constructor(test: OrderTest, system: OrderSystem, model: OrderModel) {
    this.#test = test;
    this.#system = system;
    this.#model = model;
  }

  get ids(): string[] {
    return this.#carts.map(({ id }) => id);
  }

  get completed(): boolean[] {
    return this.#carts.map(({ isCompleted }) => isCompleted);
  }

  find(number: number): RunCart | undefined {
    return this.#carts.at(-1 - number);
  }

  async open(): Promise<RunCart> {
    const { carts, visitor, variantIds } = this.#system;
    const lines = [{ variantId: variantIds[1] ?? "", quantity: 1, customAttributes: [] }];
    const opened = await carts.open(visitor, { brand: "pm", lines });
    const id = opened.checkout?.cart.id ?? "";
    const details = { zip: "48104", shippingOptionId: "standard" };
    const target = { brand: "pm", checkoutId: id, viewer: visitor.viewer } as const;
    const answer = await carts.changeDetails(target, details);
    const version = answer.checkout?.cart.version ?? 0;
    const cart: RunCart = {
      id,
      version,
      quantities: [0, 1, 0],
      tokens: 0,
      stickerOrderId: "",
      isCompleted: false,
    };
    this.#carts.push(cart);
    return cart;
  }

  /** Returns the cart, or opens a new one when it is missing or completed. */
  async use(number: number): Promise<RunCart> {
    const cart = this.find(number);
    return cart === undefined || cart.isCompleted ? this.open() : cart;
  }

  async change({ cart: number, variant, quantity }: OrderStep & { type: "change-cart" }) {
    const { carts, variantIds, visitor } = this.#system;
    const cart = await this.use(number);
    await this.#removeStickers(cart);
    const target = { brand: "pm", checkoutId: cart.id, viewer: visitor.viewer } as const;
    const quantities = cart.quantities.with(variant, quantity);
    const lines = quantities.flatMap((units, index) =>
      units === 0
        ? []
        : [{ variantId: variantIds[index] ?? "", quantity: units, customAttributes: [] }],
    );
    const answer = await carts.changeLines(target, { type: "replace", lines });
    const isAllowed = (quantities[0] ?? 0) <= this.#model.availableFor(cart);
    const [shelf = 0, made = 0, packs = 0] = quantities;
    if (isAllowed) cart.quantities = [shelf, made, packs];
    await this.#addStickers(cart);
    return [answer.problems.length === 0, isAllowed] as const;
  }

  async changeStickers({ cart: number, tokens }: OrderStep & { type: "change-stickers" }) {
    const cart = await this.use(number);
    const { accountId } = this.#system.buyer.viewer;
    await this.#removeStickers(cart);
    cart.tokens = tokens;
    if (tokens > 0) cart.stickerOrderId = await storeStickers(this.#test, accountId, { tokens });
    await this.#addStickers(cart);
    return [undefined, undefined] as const;
  }

  async #removeStickers({ id }: RunCart): Promise<void> {
    await this.#test.query(
      "delete from cart_line where cart_id = $1 and sticker_order_id is not null",
      [id],
    );
  }

  async #addStickers(cart: RunCart): Promise<void> {
    const variants = this.#system.stickers;
    await addStickerLines(this.#test, cart.id, { ...cart, variants });
    const [row] = await this.#test.query(
      "update cart set version = version + 1 where id = $1 returning version",
      [cart.id],
    );
    cart.version = Number(row?.["version"]);
  }
}
