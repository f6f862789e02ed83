import { dispatchTwoFingers, OpeningPage, type Placement } from "./support/opening-page.ts";
import { expect, test } from "./support/session.ts";
import { expectTouchTargets } from "./support/touch-targets.ts";

const MICHIGAN = { x: 1430.6, width: 308, height: 335 };
const scaleOf = ({ width, height }: Placement) =>
  Math.max(width / MICHIGAN.width, height / MICHIGAN.height);

test("OPN-20 a drag, a resize and a turn are one edit each, committed at the end or on blur", async ({
  page,
  webUrl,
}) => {
  const opening = await OpeningPage.open(page, webUrl);
  await opening.selectPhoto(1);
  await page.keyboard.down("Control");
  const middle = await opening.middle(opening.frame);
  const moved = await opening.place(() => opening.drag(middle, { x: 60, y: -35 }, 20));
  const again = await opening.place(() =>
    opening.drag({ x: middle.x + 60, y: middle.y - 35 }, { x: 60, y: -35 }, 20),
  );
  expect((again.x - moved.x) / (again.y - moved.y)).toBeCloseTo(60 / -35, 3);

  const corner = await opening.middle(opening.handle(-1, 1));
  const resized = await opening.place(() => opening.drag(corner, { x: 60, y: -90 }, 20));
  expect(resized.width).toBeLessThan(again.width);
  expect(resized.width / resized.height).toBeCloseTo(again.width / again.height, 6);

  const knob = await opening.middle(page.locator("[data-knob]"));
  const center = await opening.middle(opening.frame);
  const turned = await opening.place(() =>
    opening.drag(knob, { x: knob.y < center.y ? -40 : 40, y: 0 }, 20),
  );
  expect(turned.rotation).toBeGreaterThan(300);
  expect(turned.rotation).toBeLessThan(360);
  expect(turned.width).toBe(resized.width);
  await page.keyboard.up("Control");

  const left = await opening.oneEdit(async () => {
    await page.mouse.move(center.x, center.y);
    await page.mouse.down();
    await page.mouse.move(center.x + 40, center.y + 10, { steps: 4 });
    expect(await opening.edits()).toHaveLength(4);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  });
  expect(left.type).toBe("PLACE_IMAGE");
  await page.mouse.up();
  expect(await opening.edits()).toHaveLength(5);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a pinch moves, resizes and rotates in one edit, and controls are large enough", async ({
    page,
    webUrl,
  }) => {
    const opening = await OpeningPage.open(page, webUrl);
    await opening.thumbs.nth(1).tap();
    for (const tab of ["Photo", "Place", "Arrange", "Color"]) {
      await page.getByRole("radio", { name: tab }).check({ force: true });
      await expectTouchTargets(page.getByRole("button"));
    }
    await expectTouchTargets(page.locator("[data-handle], [data-knob]"));

    const { x, y } = await opening.middle(opening.frame);
    const session = await page.context().newCDPSession(page);
    const start = await opening.place(async () => {
      await opening.canvas.focus();
      await page.keyboard.press("d");
    });
    const twisted = await opening.place(() =>
      dispatchTwoFingers(session, [
        [
          { x: x - 40, y },
          { x: x + 40, y },
        ],
        [
          { x: x - 45, y: y - 20 },
          { x: x + 45, y: y + 20 },
        ],
        [
          { x: x - 60, y: y - 34.64 },
          { x: x + 60, y: y + 34.64 },
        ],
      ]),
    );
    const spread = Math.hypot(120, 69.28) / 80;
    expect(twisted.width / start.width).toBeCloseTo(spread, 1);
    expect(twisted.rotation).toBeCloseTo(30, 0);

    const canceled = await opening.place(() =>
      dispatchTwoFingers(
        session,
        [
          [
            { x: x - 40, y },
            { x: x + 40, y },
          ],
          [
            { x: x - 30, y },
            { x: x + 30, y },
          ],
        ],
        { canceled: true },
      ),
    );
    expect(canceled.width).toBeLessThan(twisted.width);

    const smallest = await opening.place(() =>
      dispatchTwoFingers(session, [
        [
          { x: x - 60, y },
          { x: x + 60, y },
        ],
        [
          { x: x - 20, y },
          { x: x + 20, y },
        ],
        [
          { x: x - 0.5, y },
          { x: x + 0.5, y },
        ],
      ]),
    );
    expect(scaleOf(smallest)).toBeGreaterThanOrEqual(0.05 - 1e-6);
  });
});
