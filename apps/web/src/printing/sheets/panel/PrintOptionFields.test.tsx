// @vitest-environment jsdom
import { DEFAULT_PRINT_OPTIONS, listPrintServices, type PrintServiceId } from "@photomap/printing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PrintOptionFields } from "./PrintOptionFields.tsx";

const OFFERED = listPrintServices({
  outputType: "MATBOARD_WALL_MAP",
  brand: "pm",
  openingCount: 50,
});

afterEach(cleanup);

function Choices({ serviceId }: { readonly serviceId: PrintServiceId }) {
  const [options, setOptions] = useState(DEFAULT_PRINT_OPTIONS);
  const service = OFFERED.find(({ id }) => id === serviceId);
  if (service === undefined) throw new Error(`No service ${serviceId}`);
  return <PrintOptionFields service={service} options={options} onChange={setOptions} />;
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const buffer = () => choice("Buffer area");

it("PRN-14 disables the buffer without clipping and without border", () => {
  render(<Choices serviceId="WALGREENS" />);
  expect(buffer()).toMatchObject({ checked: true, disabled: false });
  fireEvent.click(choice("Border"));
  expect(buffer().disabled).toBe(false);
  fireEvent.click(choice("Cut photos to the outline"));
  expect(buffer().disabled).toBe(true);
  fireEvent.click(choice("Border"));
  expect(buffer().disabled).toBe(false);
  fireEvent.click(buffer());
  expect(buffer().checked).toBe(false);
});

it("PRN-14 hides the buffer for services without one", () => {
  render(<Choices serviceId="DOWNLOAD" />);
  expect(screen.queryByRole("checkbox", { name: "Buffer area" })).toBeNull();
  expect(choice("Border").checked).toBe(true);
});
