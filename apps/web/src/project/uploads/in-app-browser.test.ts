import { expect, it } from "vitest";
import { isInAppBrowser } from "./in-app-browser.ts";

const IOS =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

it.each([
  ["Facebook on iOS", `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.35.110;FBBV/611]`],
  ["Facebook on Android", `${ANDROID}) ${CHROME} [FB_IAB/FB4A;FBAV/470.0.0.35.110;]`],
  ["Instagram", `${IOS} Mobile/21F90 Instagram 336.0.0.24.93 (iPhone15,2)`],
  ["TikTok", `${IOS} Mobile/15E148 musical_ly_35.1.0 BytedanceWebview/d8a21c6`],
  ["Pinterest", `${IOS} Mobile/15E148 [Pinterest/iOS]`],
  ["LINE", `${IOS} Mobile/15E148 Safari Line/14.8.0`],
  ["WeChat", `${ANDROID}) ${CHROME} MicroMessenger/8.0.49`],
  [
    "an Android webview",
    `${ANDROID} Build/AP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0.0.0`,
  ],
  ["an iOS webview", `${IOS} Mobile/15E148`],
])("knows %s", (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ["Chrome on Android", `${ANDROID}) ${CHROME}`],
  [
    "Samsung Internet",
    `${ANDROID}) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  ],
  ["Safari on iOS", `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Chrome on iOS", `${IOS} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  ],
  [
    "Chrome on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
])("leaves %s alone", (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
