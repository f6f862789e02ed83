// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import script from "./load-player.js?raw";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Runs the inline script of the page. */
function runScript(): void {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(script)();
}

function openControls(): HTMLElement {
  document.body.innerHTML = `
    <section data-share-player="/assets/player.js">
      <button data-action="toggle">Play</button><p data-status=""></p>
    </section>`;
  runScript();
  const status = document.querySelector<HTMLElement>("[data-status]");
  if (status === null) throw new Error("The page has no status");
  return status;
}

const findScript = () => document.head.querySelector("script:last-of-type");

it("asks again for a picture that failed, five times at most", () => {
  document.body.innerHTML = `<img srcset="https://images.example/a 720w">`;
  runScript();
  const [image] = document.images;
  if (image === undefined) throw new Error("The page has no picture");
  const request = vi.spyOn(image, "srcset", "set");
  for (let i = 0; i < 7; i += 1) {
    image.dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(6000);
  }
  const urls = request.mock.calls.flat();
  expect(urls).toEqual(Array(5).fill("https://images.example/a 720w"));
});

it("says that the player cannot be loaded without a connection, and tries again", async () => {
  const status = openControls();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  document.querySelector("button")?.click();
  findScript()?.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(status.textContent).toMatch(/^You're offline/));
  const failed = findScript();
  document.querySelector("button")?.click();
  expect(findScript()).not.toBe(failed);
  const player = { run: vi.fn(async () => {}), describe: () => "Playing" };
  vi.stubGlobal("sharePlayer", player);
  findScript()?.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(status.textContent).toBe("Playing"));
  expect(player.run).toHaveBeenCalledWith("toggle", undefined);
  expect("failed" in status.dataset).toBe(false);
  vi.unstubAllGlobals();
});
