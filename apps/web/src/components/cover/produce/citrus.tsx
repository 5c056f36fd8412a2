import { around, wedge } from "@/components/cover/produce/around";

function Citrus({ rind, pith, flesh }: { rind: string; pith: string; flesh: string }) {
  return (
    <>
      <circle r="49" fill={rind} />
      <circle r="43.5" fill={pith} />
      {around(9).map((angle) => (
        <path
          key={angle}
          d={wedge(angle, 8, 37, 15)}
          fill={flesh}
          stroke={flesh}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
      <circle r="3.4" fill={pith} />
    </>
  );
}

export const Lemon = () => <Citrus rind="#F5C918" pith="#FFF8DC" flesh="#F8D84A" />;
export const Orange = () => <Citrus rind="#EF8420" pith="#FFF1DA" flesh="#F7A544" />;
export const Lime = () => <Citrus rind="#6BA82F" pith="#F0F6D2" flesh="#AFD45F" />;
