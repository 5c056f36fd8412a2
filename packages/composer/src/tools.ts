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
  deepPan: tool(
    t("deep, heavy pot", "olla honda y pesada"),
    t("frying in deep oil", "freír en abundante aceite"),
  ),
  casserole: tool(
    t("heavy casserole with a lid", "cazuela pesada con tapa"),
    t("cooking gently", "cocinar a fuego lento"),
  ),
  paella: tool(
    t("paella pan or wide pan", "paellera o sartén ancha"),
    t("cooking the rice", "cocer el arroz"),
  ),
  griddle: tool(t("griddle pan", "plancha"), t("searing", "cocinar a la plancha")),
  cakeTin: tool(t("round cake tin, 23 cm", "molde redondo de 23 cm"), t("baking", "hornear")),
  squareTin: tool(t("square tin, 20 cm", "molde cuadrado de 20 cm"), t("baking", "hornear")),
  tartTin: tool(t("tart tin, 24 cm", "molde de tarta de 24 cm"), t("baking", "hornear")),
  muffinTin: tool(t("muffin tin for 12", "molde para 12 magdalenas"), t("baking", "hornear")),
  moulds: tool(
    t("small heatproof moulds", "flaneras o moldes pequeños"),
    t("setting in portions", "cuajar en raciones"),
  ),
  glasses: tool(t("serving glasses", "vasos o copas"), t("serving", "servir")),
  container: tool(
    t("box with a lid", "recipiente con tapa"),
    t("chilling or freezing", "enfriar o congelar"),
  ),
  jar: tool(t("clean jar with a lid", "tarro limpio con tapa"), t("keeping it", "conservar")),
  steamer: tool(t("steamer", "vaporera"), t("steaming", "cocer al vapor")),
  rollingPin: tool(t("rolling pin", "rodillo"), t("rolling out", "estirar")),
  sieve: tool(t("sieve", "colador fino"), t("sieving", "tamizar")),
  mixer: tool(t("electric whisk", "batidora de varillas"), t("whipping", "montar")),
  processor: tool(t("food processor", "procesador de alimentos"), t("blending finely", "triturar fino")),
  mortar: tool(t("mortar", "mortero"), t("pounding", "majar")),
  masher: tool(t("potato masher", "pasapurés"), t("mashing", "machacar")),
  skewers: tool(t("skewers", "brochetas"), t("threading", "ensartar")),
  slotted: tool(t("slotted spoon", "espumadera"), t("lifting out", "sacar")),
  ladle: tool(t("ladle", "cucharón"), t("portioning", "repartir")),
  rack: tool(t("wire rack", "rejilla"), t("cooling", "enfriar")),
  paper: tool(t("baking paper", "papel de horno"), t("lining", "forrar")),
  airFryer: tool(t("air fryer", "freidora de aire"), t("cooking with hot air", "cocinar con aire caliente")),
  slowCooker: tool(t("slow cooker", "olla de cocción lenta"), t("cooking slowly", "cocinar despacio")),
  pressureCooker: tool(t("pressure cooker", "olla a presión"), t("cooking fast", "cocinar rápido")),
  microwave: tool(t("microwave", "microondas"), t("heating", "calentar")),
  mug: tool(t("large mug", "taza grande"), t("mixing and cooking", "mezclar y cocinar")),
  thermometer: tool(
    t("food thermometer", "termómetro de cocina"),
    t("checking the core temperature", "comprobar la temperatura interior"),
  ),
} as const;

export type ToolId = keyof typeof TOOLS;
