import { Map as MapIcon, Printer } from "lucide-react";
import { preload } from "react-dom";
import { Link } from "react-router";
import { Logo } from "../../platform/brand/Logo.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { PlayControls } from "./PlayControls.tsx";
import { RegionGallery } from "./RegionGallery.tsx";
import styles from "./SharePage.module.css";
import { SuggestCard } from "./SuggestCard.tsx";
import { describeProgress, describeYears, type SharePageData } from "./share-page-data.ts";

/** What readers and strangers see of a shared project: HTML that works without scripts. */
export function SharePage({ page }: { readonly page: SharePageData }) {
  const { id, name, design, regions, canSuggest } = page;
  const years = describeYears(page);
  const isEmpty = regions.length === 0;
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <Logo />
        <LinkButton to={`/p/new/${design.id}`} size="small">
          Make your own
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.heading}>
          <h1>{name}</h1>
          <p className={styles.lead}>
            {describeProgress(page)}
            {years === undefined ? null : `, ${years}`}
          </p>
        </div>
        <MapPicture page={page} />
        {isEmpty ? (
          <p className={styles.empty}>
            Nothing here yet. The first {design.regionType} is still waiting for its photo.
          </p>
        ) : (
          <PlayControls page={page} />
        )}
        <nav className={styles.tools} aria-label="Project">
          <LinkButton to={`/p/${id}`} icon={<MapIcon size={20} strokeWidth={1.6} aria-hidden />}>
            View
          </LinkButton>
          {isEmpty ? null : (
            <LinkButton
              to={`/p/${id}/output`}
              icon={<Printer size={20} strokeWidth={1.6} aria-hidden />}
            >
              Print
            </LinkButton>
          )}
        </nav>
        {canSuggest ? <SuggestCard page={page} /> : null}
        {isEmpty ? null : <RegionGallery page={page} />}
        <section className={styles.own} aria-labelledby="make-your-own">
          <h2 id="make-your-own">Your own places, on your own map</h2>
          <p>Start with the same map: {design.name}. No account needed.</p>
          <LinkButton to={`/p/new/${design.id}`} variant={canSuggest ? "secondary" : "primary"}>
            Make your own
          </LinkButton>
        </section>
      </main>
      <footer className={styles.footer}>
        <p>
          Anyone with the link can see this page. It shows the years of the photos, but never where
          they were taken.
        </p>
        <p>
          <Link to="/privacy">Privacy</Link>
        </p>
      </footer>
    </div>
  );
}

/** The widths of the picture on the page. */
const SIZES =
  "(max-width: 767px) calc(100vw - 58px), (max-width: 1100px) calc(100vw - 116px), 964px";

/** The link works without scripts; with them, a tap opens the region below it. */
function MapPicture({ page }: { readonly page: SharePageData }) {
  const { id, design, pictureUrl, canSuggest } = page;
  const edge = Math.max(design.width, design.height);
  const [small, large] = [720, 1440].map((edgePx) => ({
    url: `${pictureUrl}/${edgePx}.webp`,
    widthPx: Math.round((edgePx * design.width) / edge),
    heightPx: Math.round((edgePx * design.height) / edge),
  }));
  if (small === undefined || large === undefined) return null;
  const srcSet = `${small.url} ${small.widthPx}w, ${large.url} ${large.widthPx}w`;
  preload(small.url, {
    as: "image",
    imageSrcSet: srcSet,
    imageSizes: SIZES,
    fetchPriority: "high",
  });
  return (
    <div className={styles.art} style={{ "--ratio": design.width / design.height }}>
      <Frame finish="oak" railPx={14}>
        <a
          className={styles.map}
          href={`/p/${id}`}
          data-share-map=""
          data-design={design.id}
          data-region-path={`/p/${id}/`}
          data-can-suggest={canSuggest || undefined}
        >
          <img
            src={small.url}
            srcSet={srcSet}
            sizes={SIZES}
            width={large.widthPx}
            height={large.heightPx}
            alt={`Map: ${describeProgress(page)} filled with photos`}
            fetchPriority="high"
          />
        </a>
      </Frame>
    </div>
  );
}
