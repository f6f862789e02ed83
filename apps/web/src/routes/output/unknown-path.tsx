import { redirect } from "react-router";

/** What is no screen of a project leads to its map. */
export function clientLoader({ params }: { params: { id?: string } }) {
  return redirect(`/p/${params.id}`);
}

export default function ProjectElsewhereRoute() {
  return null;
}
