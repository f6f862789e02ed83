import { Sticker as StickerIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { OfferView } from "./OfferView.tsx";
import { StickersLoading } from "./StickersLoading.tsx";
import { useStickerOffer } from "./use-sticker-offer.ts";

/** The stickers of a saved project, to choose and put into the cart. */
export function StickersScreen({ project }: { readonly project: OpenProject }) {
  const [attempt, setAttempt] = useState(0);
  const state = useStickerOffer(project, attempt);
  const retry = () => setAttempt(attempt + 1);
  switch (state.kind) {
    case "loading":
      return <StickersLoading />;
    case "failed":
      return (
        <ErrorState
          message={state.message}
          action={
            <>
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
              <Link to="/contact">Contact us</Link>
            </>
          }
        />
      );
    case "loaded":
      if (state.loaded.offer.stickers.length === 0) return <NoStickers project={project} />;
      return <OfferView key={attempt} project={project} loaded={state.loaded} onReload={retry} />;
  }
}

function NoStickers({ project }: { readonly project: OpenProject }) {
  return (
    <EmptyState
      icon={<StickerIcon size={32} strokeWidth={1.4} aria-hidden="true" />}
      title="No stickers yet"
      action={
        <LinkButton to={`/p/${project.id}`} variant="primary">
          Back to the map
        </LinkButton>
      }
    >
      We make stickers from the photos in your map's {project.design.regionTypePlural}. Add some
      photos first.
    </EmptyState>
  );
}
