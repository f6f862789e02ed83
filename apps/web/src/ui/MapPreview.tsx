import { useId } from "react";
import styles from "./MapPreview.module.css";

export interface PreviewRegion {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly labelPoint: readonly [x: number, y: number];
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

export type PreviewState =
  | { readonly kind: "empty" | "hover" }
  | { readonly kind: "filled" | "suggested"; readonly photoUrl: string };

interface MapPreviewProps {
  readonly label: string;
  readonly sizeUnits: number;
  readonly regions: readonly PreviewRegion[];
  /** By region id; a region that is not named is empty. */
  readonly states: Readonly<Record<string, PreviewState>>;
}

/** A board with regions in the four states they can have; photos lie below the mat, which shades them. */
export function MapPreview({ label, sizeUnits, regions, states }: MapPreviewProps) {
  const clipId = useId();
  const board = `M0 0H${sizeUnits}V${sizeUnits}H0Z`;
  const shown = regions.map((region) => ({ region, state: states[region.id] ?? EMPTY }));
  const holes = shown.filter(({ state }) => "photoUrl" in state).map(({ region }) => region.path);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${sizeUnits} ${sizeUnits}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in place has no other tag
      role="img"
      aria-label={label}
    >
      {shown.map(({ region, state }) =>
        "photoUrl" in state ? (
          <Photo key={region.id} clipId={`${clipId}${region.id}`} region={region} state={state} />
        ) : null,
      )}
      <path className={styles.mat} fillRule="evenodd" d={board + holes.join("")} />
      {shown.map(({ region, state }) => (
        <Outline key={region.id} region={region} kind={state.kind} />
      ))}
    </svg>
  );
}

const EMPTY: PreviewState = { kind: "empty" };

interface PhotoProps {
  readonly clipId: string;
  readonly region: PreviewRegion;
  readonly state: Extract<PreviewState, { photoUrl: string }>;
}

function Photo({ clipId, region, state }: PhotoProps) {
  const [left, top, right, bottom] = region.box;
  return (
    <>
      <clipPath id={clipId}>
        <path d={region.path} />
      </clipPath>
      <image
        href={state.photoUrl}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clipId})`}
        className={styles.photo}
        data-kind={state.kind}
      />
    </>
  );
}

interface OutlineProps {
  readonly region: PreviewRegion;
  readonly kind: PreviewState["kind"];
}

function Outline({ region, kind }: OutlineProps) {
  const [x, y] = region.labelPoint;
  return (
    <g className={styles.region} data-kind={kind}>
      <path className={styles.under} d={region.path} />
      <path className={styles.line} d={region.path} />
      {kind === "empty" ? (
        <text className={styles.label} x={x} y={y}>
          {region.id}
        </text>
      ) : null}
      {kind === "hover" ? (
        <g transform={`translate(${x} ${y})`}>
          <circle className={styles.disc} r="22" />
          <path className={styles.plus} d="M-9 0H9M0-9V9" />
        </g>
      ) : null}
    </g>
  );
}
