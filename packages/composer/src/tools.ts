import { readBilingual } from "./bilingual.ts";

/** Both texts are written as "English | Spanish". */
const tool = (name: string, purpose: string) => ({
  name: readBilingual(name),
  purpose: readBilingual(purpose),
});

export const TOOLS = {
  knife: tool("chopping board and knife | tabla y cuchillo", "cutting | cortar"),
  pot: tool("large pot with a lid | olla grande con tapa", "simmering | cocer a fuego suave"),
  pastaPot: tool("large pot | olla grande", "boiling in plenty of water | cocer en abundante agua"),
  saucepan: tool("saucepan with a lid | cazo con tapa", "cooking the side | cocer la guarnición"),
  pan: tool("large frying pan | sartén grande", "frying | saltear y dorar"),
  smallPan: tool(
    "non-stick frying pan, 24 cm | sartén antiadherente de 24 cm",
    "cooking it in one piece | cuajar y dorar",
  ),
  wok: tool("wok or wide frying pan | wok o sartén ancha", "frying very hot | saltear a fuego muy vivo"),
  tray: tool("large oven tray | bandeja de horno grande", "roasting in one layer | asar en una sola capa"),
  dish: tool("ovenproof dish | fuente de horno", "baking | hornear"),
  loafTin: tool("loaf tin, 22 cm | molde alargado de 22 cm", "baking | hornear"),
  colander: tool("colander | colador", "draining | escurrir"),
  bowl: tool("large bowl | bol grande", "mixing | mezclar"),
  whisk: tool("whisk | varillas", "beating | batir"),
  blender: tool("stick blender | batidora de mano", "blending until smooth | triturar hasta que quede fino"),
  jug: tool("blender | batidora de vaso", "blending | triturar"),
  grater: tool("coarse grater | rallador grueso", "grating | rallar"),
  spatula: tool("spatula | espátula", "turning | dar la vuelta"),
  deepPan: tool("deep, heavy pot | olla honda y pesada", "frying in deep oil | freír en abundante aceite"),
  casserole: tool(
    "heavy casserole with a lid | cazuela pesada con tapa",
    "cooking gently | cocinar a fuego lento",
  ),
  paella: tool("paella pan or wide pan | paellera o sartén ancha", "cooking the rice | cocer el arroz"),
  griddle: tool("griddle pan | plancha", "searing | cocinar a la plancha"),
  cakeTin: tool("round cake tin, 23 cm | molde redondo de 23 cm", "baking | hornear"),
  squareTin: tool("square tin, 20 cm | molde cuadrado de 20 cm", "baking | hornear"),
  tartTin: tool("tart tin, 24 cm | molde de tarta de 24 cm", "baking | hornear"),
  muffinTin: tool("muffin tin for 12 | molde para 12 magdalenas", "baking | hornear"),
  moulds: tool(
    "small heatproof moulds | flaneras o moldes pequeños",
    "setting in portions | cuajar en raciones",
  ),
  glasses: tool("serving glasses | vasos o copas", "serving | servir"),
  container: tool("box with a lid | recipiente con tapa", "chilling or freezing | enfriar o congelar"),
  jar: tool("clean jar with a lid | tarro limpio con tapa", "keeping it | conservar"),
  steamer: tool("steamer | vaporera", "steaming | cocer al vapor"),
  rollingPin: tool("rolling pin | rodillo", "rolling out | estirar"),
  sieve: tool("sieve | colador fino", "sieving | tamizar"),
  mixer: tool("electric whisk | batidora de varillas", "whipping | montar"),
  processor: tool("food processor | procesador de alimentos", "blending finely | triturar fino"),
  mortar: tool("mortar | mortero", "pounding | majar"),
  masher: tool("potato masher | pasapurés", "mashing | machacar"),
  skewers: tool("skewers | brochetas", "threading | ensartar"),
  slotted: tool("slotted spoon | espumadera", "lifting out | sacar"),
  ladle: tool("ladle | cucharón", "portioning | repartir"),
  rack: tool("wire rack | rejilla", "cooling | enfriar"),
  paper: tool("baking paper | papel de horno", "lining | forrar"),
  airFryer: tool("air fryer | freidora de aire", "cooking with hot air | cocinar con aire caliente"),
  slowCooker: tool("slow cooker | olla de cocción lenta", "cooking slowly | cocinar despacio"),
  pressureCooker: tool("pressure cooker | olla a presión", "cooking fast | cocinar rápido"),
  riceCooker: tool("rice cooker | arrocera", "cooking rice | cocer el arroz"),
  microwave: tool("microwave | microondas", "heating | calentar"),
  mug: tool("large mug | taza grande", "mixing and cooking | mezclar y cocinar"),
  thermometer: tool(
    "food thermometer | termómetro de cocina",
    "checking the core temperature | comprobar la temperatura interior",
  ),
} as const;

export type ToolId = keyof typeof TOOLS;
