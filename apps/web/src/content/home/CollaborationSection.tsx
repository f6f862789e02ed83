import { Heart, Link2, MessageSquareHeart } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../ui/samples/SamplePicture.tsx";
import styles from "./CollaborationSection.module.css";

const FACTS = [
  { icon: Link2, text: "One link for everybody you want to ask" },
  { icon: MessageSquareHeart, text: "Suggestions wait beside the map until you say yes" },
  { icon: Heart, text: "You choose what goes on the wall" },
];

export function CollaborationSection() {
  return (
    <section className={styles.section} aria-labelledby="together">
      <div className={styles.row}>
        <div className={styles.art}>
          <Frame finish="oak">
            <SamplePicture
              name="heart"
              alt="A framed heart made of twenty-four photos"
              sizes="(max-width: 900px) 84vw, 400px"
            />
          </Frame>
          <div className={styles.card} aria-hidden="true">
            <SamplePicture name="michigan" alt="" sizes="160px" />
            <p>A photo for Michigan</p>
          </div>
        </div>
        <div className={styles.words}>
          <h2 id="together">Somebody always has the better photo</h2>
          <p className={styles.lead}>
            Share one link. Aunts, cousins and grandparents suggest photos from their phones, and
            the map grows with everybody’s memories.
          </p>
          <ul className={styles.facts}>
            {FACTS.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
          <LinkButton to="/create?new=1">Start a map together</LinkButton>
        </div>
      </div>
    </section>
  );
}
