import { redirect } from "react-router";

/** Unknown paths below a project redirect to its map. */
export function clientLoader({ params }: { params: { id?: string } }) {
  return redirect(`/p/${params.id}`);
}

export default function UnknownProjectPathRoute() {
  return null;
}
