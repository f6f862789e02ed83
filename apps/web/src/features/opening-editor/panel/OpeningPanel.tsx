import { formatMessage, projectMessages } from "@photomap/messages";
import { useState } from "react";
import { Segmented } from "../../../ui/fields/Segmented.tsx";
import type { OpeningRoom } from "../use-opening-room.ts";
import { ArrangeTools } from "./ArrangeTools.tsx";
import { BackgroundColor } from "./BackgroundColor.tsx";
import styles from "./OpeningPanel.module.css";
import { PhotoQuality } from "./PhotoQuality.tsx";
import { PlaceTools } from "./PlaceTools.tsx";

const TABS = [
  { value: "photo", label: "Photo" },
  { value: "place", label: "Place" },
  { value: "arrange", label: "Arrange" },
  { value: "color", label: "Color" },
] as const;

type Tab = (typeof TABS)[number]["value"];

const INCLUSION = [
  { value: "yes", label: formatMessage(projectMessages.included) },
  { value: "no", label: formatMessage(projectMessages.notIncluded) },
] as const;

interface OpeningPanelProps {
  readonly room: OpeningRoom;
  readonly onRemove: () => void;
}

/** The tools: all of them beside the canvas, one tab at a time below it on phones. */
export function OpeningPanel({ room, onRemove }: OpeningPanelProps) {
  const { active, readOnly, images, props } = room;
  const { opening, input, uploads, outputScale, enabledByDefault = opening.enabled } = props;
  const [tab, setTab] = useState<Tab>("place");
  const isIncluded = input?.enabled ?? enabledByDefault;
  const place = active === undefined ? 0 : images.indexOf(active) + 1;
  const name = active === undefined ? undefined : uploads[active.id]?.name;
  const none = <p className={styles.none}>{emptyText(room)}</p>;
  return (
    <aside className={styles.panel} aria-label="Tools" data-tab={tab}>
      {readOnly ? null : (
        <div className={styles.tabs}>
          <Segmented label="Tools" options={TABS} value={tab} onChange={setTab} />
        </div>
      )}
      <section className={styles.section} data-for="photo" aria-label="Photo">
        {active === undefined ? (
          <>
            <h2 className={styles.title}>{opening.name}</h2>
            {none}
          </>
        ) : (
          <>
            <h2 className={styles.title}>{name ?? `Photo ${place}`}</h2>
            <p className={styles.meta}>
              Photo {place} of {images.length}
            </p>
            <PhotoQuality image={active} draft={room.draft} outputScale={outputScale} />
          </>
        )}
      </section>
      {readOnly ? null : (
        <>
          <section className={styles.section} data-for="place" aria-label="Place">
            {active ? <PlaceTools room={room} image={active} /> : <NoneOnPhone>{none}</NoneOnPhone>}
          </section>
          <section className={styles.section} data-for="arrange" aria-label="Arrange">
            {active ? (
              <>
                <h3 className={styles.heading}>Arrange</h3>
                <ArrangeTools room={room} image={active} onRemove={onRemove} />
              </>
            ) : (
              <NoneOnPhone>{none}</NoneOnPhone>
            )}
          </section>
          <section className={styles.section} data-for="color" aria-label="Color">
            <BackgroundColor room={room} />
            {opening.optional ? (
              <>
                <h3 className={styles.heading}>On the map</h3>
                <Segmented
                  label={`${opening.name} on the map`}
                  options={INCLUSION}
                  value={isIncluded ? "yes" : "no"}
                  onChange={(value) => room.set({ enabled: value === "yes" })}
                />
              </>
            ) : null}
          </section>
        </>
      )}
    </aside>
  );
}

function NoneOnPhone({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.phoneOnly}>{children}</div>;
}

function emptyText({ images, readOnly, props }: OpeningRoom): string {
  if (images.length === 0) {
    const place = `this ${props.design.regionType}`;
    return readOnly ? `There is no photo in ${place} yet.` : `Add a photo to ${place} to begin.`;
  }
  return readOnly
    ? "Choose a photo to see how it will print."
    : "Choose a photo to move, resize or turn it.";
}
