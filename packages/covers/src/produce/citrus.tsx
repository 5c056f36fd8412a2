import { Citrus } from "./hero-produce.tsx";

export const Orange = () => <Citrus rind="#EF8420" pith="#FFF1DA" flesh="#F7A544" />;
export const Lime = () => <Citrus rind="#6BA82F" pith="#F0F6D2" flesh="#AFD45F" />;
