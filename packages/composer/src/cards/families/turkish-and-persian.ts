import { cards } from "../parse-cards.ts";

/** Dishes of Turkish, Lebanese and Persian homes. */
export const TURKISH_AND_PERSIAN = cards(`
== chicken-doner
names: Chicken doner kebab, chicken doner, homemade chicken doner, chicken doner wrap | Kebab de pollo, döner de pollo, dürüm de pollo, doner kebab de pollo, kebab de pollo casero
about: packed and roasted spiced chicken, sliced thinly into warm bread | pollo especiado asado en bloque y cortado fino en pan caliente
kind: main mediterranean easy
serves: 4, most 6 in loafTin
tools: knife bowl loafTin
core: chicken-thigh
ways: oven
- 900 g chicken-thigh; boneless | deshuesad@
- 100 g yoghurt as marinade-yoghurt
- 2 tbsp olive-oil
- 1 lemon; juiced | en zumo
- 3 clove garlic; crushed | machacad@
- 2 tsp paprika-sweet
- 2 tsp cumin
- 1 tsp oregano
- 1/2 tsp chilli-flakes; optional
- 2 tsp salt
- 200 g yoghurt
- 4 pitta
- 1/4 red-cabbage; shredded | en tiras finas
- 2 tomato; sliced | en rodajas
- 1/2 onion; thinly sliced | en juliana fina
~ chicken-thigh > 500 g seitan; in slices | en lonchas; name Seitan doner kebab | Kebab de seitán
# Marinate | Marina
6 work | Mix {marinade-yoghurt+olive-oil+lemon+paprika-sweet+cumin+oregano+chilli-flakes} in the bowl with three quarters of {garlic} and three quarters of {salt}, and turn {chicken-thigh} in it.
| Mezcla {marinade-yoghurt+olive-oil+lemon+paprika-sweet+cumin+oregano+chilli-flakes} en el bol con tres cuartos de {garlic} y tres cuartos de {salt}, e impregna bien {chicken-thigh}.
120 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
# Roast | Asa
50 batch safe=chicken-thigh | Pack flat and tightly into the lined tin and roast at 200 °C (fan 180 °C) for {time}, until brown on top.
| Colócalo en capas bien prietas en el molde forrado y asa a 200 °C (180 °C con ventilador) {time}, hasta que se dore por arriba.
10 cook | Let it stand for {time}, tip out and slice very thinly.
| Deja reposar {time}, desmolda y corta en láminas muy finas.
# Fill | Rellena
5 work | Stir {yoghurt} with the rest of {garlic} and the rest of {salt}. Warm {pitta} and fill with the slices, {red-cabbage+tomato+onion} and the sauce.
| Mezcla {yoghurt} con el resto de {garlic} y el resto de {salt}. Calienta {pitta} y rellena con las láminas, {red-cabbage+tomato+onion} y la salsa.
== shish-taouk
names: Shish taouk, shish tawook, chicken shish kebab, chicken shish, Lebanese chicken skewers, tavuk şiş, chicken kebabs, shish tawouk | Shish taouk, shish tawook, brochetas de pollo libanesas, pinchos de pollo libaneses, brochetas de pollo con yogur, shish kebab de pollo
about: skewers of chicken marinated in yoghurt, lemon and garlic | brochetas de pollo marinado en yogur, limón y ajo
kind: main mediterranean easy
serves: 4, most 4 in griddle
makes: 8
tools: knife bowl skewers griddle
core: chicken-breast
ways: stove grill barbecue air-fryer
- 700 g chicken-breast; in 3 cm cubes | en dados de 3 cm
- 150 g yoghurt
- 1 lemon; juiced | en zumo
- 4 clove garlic; crushed | machacad@
- 2 tbsp olive-oil
- 1 tbsp tomato-puree
- 1 tsp paprika-sweet
- 1/2 tsp cinnamon
- 1/2 tsp allspice
- 1.5 tsp salt
- 1 red-pepper; in pieces | en trozos; optional
~ chicken-breast > 600 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name Tofu shish taouk | Shish taouk de tofu
# Marinate | Marina
6 work | Mix {yoghurt+lemon+garlic+olive-oil+tomato-puree+paprika-sweet+cinnamon+allspice+salt} in the bowl and turn {chicken-breast} in it.
| Mezcla {yoghurt+lemon+garlic+olive-oil+tomato-puree+paprika-sweet+cinnamon+allspice+salt} en el bol e impregna bien {chicken-breast}.
120 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
# Thread and grill | Ensarta y asa
6 work | Thread {chicken-breast+red-pepper} onto {pieces} skewers, shaking off what drips.
| Ensarta {chicken-breast+red-pepper} en {pieces} brochetas, dejando que escurran.
12 batch way=stove safe=chicken-breast | Cook on the hot griddle for {time}, turning, until charred in spots.
| Asa en la plancha bien caliente {time}, con varias vueltas, hasta que se tueste a manchas.
12 batch way=grill safe=chicken-breast | Cook close under the hot grill for {time}, turning, until charred in spots.
| Asa bajo el gratinador muy caliente {time}, con varias vueltas, hasta que se tueste a manchas.
12 batch way=barbecue safe=chicken-breast | Cook over hot embers for {time}, turning, until charred in spots.
| Asa sobre brasas vivas {time}, con varias vueltas, hasta que se tueste a manchas.
13 batch way=air-fryer safe=chicken-breast | Cook in one layer in the air fryer at 200 °C for {time}, turning once, until charred in spots.
| Cocina en una capa en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se tueste a manchas.
== cilbir
names: Çılbır, Turkish eggs, Turkish poached eggs, poached eggs with yoghurt, Turkish eggs with yoghurt, eggs with yoghurt | Çılbır, huevos turcos, huevos turcos con yogur, huevos escalfados con yogur, huevos a la turca
about: poached eggs on garlic yoghurt with hot paprika butter | huevos escalfados sobre yogur con ajo y mantequilla de pimentón
kind: breakfast mediterranean easy
serves: 2, most 4 in pot
tools: bowl pot slotted pan
core: egg yoghurt-greek
ways: stove
- 250 g yoghurt-greek; at room temperature | a temperatura ambiente
- 1 clove garlic; crushed | machacad@
- 1/2 tsp salt
- 4 egg
- 1 tbsp vinegar
- 40 g butter
- 1 tsp chilli-flakes
- 1 tsp paprika-sweet
- 10 g dill; chopped | picad@; optional
- 2 slice bread; toasted | tostadas
~ yoghurt-greek > 250 g yoghurt-soy; name Turkish eggs with soya yoghurt | Huevos turcos con yogur de soja
# Stir | Mezcla
2 work | Stir {yoghurt-greek+garlic+salt} in the bowl and spread on the plates.
| Mezcla {yoghurt-greek+garlic+salt} en el bol y extiende en los platos.
# Poach | Escalfa
5 batch safe=egg | Bring water with {vinegar} to a bare simmer in the pot, slide in {egg} one by one and poach for {time}. Lift out, drain and lay on the sauce.
| Lleva agua con {vinegar} a un hervor muy suave en la olla, desliza {egg} de uno en uno y escalfa {time}. Saca, escurre y coloca sobre la salsa.
# Foam and serve | Funde y sirve
2 cook | Melt {butter} in the pan until it foams, stir in {chilli-flakes+paprika-sweet}, {time} in all, and pour over.[ Scatter {dill} on top.]
| Funde {butter} en la sartén hasta que espume, añade {chilli-flakes+paprika-sweet}, {time} en total, y riega por encima.[ Reparte {dill}.]
1 work | Serve with {bread}, to dip.
| Sirve con {bread}, para mojar.
== imam-bayildi
names: Imam bayildi, Turkish stuffed aubergine, Turkish stuffed eggplant, aubergines stuffed with onion and tomato | Imam bayildi, berenjenas rellenas a la turca, berenjenas rellenas de cebolla y tomate, berenjenas turcas
about: aubergines braised in olive oil with onion, garlic and tomato | berenjenas guisadas en aceite con cebolla, ajo y tomate
kind: main mediterranean easy
serves: 4, most 4 in dish
tools: knife pan dish
core: aubergine onion
ways: oven+stove
- 4 aubergine; medium | medianas
- 120 ml olive-oil
- 3 onion; sliced | en juliana
- 6 clove garlic; sliced | en láminas
- 500 g tomato; ripe, chopped | maduros, picados
- 1 green-pepper; in strips | en tiras
- 2 tsp salt
- 1 tsp sugar
- 20 g parsley; chopped | picad@
- 1 tbsp lemon
# Soften | Ablanda
12 batch | Peel {aubergine} in stripes and fry whole in half of {olive-oil} in the pan for {time}, turning, until browned and half soft. Lift into the dish.
| Pela {aubergine} a tiras y fríe enteras con la mitad de {olive-oil} en la sartén {time}, con varias vueltas, hasta que se doren y ablanden a medias. Pasa a la fuente.
# Make the filling | Haz el relleno
18 cook | Cook {onion+green-pepper+garlic} in the rest of {olive-oil} in the pan until soft, add {tomato+salt+sugar} and simmer until thick, {time} in all. Stir in {parsley}.
| Pocha {onion+green-pepper+garlic} con el resto de {olive-oil} en la sartén hasta que se ablanden, añade {tomato+salt+sugar} y cuece hasta que espese, {time} en total. Añade {parsley}.
# Fill and bake | Rellena y hornea
4 work | Slit {aubergine} lengthways without cutting through, press open and fill. Pour {150 ml} of water and {lemon} around.
| Abre {aubergine} a lo largo sin llegar al otro lado, separa y rellena. Vierte alrededor {150 ml} de agua y {lemon}.
40 batch | Cover with foil and bake at 190 °C (fan 170 °C) for {time}, until very soft.
| Tapa con papel de aluminio y hornea a 190 °C (170 °C con ventilador) {time}, hasta que queden muy tiernas.
30 cook | Cool for {time} and serve lukewarm or cold.
| Deja templar {time} y sirve templado o frío.
== burek
names: Burek, börek, bourek, spinach and cheese börek, Turkish cheese börek, cheese burek, sigara böreği, Turkish borek, spinach burek | Burek, börek, burek de queso, burek de queso y espinacas, börek de queso, empanadas turcas de queso y espinacas
about: crisp coils of filo filled with cheese and spinach | espirales crujientes de masa filo rellenas de queso y espinacas
kind: main mediterranean medium
serves: 6, most 6 in tray
makes: 12
tools: knife pan bowl tray paper
core: filo-pastry feta
ways: oven+stove
- 400 g filo-pastry
- 400 g spinach; washed | lavadas
- 1 onion; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 250 g feta; crumbled | desmenuzad@
- 150 g ricotta
- 1 egg; binds
- 1/4 tsp black-pepper
- 100 g yoghurt
- 80 g butter; melted | derretid@
- 1 tbsp sesame-seeds; optional
~ feta > 300 g tofu; firm, crumbled | firme, desmenuzado; name Spinach and tofu börek | Burek de espinacas y tofu
~ ricotta > 100 g tofu; soft, crushed | blando, aplastado
# Make the filling | Haz el relleno
10 cook | Soften {onion} in {olive-oil} in the pan, add {spinach} and cook until wilted and dry, {time} in all. Squeeze and chop.
| Pocha {onion} con {olive-oil} en la sartén, añade {spinach} y rehoga hasta que no quede líquido, {time} en total. Aprieta y pica.
3 work | Mix in the bowl with {feta+ricotta+egg+black-pepper}.
| Mezcla en el bol con {feta+ricotta+egg+black-pepper}.
# Roll | Enrolla
20 work | Heat the oven to 190 °C (fan 170 °C). Mix {yoghurt+butter}. Brush a sheet of {filo-pastry} with it, lay on a line of filling, roll up loosely and wind into a coil. Make {pieces}, lay on the lined tray and brush the tops.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {yoghurt+butter}. Unta con ello una hoja de {filo-pastry:bare}, pon una línea de relleno, enrolla sin apretar y forma una espiral. Haz {pieces}, coloca en la bandeja forrada y unta por encima.
# Bake | Hornea
30 batch safe=egg | [Scatter {sesame-seeds} over them. ]Bake for {time}, until golden and crisp.
| [Espolvorea {sesame-seeds} por encima. ]Hornea {time}, hasta que se doren y crujan.
== ghormeh-sabzi
names: Ghormeh sabzi, ghorme sabzi, gormeh sabzi, Persian herb stew, Iranian herb stew, khoresh ghormeh sabzi | Ghormeh sabzi, gormeh sabzi, guiso persa de hierbas, guiso iraní de hierbas, estofado persa de hierbas
about: Persian lamb stew with plenty of herbs and kidney beans | guiso persa de cordero con muchas hierbas y alubias rojas
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole pan
core: parsley lamb-shoulder
ways: stove
- 800 g lamb-shoulder; in 3 cm pieces | en trozos de 3 cm
- 2 onion; finely chopped | picad@ fin@
- 120 ml sunflower-oil
- 1 tsp turmeric
- 150 g parsley; finely chopped | picad@ fin@
- 100 g coriander-leaf; finely chopped | picad@ fin@
- 60 g chives; finely chopped | picad@ fin@
- 2 tbsp fenugreek; dried leaves | en hojas secas
- 400 g tinned-kidney-beans; drained | escurridas
- 3 lime; juiced | en zumo
- 2 tsp salt
- 1/2 tsp black-pepper
~ lamb-shoulder > 800 g stewing-beef; in 3 cm pieces | en trozos de 3 cm; name Beef ghormeh sabzi | Ghormeh sabzi de ternera
~ lamb-shoulder > 500 g mushroom; halved | en mitades; name Mushroom ghormeh sabzi | Ghormeh sabzi de champiñones
# Brown | Dora
12 batch | Soften {onion} in a quarter of {sunflower-oil} in the casserole, stir in {turmeric+lamb-shoulder} and fry until browned, {time} in all.
| Pocha {onion} con un cuarto de {sunflower-oil} en la cazuela, añade {turmeric+lamb-shoulder} y rehoga hasta que se dore, {time} en total.
# Fry the greens | Fríe las hojas
15 cook | Fry {parsley+coriander-leaf+chives+fenugreek} in the rest of {sunflower-oil} in the pan over medium heat for {time}, stirring all the time, until very dark green but not burnt.
| Fríe {parsley+coriander-leaf+chives+fenugreek} con el resto de {sunflower-oil} en la sartén a fuego medio {time}, sin dejar de remover, hasta que tome un verde muy oscuro sin quemarse.
why | This gives the dish its colour and depth.
| Así toma el plato su color y su sabor hondo.
# Simmer | Guisa
90 cook if=lamb-shoulder safe=lamb-shoulder | Add it to the casserole with {salt+black-pepper} and {900 ml} of water, cover and simmer gently for {time}.
| Añádelo a la cazuela con {salt+black-pepper} y {900 ml} de agua, tapa y cuece a fuego suave {time}.
45 cook not=lamb-shoulder safe=lamb-shoulder | Add it to the casserole with {salt+black-pepper} and {700 ml} of water, cover and simmer gently for {time}.
| Añádelo a la cazuela con {salt+black-pepper} y {700 ml} de agua, tapa y cuece a fuego suave {time}.
30 cook | Stir in {tinned-kidney-beans+lime} and simmer for {time}, until everything is very tender and the oil rises.
| Incorpora {tinned-kidney-beans+lime} y cuece {time}, hasta que todo esté muy tierno y suba el aceite.
`);
