import { DRAWINGS, VESSELS } from "../produce/drawings.ts";
import { Symbols } from "./symbols.tsx";

const ALL = { ...DRAWINGS, ...VESSELS };

/** Renders the symbols of all drawings once. */
export const SymbolSheet = () => <Symbols drawings={ALL} />;
