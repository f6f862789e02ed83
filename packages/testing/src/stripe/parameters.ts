import { z } from "zod";
import type { FormValue } from "./form-body.ts";
import { StripeRefusal } from "./stripe-state.ts";

const integer = z.string().regex(/^\d+$/, "Invalid integer").transform(Number);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, "Metadata can have up to 50 keys");
const currency = z.literal("usd");

const lineItem = z.strictObject({
  quantity: integer.refine((quantity) => quantity >= 1, "Quantity must be at least 1"),
  price_data: z.strictObject({
    currency,
    unit_amount: integer,
    tax_behavior: z.enum(["exclusive", "inclusive"]).optional(),
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1).optional(),
      tax_code: z
        .string()
        .regex(/^txcd_\d{8}$/, "No such tax code")
        .optional(),
      images: z.array(z.url()).max(8).optional(),
    }),
  }),
});

const days = z.strictObject({
  unit: z.enum(["business_day", "day"]),
  value: integer.refine((value) => value > 0, "Must be greater than 0"),
});

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal("fixed_amount"),
    display_name: z.string().min(1).max(100),
    fixed_amount: z.strictObject({ amount: integer, currency }),
    tax_behavior: z.enum(["exclusive", "inclusive"]).optional(),
    tax_code: z.string().optional(),
    delivery_estimate: z
      .strictObject({ minimum: days.optional(), maximum: days.optional() })
      .optional(),
  }),
});

/** A person and an address; Stripe accepts shorter addresses, the tax needs all of it. */
const shipping = z.strictObject({
  name: z.string().min(1),
  address: z.strictObject({
    line1: z.string().min(1),
    line2: z.string().optional(),
    city: z.string().min(1),
    state: z.string().length(2),
    postal_code: z.string().min(1),
    country: z.string().length(2),
  }),
});

export const customerParameters = z.strictObject({
  name: z.string().optional(),
  email: z.email().optional(),
  shipping: shipping.optional(),
  metadata: metadata.optional(),
});

export const sessionParameters = z.strictObject({
  mode: z.literal("payment"),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), shipping: shipping.optional() })
    .optional(),
  line_items: z.array(lineItem).min(1).max(100, "You can add up to 100 line items"),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: integer.optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().length(2)).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(5).optional(),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1, "You can only apply one discount")
    .optional(),
});

export type SessionParameters = z.output<typeof sessionParameters>;

export const couponParameters = z.strictObject({
  amount_off: integer.refine((amount) => amount > 0, "Must be greater than 0"),
  currency,
  duration: z.enum(["once", "forever"]),
  name: z.string().max(40).optional(),
});

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: integer.refine((amount) => amount > 0, "Must be greater than 0").optional(),
  metadata: metadata.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});

/** The parameters for reading one session. */
export const sessionReadParameters = z.strictObject({
  expand: z.array(z.literal("payment_intent")).optional(),
});

export const sessionListParameters = z.strictObject({
  expand: z.array(z.literal("data.payment_intent")).optional(),
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, "Must be 1 to 100").optional(),
  starting_after: z.string().optional(),
  payment_intent: z.string().optional(),
  created: z
    .strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    })
    .optional(),
});

export type SessionListParameters = z.output<typeof sessionListParameters>;

/** Refuses unknown, missing and invalid parameters with the error Stripe would send. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Record<string, FormValue>,
): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path
    .map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`))
    .join("");
  if (issue?.code === "unrecognized_keys") {
    const name = [param, ...issue.keys].filter(Boolean).join("/");
    throw new StripeRefusal(`Received unknown parameter: ${name}`, {
      code: "parameter_unknown",
      param: name,
    });
  }
  throw new StripeRefusal(`Invalid ${param}: ${issue?.message}`, {
    code: "parameter_invalid",
    param: param ?? "",
  });
}
