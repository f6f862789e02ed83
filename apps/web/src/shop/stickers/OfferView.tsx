import { resolveOutputOption } from "@photomap/design";
import { listTimeline } from "@photomap/project";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import { OutputHelp } from "./grid/OutputHelp.tsx";
import { PictureProblem } from "./grid/PictureProblem.tsx";
import { StickerGrid } from "./grid/StickerGrid.tsx";
import { StickerTools } from "./grid/StickerTools.tsx";
import { StickerPanel } from "./panel/StickerPanel.tsx";
import styles from "./StickersScreen.module.css";
import { sortStickers } from "./sort-stickers.ts";
import { listStickers } from "./sticker.ts";
import { QuantityStore } from "./sticker-quantities.ts";
import { summarizeStickers } from "./summarize-stickers.ts";
import { useStickerCart } from "./use-sticker-cart.ts";
import type { LoadedOffer } from "./use-sticker-offer.ts";
import { useStickerOrder } from "./use-sticker-order.ts";
import { useStickerSettings } from "./use-sticker-settings.ts";

interface OfferViewProps {
  readonly project: OpenProject;
  readonly loaded: LoadedOffer;
  readonly onReload: () => void;
}

export function OfferView({ project, loaded, onReload }: OfferViewProps) {
  const { design, store } = project;
  const { offer, product } = loaded;
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const content = useProjectState(store, (state) => state.content);
  const [settings, changeSettings] = useStickerSettings();
  const [hasPictureProblem, setPictureProblem] = useState(false);
  const stickers = useMemo(
    () => listStickers({ design, inputs: content.inputs, imagesUrl, offer, product }),
    [design, content.inputs, imagesUrl, offer, product],
  );
  const timelineIds = useMemo(() => {
    const years = listTimeline(design, content.inputs, resolveOutputOption(design, content));
    return years.flatMap(({ entries }) => entries.map(({ opening }) => opening.id));
  }, [design, content]);
  const sorted = useMemo(
    () => sortStickers(stickers, settings.sort, timelineIds),
    [stickers, settings.sort, timelineIds],
  );
  const [quantities] = useState(() => {
    // Only stickers that were ordered before: a whole map would be a costly default.
    const changed = stickers.filter(({ isChanged }) => isChanged);
    return new QuantityStore(project.id, Object.fromEntries(changed.map(({ id }) => [id, 1])));
  });
  const chosen = useSyncExternalStore(quantities.subscribe, quantities.getAll);
  const cart = useStickerCart();
  const available = cart.isKnown ? Math.max(0, loaded.halfTokens - cart.halfTokens) : 0;
  const summary = useMemo(
    () => summarizeStickers(sorted, chosen, settings.useTokens ? available : 0),
    [sorted, chosen, settings.useTokens, available],
  );
  const { state, add } = useStickerOrder({
    project,
    product,
    addLines: cart.addLines,
    onAdded: () => quantities.setAll({}),
  });
  const reportPicture = useCallback(() => setPictureProblem(true), []);
  return (
    <div className={styles.screen}>
      <div className={styles.content}>
        <StickerTools
          stickers={stickers}
          hasOrders={offer.hasOrders}
          chosen={chosen}
          onChoose={quantities.setAll}
          settings={settings}
          onSettings={changeSettings}
        />
        {settings.showOutputHelp ? (
          <OutputHelp
            outputType={offer.outputType}
            regionType={project.design.regionType}
            onClose={() => changeSettings({ showOutputHelp: false })}
          />
        ) : null}
        {hasPictureProblem ? <PictureProblem onRetry={onReload} /> : null}
        <StickerGrid stickers={sorted} quantities={quantities} onPictureFailed={reportPicture} />
      </div>
      <StickerPanel
        outputType={offer.outputType}
        summary={summary}
        cart={cart}
        tokens={{ available, isUsed: settings.useTokens }}
        freeShipping={loaded.freeShipping}
        onUseTokens={(useTokens) => changeSettings({ useTokens })}
        state={state}
        onAdd={() => void add(summary.ordered)}
      />
    </div>
  );
}
