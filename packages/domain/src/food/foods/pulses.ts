import { foodTable } from "../food.ts";

/** Beans, lentils and peas, dried and tinned. */
export const PULSES = foodTable(`
pulses | pulses+, legume, mixed beans, tinned mixed beans, bean mix | legumbres+ f, legumbre, legumbres cocidas, legumbres variadas, menestras secas | contains pulse fodmap
beans | beans+, bean, tinned beans, canned beans, cooked beans, can of beans, shell beans | judías+ f, alubias, alubia, habichuelas, porotos, poroto, judía, alubias cocidas, judías cocidas, bote de alubias | is pulses
chickpeas | chickpeas+, chickpea, garbanzo bean, garbanzos, cooked chickpeas, chick pea, ceci beans | garbanzos+, garbanzo | is pulses
tinned-chickpeas | tinned chickpeas+ (chickpeas+), canned chickpeas, can of chickpeas, tin of chickpeas, canned garbanzo beans | garbanzos cocidos+ (garbanzos+), garbanzos de bote, garbanzos en conserva, bote de garbanzos, garbanzos de lata | is chickpeas
dried-chickpeas | dried chickpeas+, chickpeas from dry, dry chickpeas | garbanzos secos+, garbanzos en remojo, garbanzos crudos | is chickpeas
chana-dal | chana dal, split chickpeas | chana dal | is chickpeas
white-beans | white beans+, white bean, haricots, great northern beans, white kidney beans, haricot bean, navy bean, gigantes | alubias blancas+ f, judías blancas, fabes, alubia blanca, frijoles blancos, porotos blancos, faba, fabas, alubias de riñón | is beans
tinned-white-beans | tinned white beans+ (white beans+), canned white beans, tinned haricot beans, canned cannellini beans, tinned cannellini beans | alubias blancas cocidas+ f (alubias blancas+ f), alubias blancas de bote, judías blancas cocidas | is white-beans
cannellini-beans | cannellini beans+, cannellini, cannellini bean | alubias cannellini+ f | is white-beans
butter-beans | butter beans+, butter bean, lima bean, gigantes beans, baby lima beans | judiones+, garrofón, judiones de la granja, pallares, judión, habas de lima, fabes de la granja | is beans
flageolet-beans | flageolet beans+, flageolets | alubias verdinas+ f, verdinas, fesols | is beans
pochas | fresh shelled white beans+ (white beans+), pochas | pochas+ f, alubias pochas, pochas frescas | is white-beans
dried-white-beans | dried white beans+, dried beans, dry beans, dried haricot beans, dried cannellini beans | alubias blancas secas+ f, alubias secas, judías secas, judías blancas secas | is white-beans
black-beans | black beans+, black bean, black turtle beans, turtle beans | frijoles negros+, alubias negras, caraotas, frijol negro, caraotas negras, porotos negros, judías negras, tolosanas | is beans
tinned-black-beans | tinned black beans+ (black beans+), canned black beans, can of black beans, tin of black beans | frijoles negros cocidos+ (frijoles negros+), lata de frijoles negros, frijoles de olla | is black-beans
dried-black-beans | dried black beans+, dry black beans | frijoles negros secos+, frijoles secos, alubias negras secas | is black-beans
kidney-beans | kidney beans+, kidney bean, red kidney beans, red bean | alubias rojas+ f, judías rojas, frijoles rojos, judías pintas, alubias pintas, frijol rojo, porotos rojos, alubia roja, alubias moradas, alubia pinta | is beans
tinned-kidney-beans | tinned kidney beans+ (kidney beans+), canned kidney beans, can of kidney beans, tinned red kidney beans, tin of kidney beans | alubias rojas cocidas+ f (alubias rojas+ f), lata de alubias rojas, judías rojas cocidas | is kidney-beans
dried-kidney-beans | dried kidney beans+ (kidney beans+), dried red beans, dry kidney beans, dried red kidney beans | alubias rojas secas+ f (alubias rojas+ f), frijoles rojos secos, judías rojas secas | is kidney-beans
pinto-beans | pinto beans+, pinto bean, cranberry beans, borlotti, borlotti bean, charro beans | frijoles pintos+, frijoles, frijol, alubias carillas pintas, porotos granados, frijoles bayos, frijol bayo, frijoles cargamanto, frijoles peruanos | is beans
refried-beans | refried beans+ | frijoles refritos+, frijoles molidos | is pinto-beans; contains salt; may animal-fat; made
baked-beans | baked beans+, beans in tomato sauce | alubias en salsa de tomate+ f, alubias con tomate | is beans; has tomato sugar; made
black-eyed-peas | black-eyed peas+, black-eyed beans, black eyed pea, blackeye beans, cowpeas | alubias carillas+ f, carillas, frijoles carita, caupí, fríjol cabecita negra, judías carillas | is beans
mung-beans | mung beans+, mung bean, moong beans | judías mungo+ f, soja verde, frijol mungo, judía mungo | is pulses
moong-dal | moong dal, split mung beans, mung dal, yellow moong dal | moong dal, mung dal | is mung-beans
urad-dal | urad dal, black gram, beluga lentils, puy lentils, black lentil | urad dal, lentejas negras, lentejas beluga, lentejas de Puy, lenteja negra, lentejas caviar | is lentils
adzuki-beans | adzuki beans+, aduki beans, azuki beans, red bean paste, anko, sweet bean paste | judías azuki+ f, azukis, pasta de judía roja, anko | is beans
broad-beans | shelled broad beans+ (broad beans+), broad bean, fava bean, faba beans, double-podded broad beans | habas peladas+ f (habas+ f), habas, haba, habitas, habitas tiernas, habas frescas, habas tiernas, faves | is pulses
dried-broad-beans | dried broad beans+, dried fava beans, dried fava bean | habas secas+ f, habas secas peladas | is broad-beans
tinned-fava-beans | tinned fava beans+ (fava beans+), canned fava beans, cooked fava beans, tinned ful, ful medames beans, ful beans | habas secas cocidas+ f (habas+ f), habas cocidas, habas de bote, habas en conserva | is broad-beans
lentils | lentils+, lentil, dried lentils, dry lentils, cooked lentils | lentejas+ f, lenteja, lentejas secas | is pulses
lentils-brown | brown lentils+ (lentils+), brown lentil, green lentil, French lentils | lentejas pardinas+ f (lentejas+ f), lentejas verdes, lenteja pardina, lentejas castellanas, lentejón, lentejas marrones | is lentils
lentils-red | split red lentils+ (red lentils+), red lentil, dal, dhal, daal, masoor dal, toor dal, split lentils, yellow lentils, tur dal, dahl | lentejas rojas peladas+ f (lentejas rojas+ f), lentejas rojas, lenteja roja, lentejas coral, dal, lentejas amarillas | is lentils
tinned-lentils | tinned lentils+ (lentils+), canned lentils, ready-cooked lentils, pouch of lentils | lentejas cocidas+ f (lentejas+ f), lentejas de bote, lentejas en conserva, bote de lentejas | is lentils
split-peas | split peas+, split pea, yellow split peas, green split peas, dried peas, marrowfat peas | guisantes secos partidos+, guisantes secos, arvejas partidas, arvejas secas | is pulses
lupin-beans | lupin beans+, lupini beans, lupin, lupin flour, lupine seeds, lupini, tremoços, tremosos | altramuces+, altramuz, chochos, harina de altramuz, tarwi, lupino, tremosos, tramusos | is pulses; contains lupin
pigeon-peas | pigeon peas+, gandules, pigeon pea | gandules+, guandúes, gandul, quinchonchos | is pulses
chickpea-flour | chickpea flour, gram flour, besan, garbanzo flour, garbanzo bean flour | harina de garbanzo f, harina de garbanzos | is chickpeas; contains starch
hummus | hummus, houmous, humus | hummus, humus | has tinned-chickpeas tahini garlic lemon; made
bean-sprouts | bean sprouts+, beansprout, bean sprout, mung bean sprouts, alfalfa sprouts, sprouted seeds | brotes de judía mungo+ (brotes+), germinados, brotes germinados, brotes de alfalfa, dientes de dragón, diente de dragón | contains pulse
soy-sprouts | soy sprouts+, soybean sprouts, soya bean sprouts | brotes de soja+, brotes de soya, germinado de soja | is bean-sprouts; may soy
egusi | egusi, egusi seeds, ogbono, melon seeds | egusi, semillas de egusi
`);
