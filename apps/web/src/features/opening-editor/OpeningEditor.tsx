import { useState } from "react";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { OpeningCanvas } from "./canvas/OpeningCanvas.tsx";
import { HelpDialog } from "./HelpDialog.tsx";
import { OpeningBar } from "./OpeningBar.tsx";
import styles from "./OpeningEditor.module.css";
import type { OpeningEditorProps } from "./opening-editor-props.ts";
import { OpeningPanel } from "./panel/OpeningPanel.tsx";
import { PhotoStrip } from "./strip/PhotoStrip.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useOpeningRoom } from "./use-opening-room.ts";
import { WallNotes } from "./WallNotes.tsx";

/** One opening and its photos. Every change leaves as an edit; nothing is kept here but what is in hand. */
export function OpeningEditor(props: OpeningEditorProps) {
  // The next opening starts afresh, and what was in hand in this one is an edit by then.
  return <OneOpening key={props.opening.id} {...props} />;
}

function OneOpening(props: OpeningEditorProps) {
  const { opening } = props;
  const room = useOpeningRoom(props);
  const { active } = room;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { isOver, handlers } = useFileDrop(props.onAddFiles, !room.readOnly);
  const { outer, print, cut } = opening.layers;
  const box = (outer ?? print ?? cut)?.box ?? room.area;
  return (
    <div className={styles.editor} {...handlers}>
      <OpeningBar props={props} />
      <main className={styles.room}>
        <OpeningCanvas room={room} box={box}>
          <WallNotes room={room} onHelp={() => setHelpOpen(true)} />
        </OpeningCanvas>
        <div className={styles.strip}>
          <PhotoStrip room={room} />
        </div>
        <OpeningPanel room={room} onRemove={() => setRemoving(true)} />
      </main>
      {isOver ? <p className={styles.drop}>Drop to add to {opening.name}</p> : null}
      <p className="visually-hidden" role="status">
        {room.news}
      </p>
      <HelpDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <ConfirmDialog
        opened={isRemoving && active !== undefined}
        title="Remove this photo?"
        confirmLabel="Remove"
        destructive
        onConfirm={() => {
          setRemoving(false);
          if (active !== undefined) room.remove(active.id);
        }}
        onCancel={() => setRemoving(false)}
      >
        It leaves {opening.name}. You can undo this.
      </ConfirmDialog>
    </div>
  );
}
