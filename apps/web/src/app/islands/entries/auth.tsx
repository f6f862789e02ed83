import { AuthBox } from "../../../account/auth/AuthBox.tsx";
import { isAuthPath } from "../../../account/auth/auth-screen.ts";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(AuthBox, isAuthPath);
