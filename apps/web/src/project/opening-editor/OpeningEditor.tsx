import { useMemo, useState } from "react";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { createUncoveredPartFinder } from "./bare-part.ts";
import { CanvasOverlay } from "./CanvasOverlay.tsx";
import { OpeningCanvas } from "./canvas/OpeningCanvas.tsx";
import { GesturesDialog } from "./GesturesDialog.tsx";
import { OpeningBar } from "./OpeningBar.tsx";
import styles from "./OpeningEditor.module.css";
import type { OpeningEditorProps } from "./opening-editor-props.ts";
import { ArrangeTools } from "./panel/ArrangeTools.tsx";
import { ColorTools } from "./panel/ColorTools.tsx";
import { describeEmptyPanel, describePlacementTools } from "./panel/describe-photo.ts";
import { LayoutTools } from "./panel/LayoutTools.tsx";
import { OpeningPanel } from "./panel/OpeningPanel.tsx";
import { PhotoQuality } from "./panel/PhotoQuality.tsx";
import { PlacementTools } from "./panel/PlacementTools.tsx";
import { PhotoStrip } from "./strip/PhotoStrip.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useOpeningEditor } from "./use-opening-editor.ts";

/** Edits one opening and its photos. Holds drafts only: every change is passed on as an edit. */
export function OpeningEditor(props: OpeningEditorProps) {
  // Another opening remounts; unmounting commits the draft of the previous one.
  return <KeyedOpeningEditor key={props.opening.id} {...props} />;
}

function KeyedOpeningEditor(props: OpeningEditorProps) {
  const { opening, input, photoUrl, outputScale, readOnly = false } = props;
  const { images, printArea, selection, placement, edits, announcement } = useOpeningEditor(props);
  const { active } = selection;
  const background = input?.background;
  const findBare = useMemo(
    () => createUncoveredPartFinder(opening, images, background),
    [opening, images, background],
  );
  const renderQuality = (options: { readonly compact: boolean }) =>
    active === undefined ? null : (
      <PhotoQuality
        image={active}
        draft={placement.draft}
        outputScale={outputScale}
        regionName={opening.name}
        findBare={findBare}
        {...options}
      />
    );
  const place = active === undefined ? 0 : images.indexOf(active) + 1;
  const [isRatioKept, setRatioKept] = useState(true);
  const [areGesturesOpen, setGesturesOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { isOver, handlers } = useFileDrop(props.onAddFiles, { isEnabled: !readOnly });
  return (
    <div className={styles.editor} {...handlers}>
      <OpeningBar
        name={opening.name}
        position={props.position}
        previous={props.previous}
        next={props.next}
        onDone={props.onDone}
        saveStatus={props.saveStatus}
        crumbs={props.crumbs}
        primaryAction={props.primaryAction}
        actions={
          <>
            {props.history}
            {props.action}
          </>
        }
      />
      <main className={styles.main}>
        <OpeningCanvas
          opening={opening}
          images={images}
          background={input?.background}
          photoUrl={photoUrl}
          printArea={printArea}
          readOnly={readOnly}
          isRatioKept={isRatioKept}
          selection={selection}
          placement={placement}
          edits={edits}
        >
          <CanvasOverlay
            readOnly={readOnly}
            isEmpty={images.length === 0}
            previous={props.previous}
            next={props.next}
            help={props.help}
            onGestures={() => setGesturesOpen(true)}
            onChooseFiles={props.onChooseFiles}
            draft={placement.draft}
            findBare={findBare}
            onFill={edits.fill}
          >
            {renderQuality({ compact: true })}
          </CanvasOverlay>
        </OpeningCanvas>
        <div className={styles.strip}>
          <PhotoStrip
            images={images}
            uploads={props.uploads}
            photoUrl={photoUrl}
            outputScale={outputScale}
            readOnly={readOnly}
            selection={selection}
            edits={edits}
            suggestionTile={props.suggestionTile}
            onChooseFiles={props.onChooseFiles}
            onRetryUpload={props.onRetryUpload}
          />
        </div>
        <OpeningPanel
          readOnly={readOnly}
          title={active ? (props.uploads[active.id]?.name ?? `Photo ${place}`) : opening.name}
          subtitle={active && `Photo ${place} of ${images.length}`}
          emptyText={describeEmptyPanel(props.design.regionType, images.length, { readOnly })}
          quality={renderQuality({ compact: false })}
          layoutTools={
            images.length > 1 ? (
              <LayoutTools
                opening={opening}
                images={images}
                active={active}
                photoUrl={photoUrl}
                arrange={edits.arrange}
              />
            ) : null
          }
          placeTools={
            active ? (
              <PlacementTools
                image={active}
                printArea={printArea}
                placement={placement}
                isRatioKept={isRatioKept}
                onRatioKept={setRatioKept}
              />
            ) : null
          }
          placeHint={describePlacementTools({ hasSafeLine: opening.layers.inner !== undefined })}
          arrangeTools={
            active ? (
              <ArrangeTools
                image={active}
                images={images}
                edits={edits}
                onRemove={() => setRemoving(true)}
              />
            ) : null
          }
          colorTools={
            <ColorTools
              opening={opening}
              background={input?.background}
              isIncluded={input?.enabled ?? props.enabledByDefault ?? opening.enabled}
              configure={edits.configure}
            />
          }
        />
      </main>
      {isOver ? <p className={styles.drop}>Drop to add to {opening.name}</p> : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <GesturesDialog opened={areGesturesOpen} onClose={() => setGesturesOpen(false)} />
      <ConfirmDialog
        opened={isRemoving && active !== undefined}
        title="Remove this photo?"
        confirmLabel="Remove"
        destructive
        onConfirm={() => {
          setRemoving(false);
          if (active !== undefined) edits.remove(active.id);
        }}
        onCancel={() => setRemoving(false)}
      >
        We'll remove it from {opening.name}. You can undo this.
      </ConfirmDialog>
    </div>
  );
}
