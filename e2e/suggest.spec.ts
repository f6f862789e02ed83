import { waitUntilHydrated } from "./support/hydration.ts";
import { createMap, FIFTY, queryApi, updateProject } from "./support/project-page.ts";
import { makeJpeg } from "./support/project-state.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const MAX_SECONDS = 60;
const MAX_ACTS = 6;

test("a stranger suggests a photo on a phone within a minute of opening the link", async ({
  browser,
  webUrl,
}, info) => {
  const owner = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  const id = await createMap(owner, webUrl, FIFTY);
  await updateProject(owner, id, { accessPolicy: "PUBLIC_COLLABORATORS" });
  const { name, type: mimeType, bytes: buffer } = await makeJpeg("dog.jpg", 200);

  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext(phone)).newPage();
  let acts = 0;
  const act = async (action: () => Promise<void>) => {
    acts += 1;
    await action();
  };
  const startMs = performance.now();
  await page.goto(`${webUrl}/p/${id}?s=1`);
  await act(() => page.getByRole("link", { name: "Alabama" }).tap());
  await waitUntilHydrated(page);
  const choosing = page.waitForEvent("filechooser");
  await act(() => page.getByRole("button", { name: "Add", exact: true }).tap());
  const chooser = await choosing;
  await act(() => chooser.setFiles({ name, mimeType, buffer }));
  // The tap takes effect when the photo is uploaded and the draft is saved.
  await act(() => page.getByRole("button", { name: "Submit" }).tap());
  const dialog = page.getByRole("dialog", { name: "Submit Your Suggestion" });
  await act(() => dialog.getByLabel("Your name").fill("Grandma"));
  await act(() => dialog.getByRole("button", { name: "Submit" }).tap());
  const success = page.getByRole("dialog", { name: "Success!" });
  await expect(success.getByRole("link", { name: "Make your own map" })).toBeVisible();
  const seconds = (performance.now() - startMs) / 1000;
  info.annotations.push({ type: `${acts} acts in ${seconds.toFixed(1)} s` });
  expect(acts).toBeLessThanOrEqual(MAX_ACTS);
  expect(seconds).toBeLessThan(MAX_SECONDS);

  await success.getByRole("button", { name: "Done" }).tap();
  await expect(page).toHaveURL(`${webUrl}/p/${id}/collaborate`);
  await expect(page.getByText("SUBMITTED", { exact: true })).toBeVisible();
  await expectNoViolations(page);
  const { file } = await queryApi(
    owner,
    `{ file(id: "${id}") { openingSuggestions { openingId status name } } }`,
  );
  const submitted = { openingId: "AL", status: "SUBMITTED", name: "Grandma" };
  expect(file).toEqual({ openingSuggestions: [submitted] });
});
