import { OUTLINE_EDGE } from "@photomap/project";
import { Plus } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./SuggestCard.module.css";
import { describeRegionCount, type EmptyRegion, type SharePageData } from "./share-page-data.ts";

/** Asks collaborators for photos: each tile leads straight to a new suggestion. */
export function SuggestCard({ page }: { readonly page: SharePageData }) {
  const { id, design, emptyRegions, emptyRegionCount: count } = page;
  const [first] = emptyRegions;
  return (
    <section className={styles.card} aria-labelledby="suggest">
      <h2 id="suggest" className={styles.title}>
        {first === undefined ? "Got a better photo?" : `Got a photo of ${first.name}?`}
      </h2>
      <p className={styles.text}>
        {count === 0
          ? `Every ${design.regionType} has a photo. Suggest a better one from your phone.`
          : `${describeRegionCount(count, design)} ${count === 1 ? "is" : "are"} still waiting. Suggest a photo from your phone.`}{" "}
        The owner decides what goes on the map. No account needed.
      </p>
      {count === 0 ? null : (
        <ul className={styles.tiles} aria-label={`Empty ${design.regionTypePlural}`}>
          {emptyRegions.map((region) => (
            <li key={region.id}>
              <a className={styles.tile} href={`/p/${id}/collaborate/${region.id}/new`}>
                <Outline region={region} />
                {region.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={`/p/${id}`} variant={page.regions.length === 0 ? "primary" : "secondary"}>
        Suggest a photo
      </LinkButton>
    </section>
  );
}

function Outline({ region: { outline } }: { readonly region: EmptyRegion }) {
  if (outline === null) return <Plus size={20} strokeWidth={1.6} aria-hidden="true" />;
  return (
    <svg
      className={styles.outline}
      viewBox={`0 0 ${OUTLINE_EDGE} ${OUTLINE_EDGE}`}
      width={OUTLINE_EDGE}
      height={OUTLINE_EDGE}
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  );
}
