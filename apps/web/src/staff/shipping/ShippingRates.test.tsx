// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  StaffSaveShippingRatesDocument,
  type StaffShippingRateTableFragment,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { ShippingRates } from "./ShippingRates.tsx";

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;
const listPrices = (standard: string, expedited: string) =>
  (["CONTIGUOUS", "DISTANT", "TERRITORIES", "MILITARY"] as const).map((zone) => ({
    zone,
    standard: usd(standard),
    expedited: usd(expedited),
  }));

const RATES: StaffShippingRateTableFragment = {
  businessId: "pm",
  updatedAt: "2026-07-04T12:00:00.000Z",
  freeFrom: usd("75.00"),
  freeFromStickers: 5,
  stickerPrice: usd("3.75"),
  makingDays: 3,
  packingDays: 1,
  packages: [
    { maxWeightOz: 160, maxLengthIn: 30, prices: listPrices("7.50", "18.00") },
    { maxWeightOz: null, maxLengthIn: null, prices: listPrices("29.00", "69.00") },
  ],
};

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(cleanup);

async function show(canManage = true) {
  const element = <ShippingRates rates={[RATES]} canManage={canManage} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  await screen.findByRole("heading", { name: "Photomap" });
  if (canManage) await screen.findByRole("button", { name: "Add a class" });
}

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

it("shows the rates to staff who may not change them", async () => {
  await show(false);
  expect(screen.getByText(/^Free from \$75.00 or 5 stickers/)).toBeDefined();
  expect(screen.getByText(/^Up to 160 oz and 30 in: 48 states and DC \$7.50/)).toBeDefined();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

it("saves prices by weight, length and zone, with a class that was added", async () => {
  const saved = { staffSaveShippingRates: { __typename: "StaffShippingRatesSaved" as const } };
  api.on(StaffSaveShippingRatesDocument, saved);
  await show();
  await type("Free standard shipping from, in USD", "99");
  await type("Class 1, standard to Alaska and Hawaii", "14.50");
  await userEvent.click(screen.getByRole("button", { name: "Add a class" }));
  await save();
  expect(api.sent).toEqual([]);
  expect(screen.getAllByText("Enter a whole number.")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Remove Class 2" }));
  await save();
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(api.sent).toMatchObject([
    {
      input: {
        businessId: "pm",
        updatedAt: RATES.updatedAt,
        freeFrom: "99",
        freeFromStickers: 5,
        packages: [
          {
            maxWeightOz: 160,
            maxLengthIn: 30,
            prices: { DISTANT: { standard: "14.50", expedited: "18.00" } },
          },
          { maxWeightOz: null, maxLengthIn: null },
        ],
      },
    },
  ]);
});

it("marks what is wrong, focuses it, and keeps what was typed after a refusal", async () => {
  await show();
  await type("Everything larger, expedited to Territories", "dear");
  await save();
  const field = screen.getByLabelText("Everything larger, expedited to Territories");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await findViolations()).toEqual([]);
  await type("Everything larger, expedited to Territories", "140");
  const message = "Someone else changed the rates. Reload them.";
  api.on(StaffSaveShippingRatesDocument, {
    staffSaveShippingRates: { __typename: "StaffShippingRatesOutdated", message },
  });
  await save();
  expect(within(await screen.findByRole("alert")).getByText(message)).toBeDefined();
  expect(field).toHaveProperty("value", "140");
});
