import { useState } from "react";
import { Card, FloatingPanel } from "../../../ui/layout/Card.tsx";
import { FRAME_FINISHES, Frame } from "../../../ui/pictures/Frame.tsx";
import { PictureTile } from "../../../ui/pictures/PictureTile.tsx";
import { AddThumb, Thumb } from "../../../ui/pictures/Thumb.tsx";
import { SamplePicture } from "../../../ui/samples/SamplePicture.tsx";
import { SAMPLE_PHOTOS } from "../../../ui/samples/sample-photos.ts";
import styles from "./PictureSamples.module.css";
import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";

const THUMBS = [
  { name: "forest-stream", url: SAMPLE_PHOTOS.forestStream, place: 1 },
  { name: "two-dogs", url: SAMPLE_PHOTOS.twoDogs, place: 2 },
  { name: "dandelions", url: SAMPLE_PHOTOS.dandelions },
  { name: "autumn-mountain", url: SAMPLE_PHOTOS.autumnMountain },
];

export function PictureSamples() {
  const [selected, setSelected] = useState("two-dogs");
  return (
    <SampleGroup title="Pictures">
      <ComponentSample name="PictureTile and Frame: oak, walnut, black, white" wide>
        <div className={styles.tiles}>
          {FRAME_FINISHES.map((finish) => (
            <PictureTile key={finish} {...(finish === "oak" ? { tag: "Most Popular" } : {})}>
              <div className={styles.art}>
                <Frame finish={finish} railPx={9}>
                  <SamplePicture
                    name="fifty-states"
                    alt={`A framed map, ${finish}`}
                    sizes="400px"
                  />
                </Frame>
              </div>
            </PictureTile>
          ))}
        </div>
      </ComponentSample>
      <ComponentSample name="Thumb and AddThumb" onCanvas>
        <FloatingPanel>
          <div className={styles.strip}>
            {THUMBS.map(({ name, url, place }) => (
              <Thumb
                key={name}
                label={name}
                imageUrl={url}
                selected={name === selected}
                onSelect={() => setSelected(name)}
                {...(place === undefined ? {} : { place })}
              />
            ))}
            <AddThumb label="Add" onSelect={() => {}} />
          </div>
        </FloatingPanel>
      </ComponentSample>
      <ComponentSample name="Card: with a line, raised" onCanvas>
        <div className={styles.cards}>
          <Card>
            <h3>Orders</h3>
            <p>No picture and no choice: a line.</p>
          </Card>
          <Card raised>
            <h3>Sticker Tokens</h3>
            <p>A picture or a choice: a shadow.</p>
          </Card>
        </div>
      </ComponentSample>
    </SampleGroup>
  );
}
