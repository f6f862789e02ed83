import { BRAND_IDS, BRAND_NAMES, type BrandId } from "@photomap/design";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useBrand } from "../../../platform/brand/brand.ts";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { ButtonSamples } from "./ButtonSamples.tsx";
import { CanvasSamples } from "./CanvasSamples.tsx";
import { ColorSamples } from "./ColorSamples.tsx";
import styles from "./ComponentPage.module.css";
import { FieldSamples } from "./FieldSamples.tsx";
import { MessageSamples } from "./MessageSamples.tsx";
import { OverlaySamples } from "./OverlaySamples.tsx";
import { PictureSamples } from "./PictureSamples.tsx";
import { StatusSamples } from "./StatusSamples.tsx";
import { TypographySamples } from "./TypographySamples.tsx";

const SCHEME_OPTIONS = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "Match system" },
] as const;

const BRAND_OPTIONS = BRAND_IDS.map((value) => ({ value, label: BRAND_NAMES[value] }));

/** Every component of ui/ in every state. */
export function ComponentPage() {
  const brand = useBrand();
  const [, setSearch] = useSearchParams();
  const [colorScheme, setColorScheme] = useState<"light" | "dark" | "auto">("auto");
  useEffect(() => {
    document.documentElement.dataset["colorScheme"] = colorScheme;
    return () => {
      delete document.documentElement.dataset["colorScheme"];
    };
  }, [colorScheme]);
  const setBrand = (id: BrandId) =>
    setSearch({ brand: id }, { preventScrollReset: true, replace: true });
  return (
    <>
      <PageTitle>Components</PageTitle>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>Components</h1>
          <div className={styles.switches}>
            <SegmentedControl
              label="Brand"
              options={BRAND_OPTIONS}
              value={brand.id}
              onChange={setBrand}
            />
            <SegmentedControl
              label="Color scheme"
              options={SCHEME_OPTIONS}
              value={colorScheme}
              onChange={setColorScheme}
            />
          </div>
        </div>
        <ColorSamples />
        <TypographySamples />
        <ButtonSamples />
        <FieldSamples />
        <StatusSamples />
        <MessageSamples />
        <OverlaySamples />
        <PictureSamples />
        <CanvasSamples />
      </div>
    </>
  );
}
