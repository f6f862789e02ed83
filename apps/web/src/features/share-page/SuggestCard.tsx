import { Plus } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./SuggestCard.module.css";
import { describeCount, type SharePageData } from "./share-page-data.ts";

/** A map can have thousands of regions; the map screen has all of them. */
const MAX_TILES = 24;

/** For collaborators: each tile leads straight to a new suggestion. */
export function SuggestCard({ page }: { readonly page: SharePageData }) {
  const { id, design, emptyRegions } = page;
  const count = emptyRegions.length;
  const [first] = emptyRegions;
  return (
    <section className={styles.card} aria-labelledby="suggest">
      <h2 id="suggest" className={styles.title}>
        {first === undefined ? "Got a better photo?" : `Got a photo of ${first.name}?`}
      </h2>
      <p className={styles.text}>
        {count === 0
          ? `Every ${design.regionType} has a photo. Suggest a better one from your phone.`
          : `${describeCount(count, design)} ${count === 1 ? "is" : "are"} still waiting. Suggest a photo from your phone.`}{" "}
        The owner decides what goes on the map. No account needed.
      </p>
      {count === 0 ? null : (
        <ul className={styles.tiles} aria-label={`Waiting ${design.regionTypePlural}`}>
          {emptyRegions.slice(0, MAX_TILES).map((region) => (
            <li key={region.id}>
              <a className={styles.tile} href={`/p/${id}/collaborate/${region.id}/new`}>
                <Plus size={20} strokeWidth={1.6} aria-hidden="true" />
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
