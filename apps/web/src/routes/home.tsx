import { useBrand } from "../brand/use-brand.ts";
import { Hero } from "../features/home/Hero.tsx";
import { Shell } from "../features/shell/Shell.tsx";

export default function Home() {
  const { name } = useBrand();
  return (
    <Shell>
      <title>{name}</title>
      <meta
        name="description"
        content="Fill the regions of a map with your own photos, then print it or hang it framed."
      />
      <Hero />
    </Shell>
  );
}
