import { Download, Image as ImageIcon, Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { DescriptionItem } from "../../ui/layout/DescriptionItem.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./Sandbox.module.css";
import type { RenderedPicture, RenderState } from "./use-render.ts";

interface ResultViewProps {
  readonly state: RenderState;
  /** The address that restores the form and the result. */
  readonly permalink: string;
}

export function RenderResultView({ state, permalink }: ResultViewProps) {
  switch (state.kind) {
    case "empty":
      return (
        <EmptyState
          icon={<ImageIcon size={28} strokeWidth={1.6} aria-hidden="true" />}
          title="Nothing rendered yet"
          heading="h3"
        >
          Choose a render type, fill in the form and click Render.
        </EmptyState>
      );
    case "drawing":
      return (
        <div className={styles.waiting}>
          <Spinner size={28} label="Rendering" />
        </div>
      );
    case "refused":
      return (
        <p className={styles.problem} role="alert">
          {state.message}
        </p>
      );
    case "drawn":
      return <DrawnPicture key={state.picture.url} {...state} permalink={permalink} />;
  }
}

function DrawnPicture({
  picture,
  permalink,
}: {
  readonly picture: RenderedPicture;
  readonly permalink: string;
}) {
  const [size, setSize] = useState<string>();
  const { url, bytes, drawnMs, format } = picture;
  const isPicture = format !== "pdf";
  return (
    <div className={styles.result}>
      {isPicture ? (
        <div className={styles.picture}>
          <img
            src={`${url}?inline`}
            alt="The rendered file"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize(`${naturalWidth} × ${naturalHeight} px`)
            }
          />
        </div>
      ) : null}
      <dl className={styles.facts}>
        <DescriptionItem
          name="Render time"
          value={drawnMs === undefined ? "Unknown" : `${drawnMs} ms`}
        />
        <DescriptionItem name="Size" value={`${bytes.toLocaleString("en-US")} bytes`} />
        <DescriptionItem name="Format" value={format.toUpperCase()} />
        {isPicture ? <DescriptionItem name="Pixels" value={size ?? "Loading"} /> : null}
      </dl>
      <div className={styles.actions}>
        <CopyLink permalink={permalink} />
        <LinkButton
          size="small"
          reloadDocument
          to={url}
          icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
        >
          Download
        </LinkButton>
      </div>
    </div>
  );
}

function CopyLink({ permalink }: { readonly permalink: string }) {
  const [status, setStatus] = useState("");
  const copy = () => {
    const { href } = new URL(permalink, window.location.href);
    navigator.clipboard.writeText(href).then(
      () => setStatus("Copied."),
      () => setStatus("We couldn't copy it. Open the permalink and copy its address."),
    );
  };
  return (
    <>
      <LinkButton
        size="small"
        to={permalink}
        icon={<LinkIcon size={18} strokeWidth={1.6} aria-hidden="true" />}
      >
        Permalink
      </LinkButton>
      <Button size="small" onClick={copy}>
        Copy permalink
      </Button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
