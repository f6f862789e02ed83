import { AuthBox } from "../../features/auth/AuthBox.tsx";
import { isAuthPath } from "../../features/auth/auth-state.ts";
import { hydrateIsland } from "../hydrate-island.tsx";

hydrateIsland(AuthBox, isAuthPath);
