import { describe, expect, it } from "vitest";
import { completeTracking, findTrackingUrl, recognizeCarrier } from "./tracking.ts";
import { isWebLink } from "./web-link.ts";

describe("a carrier by its tracking number (O10)", () => {
  it.each([
    ["1Z999AA10123456784", "UPS"],
    ["1z 999 aa1 01 2345 6784", "UPS"],
    ["9400 1112 0255 5555 5555 55", "USPS"],
    ["92001112025555555555", "USPS"],
    ["1234-5678-9012", "FedEx"],
    ["123456789012345", "FedEx"],
    // DHL's ten digits could be anyone's.
    ["1234567890", undefined],
    ["8400111202555555555555", undefined],
    ["1Z999", undefined],
    ["", undefined],
  ])("of %j is %s", (number, carrier) => {
    expect(recognizeCarrier(number)).toBe(carrier);
  });
});

describe("a tracking link (O10)", () => {
  it.each([
    ["USPS", "9400 1112", "https://tools.usps.com/go/TrackConfirmAction?tLabels=94001112"],
    ["ups", "1z-999", "https://www.ups.com/track?tracknum=1Z999"],
    ["FedEx", "1234", "https://www.fedex.com/fedextrack/?trknbr=1234"],
    ["DHL", "12&x=1", "https://www.dhl.com/us-en/home/tracking.html?tracking-id=12X1"],
    ["Pony", "1234", undefined],
    ["UPS", " - ", undefined],
  ])("of %s %j is %s", (company, number, url) => {
    expect(findTrackingUrl(company, number)).toBe(url);
  });

  it("follows where none was typed, and the carrier where the number tells it", () => {
    const number = "1Z999AA10123456784";
    const url = `https://www.ups.com/track?tracknum=${number}`;
    const complete = { company: "UPS", number, url };
    expect(completeTracking({ number })).toEqual(complete);
    expect(completeTracking({ company: "ups", number })).toEqual(complete);
    const own = { company: "Pony", number, url: "https://pony.example/7" };
    expect(completeTracking(own)).toEqual(own);
    expect(completeTracking({ ...own, url: undefined })).toEqual({ ...own, url: undefined });
    expect(completeTracking({})).toEqual({});
  });

  it("is one only with http or https", () => {
    expect(isWebLink("https://pony.example/7")).toBe(true);
    expect(isWebLink("HTTP://pony.example/7")).toBe(true);
    for (const url of ["javascript:alert(1)", "pony.example", "//pony.example", "", null]) {
      expect(isWebLink(url)).toBe(false);
    }
  });
});
