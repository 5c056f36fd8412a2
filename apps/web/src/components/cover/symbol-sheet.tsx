import { DRAWINGS, VESSELS } from "@/components/cover/produce/drawings";
import { Symbols } from "@/components/cover/symbols";

const ALL = { ...DRAWINGS, ...VESSELS };

/** All drawings, once. */
export const SymbolSheet = () => <Symbols drawings={ALL} />;
