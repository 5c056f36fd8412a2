import { DRAWINGS, VESSELS } from "../produce/drawings.ts";
import { Symbols } from "./symbols.tsx";

const ALL = { ...DRAWINGS, ...VESSELS };

/** All drawings, once. */
export const SymbolSheet = () => <Symbols drawings={ALL} />;
