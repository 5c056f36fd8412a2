import { foodTable } from "../food.ts";

/** Eggs, soy foods and plant-based substitutes of meat, fish and eggs. */
export const EGGS_AND_SOY = foodTable(`
egg | egg/eggs, free-range eggs, hen's eggs, beaten egg, egg wash, eggwash, hard-boiled egg, boiled egg, poached egg, fried egg, whole egg, large egg, soft-boiled egg, scrambled egg, liquid egg | huevo/huevos, huevos de gallina, huevo batido, huevo duro, huevo cocido, huevo frito, huevo escalfado, huevo campero, huevito, blanquillo, huevo pochado, huevo revuelto, huevo poché, huevo entero, huevina, huevo líquido | contains egg
egg-yolk | egg yolk/egg yolks, yolk | yema de huevo/yemas de huevo f, yema, yemas, yemas pasteurizadas | is egg
egg-white | egg white/egg whites, dried egg white, egg white powder, albumen, egg albumen | clara de huevo/claras de huevo f, clara, claras, clara pasteurizada, claras a punto de nieve, albúmina de huevo | is egg
raw-egg | raw egg/raw eggs, raw egg yolk | huevo crudo/huevos crudos, yema cruda | is egg; contains raw-egg
duck-egg | duck egg/duck eggs, goose egg | huevo de pato/huevos de pato, huevo de oca | is egg
quail-egg | quail egg/quail eggs, quail's egg | huevo de codorniz/huevos de codorniz | is egg
egg-substitute | egg replacer, egg substitute, vegan egg, flax egg, chia egg, aquafaba egg, egg replacement | sustituto de huevo, sustituto del huevo, huevo vegano, huevo de lino
aquafaba | aquafaba, chickpea water, chickpea brine | aquafaba f, líquido de los garbanzos, agua de garbanzos, caldo de garbanzos | has tinned-chickpeas
meringue | meringue/meringues, meringue nests, meringue kisses, pavlova base | merengue/merengues, suspiros | has egg-white sugar; made
soybean | soybeans+, soybean, soya bean, soy, soya, soy bean, soy protein, soy flour, soya flour, soy lecithin | habas de soja+ f, soja, soya, soja en grano, granos de soja, proteína de soja, harina de soja, lecitina de soja | contains soy pulse fodmap
edamame | shelled edamame+ (edamame+), edamame beans, edamame, edamame pods | edamame desgranado (edamame), edamames | contains soy pulse
tofu | firm tofu (tofu), tofu, extra-firm tofu, silken tofu, smoked tofu, soft tofu, bean curd, beancurd, fried tofu, tofu puffs, medium tofu, aburaage, yuba, tofu skin, bean curd skin, okara, inari pockets | tofu firme (tofu), tofu, tofu sedoso, tofu ahumado, tofu frito, tofu blando, yuba, okara, aburaage | contains soy
tempeh | tempeh | tempeh, tempé | contains soy
natto | natto | natto | has soybean
seitan | seitan, wheat gluten, vital wheat gluten, wheat protein | seitán, gluten de trigo | contains gluten wheat
textured-soy | textured vegetable protein, TVP, soya mince, soy mince, soya chunks, textured soy, soy chunks | soja texturizada f, proteína vegetal texturizada, soya texturizada, carne de soja, carne de soya | contains soy
meat-substitute | plant-based meat, meat substitute, vegan meat, vegetarian mince, veggie mince, vegan mince, plant-based mince, vegan ground beef, plant-based beef, meat-free mince, vegan beef, impossible meat, beyond meat | carne vegetal f, sustituto de carne, carne vegana, carne picada vegetal, carne picada vegana, heura | contains soy gluten
quorn | Quorn, mycoprotein, Quorn mince, Quorn pieces, Quorn fillets | Quorn, micoproteína | is meat-substitute; contains mushroom egg; may milk
vegan-chicken | vegan chicken, vegetarian chicken, plant-based chicken, vegan chicken pieces, vegan nuggets, meat-free chicken | pollo vegano, pollo vegetal, tiras de pollo vegano, nuggets veganos | contains soy gluten
vegan-sausage | vegan sausage/vegan sausages, vegetarian sausage, veggie sausage, plant-based sausage, meat-free sausages | salchicha vegana/salchichas veganas f, salchichas vegetarianas, salchicha vegetal, salchicha vegetariana, chorizo vegano, salchichas vegetales | contains soy gluten
vegan-bacon | vegan bacon, vegetarian bacon, tempeh bacon, coconut bacon, rice paper bacon, veggie bacon, soy bacon | beicon vegano, beicon vegetal, bacon vegano, tocino vegano | contains soy
vegan-ham | vegan ham, vegetarian ham, vegan cold cuts | jamón vegano, fiambre vegano, fiambre vegetal, jamón york vegano | contains soy
veggie-burger | veggie burger/veggie burgers, vegan burger, vegetarian burger, plant-based burger, bean burger, vegan burger patties | hamburguesa vegana/hamburguesas veganas f, hamburguesa vegetal, hamburguesa vegetariana | contains soy gluten; made
vegan-tuna | vegan tuna, vegan salmon, vegan fish, plant-based tuna, carrot salmon, vegan smoked salmon, tofish | atún vegano, salmón vegano, pescado vegano | contains soy
falafel | falafel/falafels, falafel mix, falafel balls | falafel/falafels | has dried-chickpeas onion garlic; may gluten; made
`);
