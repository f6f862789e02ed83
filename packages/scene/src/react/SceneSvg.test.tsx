import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../../test/sample-map.ts";
import { mapScene } from "../map-scene.ts";
import { SceneSvg } from "./SceneSvg.tsx";

const utah = sampleOpening("utah", 20, 50);
const ohio = sampleOpening("ohio", 220, 50);
const photo = samplePhoto("p1", { x: 20, y: 50 });
const ops = mapScene(sampleDesign(utah, ohio), { utah: filled(photo) }, { labels: true });

function markup(label?: string): string {
  return renderToStaticMarkup(
    <SceneSvg
      ops={ops}
      width={400}
      height={200}
      imageUrl={({ src }) => `/images/${src}`}
      {...(label !== undefined && { label })}
    />,
  );
}

describe("a scene as SVG", () => {
  it("has the page size of the display list", () => {
    expect(markup()).toContain('viewBox="0 0 400 200"');
  });

  it("transforms the unit square of a photo by its matrix", () => {
    expect(markup()).toMatch(
      /<image href="\/images\/p1" width="1" height="1" preserveAspectRatio="none" transform="matrix\(200 0 0 100 20 50\)"/,
    );
  });

  it("clips every group by its outline", () => {
    const ids = [...markup().matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(markup()).toContain(`clip-path="url(#${id})"`);
    expect(markup()).toContain('clip-rule="evenodd"');
  });

  it("labels the empty opening", () => {
    expect(markup()).toMatch(/<text [^>]*text-anchor="middle">ohio<\/text>/);
  });

  it("is decorative without a label", () => {
    expect(markup()).toContain('aria-hidden="true"');
    expect(markup("Our map")).toContain('role="img" aria-label="Our map"');
  });
});
