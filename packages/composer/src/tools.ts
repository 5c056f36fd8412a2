import { type Bilingual, t } from "./bilingual.ts";

const tool = (name: Bilingual, purpose: Bilingual) => ({ name, purpose });

export const TOOLS = {
  knife: tool(t("chopping board and knife", "tabla y cuchillo"), t("cutting", "cortar")),
  pot: tool(t("large pot with a lid", "olla grande con tapa"), t("simmering", "cocer a fuego suave")),
  pastaPot: tool(t("large pot", "olla grande"), t("boiling in plenty of water", "cocer en abundante agua")),
  saucepan: tool(t("saucepan with a lid", "cazo con tapa"), t("cooking the side", "cocer la guarnición")),
  pan: tool(t("large frying pan", "sartén grande"), t("frying", "saltear y dorar")),
  smallPan: tool(
    t("non-stick frying pan, 24 cm", "sartén antiadherente de 24 cm"),
    t("cooking it in one piece", "cuajar y dorar"),
  ),
  wok: tool(
    t("wok or wide frying pan", "wok o sartén ancha"),
    t("frying very hot", "saltear a fuego muy vivo"),
  ),
  tray: tool(
    t("large oven tray", "bandeja de horno grande"),
    t("roasting in one layer", "asar en una sola capa"),
  ),
  dish: tool(t("ovenproof dish", "fuente de horno"), t("baking", "hornear")),
  loafTin: tool(t("loaf tin, 22 cm", "molde alargado de 22 cm"), t("baking", "hornear")),
  colander: tool(t("colander", "colador"), t("draining", "escurrir")),
  bowl: tool(t("large bowl", "bol grande"), t("mixing", "mezclar")),
  whisk: tool(t("whisk", "varillas"), t("beating", "batir")),
  blender: tool(
    t("stick blender", "batidora de mano"),
    t("blending until smooth", "triturar hasta que quede fino"),
  ),
  jug: tool(t("blender", "batidora de vaso"), t("blending", "triturar")),
  grater: tool(t("coarse grater", "rallador grueso"), t("grating", "rallar")),
  spatula: tool(t("spatula", "espátula"), t("turning", "dar la vuelta")),
  thermometer: tool(
    t("food thermometer", "termómetro de cocina"),
    t("checking the core temperature", "comprobar la temperatura interior"),
  ),
} as const;

export type ToolId = keyof typeof TOOLS;
