import { foodTable } from "../food.ts";

export const MEATLESS = foodTable(`
egg | egg/eggs | huevo/huevos | contains egg
tofu | firm tofu (tofu) | tofu firme (tofu)
tempeh | tempeh | tempeh
seitan | seitan | seitán | contains gluten
halloumi | halloumi | queso halloumi (halloumi) | contains milk lactose rennet
paneer | paneer | paneer | contains milk lactose
tinned-chickpeas | tinned chickpeas+ (chickpeas+), chickpea, garbanzo beans, garbanzos, canned chickpeas | garbanzos cocidos+ (garbanzos+), garbanzo, garbanzos de bote
tinned-white-beans | tinned white beans+ (white beans+), cannellini beans, cannellini, butter beans, haricot beans, white bean, beans | alubias blancas cocidas+ f (alubias blancas+ f), alubias, judías blancas, habichuelas, fabes, judiones, alubia, porotos
tinned-black-beans | tinned black beans+ (black beans+), black bean, beans | frijoles negros cocidos+ (frijoles negros+), frijoles, alubias negras, caraotas, frijol
tinned-kidney-beans | tinned kidney beans+ (kidney beans+), kidney bean, red beans | alubias rojas cocidas+ f (alubias rojas+ f), judías rojas, frijoles rojos
lentils-brown | brown lentils+ (lentils+), lentil, green lentils, dried lentils | lentejas pardinas+ f (lentejas+ f), lenteja, lentejas secas, lentejas verdes
lentils-red | split red lentils+ (red lentils+), red lentil, dal, dhal, daal, lentils | lentejas rojas peladas+ f (lentejas rojas+ f), lenteja roja, lentejas coral
split-peas | split peas+, split pea | guisantes secos partidos+, guisantes secos
tinned-lentils | tinned lentils+ (lentils+), lentil | lentejas cocidas+ f (lentejas+ f), lentejas de bote
dried-chickpeas | dried chickpeas+, chickpeas from dry | garbanzos secos+, garbanzos en remojo
dried-white-beans | dried white beans+, dried beans | alubias blancas secas+ f, alubias secas, judías secas
dried-kidney-beans | dried kidney beans+, dried red beans | alubias rojas secas+ f, frijoles rojos secos
dried-black-beans | dried black beans+ | frijoles negros secos+, frijoles secos, alubias negras secas
edamame | shelled edamame+ (edamame+), soya beans | edamame desgranado (edamame), edamames
`);
