import { SHIPPING_ZONES, type ShippingRates } from "@photomap/commerce";
import type { StoredShippingRates } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { MoneyType, type PresentedMoney, presentUsd } from "../shop/money.ts";

type PackageRate = ShippingRates["packages"][number];

interface ZonePrice {
  readonly zone: (typeof SHIPPING_ZONES)[number];
  readonly standard: PresentedMoney;
  readonly expedited: PresentedMoney;
}

const ShippingZoneEnum = builder.enumType("ShippingZone", {
  description: "A part of the USA that packages travel to at its own price.",
  values: SHIPPING_ZONES,
});

const ZonePriceType = builder.objectRef<ZonePrice>("StaffZonePrice").implement({
  fields: (t) => ({
    zone: t.expose("zone", { type: ShippingZoneEnum }),
    standard: t.expose("standard", { type: MoneyType }),
    expedited: t.expose("expedited", { type: MoneyType }),
  }),
});

const PackageRateType = builder.objectRef<PackageRate>("StaffPackageRate").implement({
  description: "A class of packages; the last one has no limits.",
  fields: (t) => ({
    maxWeightOz: t.int({ nullable: true, resolve: ({ maxWeightOz }) => maxWeightOz }),
    maxLengthIn: t.int({ nullable: true, resolve: ({ maxLengthIn }) => maxLengthIn }),
    prices: t.field({
      type: [ZonePriceType],
      resolve: ({ prices }) =>
        SHIPPING_ZONES.map((zone) => ({
          zone,
          standard: presentUsd(prices[zone].standardMinor),
          expedited: presentUsd(prices[zone].expeditedMinor),
        })),
    }),
  }),
});

const StaffShippingRatesType = builder
  .objectRef<StoredShippingRates>("StaffShippingRates")
  .implement({
    fields: (t) => ({
      businessId: t.expose("brand", { type: BusinessIdEnum }),
      updatedAt: t.expose("updatedAt", { type: "DateTime" }),
      freeFrom: t.field({
        type: MoneyType,
        resolve: ({ rates }) => presentUsd(rates.freeFromMinor),
      }),
      freeFromStickers: t.int({ resolve: ({ rates }) => rates.freeFromStickers }),
      stickerPrice: t.field({
        type: MoneyType,
        resolve: ({ rates }) => presentUsd(rates.stickerMinor),
      }),
      makingDays: t.int({
        description: "The business days in which personalized goods are made and packed.",
        resolve: ({ rates }) => rates.makingDays,
      }),
      packingDays: t.int({
        description: "The business days in which other goods are packed.",
        resolve: ({ rates }) => rates.packingDays,
      }),
      packages: t.field({
        type: [PackageRateType],
        description: "Lightest and shortest first.",
        resolve: ({ rates }) => [...rates.packages],
      }),
    }),
  });

builder.queryField("staffShippingRates", (t) =>
  t.field({
    type: [StaffShippingRatesType],
    nullable: true,
    description: "What shipping costs, by brand; null for everyone who is not staff.",
    resolve: (_root, _args, { backend, viewer }) => backend.staff.shipping.list(viewer),
  }),
);

const PackagePriceInput = builder.inputType("StaffPackagePriceInput", {
  fields: (t) => ({
    standard: t.string({ required: true }),
    expedited: t.string({ required: true }),
  }),
});

const PackagePricesInput = builder.inputType("StaffPackagePricesInput", {
  fields: (t) => ({
    CONTIGUOUS: t.field({ type: PackagePriceInput, required: true }),
    DISTANT: t.field({ type: PackagePriceInput, required: true }),
    TERRITORIES: t.field({ type: PackagePriceInput, required: true }),
    MILITARY: t.field({ type: PackagePriceInput, required: true }),
  }),
});

const PackageRateInput = builder.inputType("StaffPackageRateInput", {
  fields: (t) => ({
    maxWeightOz: t.int(),
    maxLengthIn: t.int(),
    prices: t.field({ type: PackagePricesInput, required: true }),
  }),
});

const SaveShippingRatesInput = builder.inputType("StaffSaveShippingRatesInput", {
  fields: (t) => ({
    businessId: t.field({ type: BusinessIdEnum, required: true }),
    updatedAt: t.field({
      type: "DateTime",
      required: true,
      description: "As the form showed it.",
    }),
    freeFrom: t.string({ required: true }),
    freeFromStickers: t.int({ required: true }),
    stickerPrice: t.string({ required: true }),
    makingDays: t.int({ required: true }),
    packingDays: t.int({ required: true }),
    packages: t.field({ type: [PackageRateInput], required: true }),
  }),
});

const StaffShippingRatesSaved = builder
  .objectRef<{
    readonly __typename: "StaffShippingRatesSaved";
    readonly rates: StoredShippingRates;
  }>("StaffShippingRatesSaved")
  .implement({ fields: (t) => ({ rates: t.expose("rates", { type: StaffShippingRatesType }) }) });

const StaffShippingRatesOutdated = defineRefusalType(
  "StaffShippingRatesOutdated",
  "Somebody else changed them meanwhile.",
);

builder.mutationField("staffSaveShippingRates", (t) =>
  t.field({
    type: builder.unionType("StaffShippingRatesResult", {
      types: [StaffShippingRatesSaved, StaffShippingRatesOutdated, NotFound, InvalidInput],
    }),
    description:
      "Replaces a brand's rates. Open carts get the new prices, placed orders keep theirs.",
    args: { input: t.arg({ type: SaveShippingRatesInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { businessId, ...entered } = input;
      const result = await backend.staff.shipping.save(viewer, { ...entered, brand: businessId });
      switch (result.kind) {
        case "saved":
          return { __typename: "StaffShippingRatesSaved" as const, rates: result.rates };
        case "outdated":
          return { __typename: "StaffShippingRatesOutdated" as const, message: result.problem };
        case "invalid":
          return invalidInput(result.problem);
        case "missing":
          return notFound("Only administrators change shipping rates.");
      }
    },
  }),
);
