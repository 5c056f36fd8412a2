import { cards } from "../parse-cards.ts";

/** Plain foods from the air fryer or the oven. */
export const AIR_FRYER_PLATES = cards(`
== air-fryer-vegetables
names: Air fryer vegetables, air-fried vegetables, air fryer veg, vegetables in the air fryer, air fryer roasted vegetables | Verduras en freidora de aire, verduras en air fryer, verduras en la freidora de aire, verduras a la freidora de aire, verduras airfryer, vegetales en freidora de aire
about: broccoli, courgette, pepper and onion with crisp brown edges | brócoli, calabacín, pimiento y cebolla con los bordes dorados
kind: side any easy
serves: 4, most 4 in bowl
tools: bowl knife
core: broccoli courgette
ways: air-fryer oven
- 250 g broccoli; in florets | en ramilletes
- 1 courgette; in thick slices | en rodajas gruesas
- 1 red-pepper; in pieces | en trozos
- 1 red-onion; in wedges | en gajos
- 2 tbsp olive-oil
- 3/4 tsp salt
- 1 tsp garlic-powder; optional
- 1/2 tsp paprika-sweet; optional
+ 200 g carrot cauliflower aubergine mushroom asparagus green-beans brussels-sprout potato sweet-potato squash
# Season | Adereza
8 work | Turn {broccoli+courgette+red-pepper+red-onion+extra} in the bowl in {olive-oil+salt+garlic-powder+paprika-sweet}.
| Mezcla {broccoli+courgette+red-pepper+red-onion+extra} en el bol con {olive-oil+salt+garlic-powder+paprika-sweet}.
# Cook | Cocina
13 batch way=air-fryer | Cook in the air fryer at 190 °C for {time}, shaking twice, until browned at the edges.
| Cocina en la freidora de aire a 190 °C {time}, agitando dos veces, hasta que se doren los bordes.
25 batch way=oven | Spread on a tray and roast at 220 °C (fan 200 °C) for {time}, until browned at the edges.
| Extiende en una bandeja y asa a 220 °C (200 °C con ventilador) {time}, hasta que se doren los bordes.
== roast-chicken-breast
names: Roast chicken breasts, baked chicken breast, oven-baked chicken breast, baked chicken breasts, juicy baked chicken breast | Pechugas de pollo al horno, pechuga de pollo al horno, pechugas al horno, pechuga al horno
about: chicken breasts with paprika and garlic, cooked until just done | pechugas con pimentón y ajo, en su punto justo
kind: main any easy
serves: 4, most 4 in tray
tools: tray bowl
core: chicken-breast
ways: oven air-fryer
- 4 chicken-breast
- 2 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 tsp garlic-powder
- 1 tsp salt
- 1/4 tsp black-pepper; optional
~ chicken-breast > 4 turkey-breast; name Roast turkey breasts | Pechugas de pavo al horno
# Season | Sazona
5 work | Pat {chicken-breast} dry and turn in the bowl in {olive-oil+paprika-sweet+garlic-powder+salt+black-pepper}.
| Seca {chicken-breast} y mezcla en el bol con {olive-oil+paprika-sweet+garlic-powder+salt+black-pepper}.
# Cook | Cocina
20 batch way=oven safe=chicken-breast | Lay on the tray and bake at 220 °C (fan 200 °C) for {time}, until the juice runs clear.
| Coloca en la bandeja y hornea a 220 °C (200 °C con ventilador) {time}, hasta que el jugo salga claro.
17 batch way=air-fryer safe=chicken-breast | Cook in one layer in the air fryer at 190 °C for {time}, turning once, until the juice runs clear.
| Cocina en una sola capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que el jugo salga claro.
5 cook | Let it rest for {time} before you cut it: so it keeps its juice.
| Deja reposar {time} antes de cortar: así conserva el jugo.
== crispy-tofu
names: Crispy tofu, baked tofu, crispy baked tofu, crunchy tofu, oven-baked tofu | Tofu crujiente, tofu al horno, tofu crujiente al horno, tofu dorado
about: cubes of tofu in soy sauce and cornflour, cooked until they crackle | dados de tofu con salsa de soja y maicena, hechos hasta que crujen
kind: main any easy
serves: 2, most 4 in tray
tools: tray bowl knife
core: tofu
ways: oven air-fryer stove
- 400 g tofu; firm | firme
- 1 tbsp soy-sauce
- 1 tbsp sunflower-oil
- 2 tbsp cornflour
- 1/2 tsp garlic-powder; optional
# Press and coat | Prensa y reboza
10 cook | Wrap {tofu} in a cloth, weigh it down for {time} and cut into 2 cm cubes.
| Envuelve {tofu} en un paño, pon peso encima {time} y corta en dados de 2 cm.
3 work | Toss in the bowl with {soy-sauce+sunflower-oil}, then with {cornflour+garlic-powder}, until coated.
| Mezcla en el bol con {soy-sauce+sunflower-oil} y luego con {cornflour+garlic-powder}, hasta que quede todo cubierto.
# Cook | Cocina
25 batch way=oven | Spread on the tray and bake at 200 °C (fan 180 °C) for {time}, turning once, until crisp and golden.
| Extiende en la bandeja y hornea a 200 °C (180 °C con ventilador) {time}, con una vuelta, hasta que esté crujiente y dorado.
14 batch way=air-fryer | Cook in one layer in the air fryer at 200 °C for {time}, shaking twice, until crisp and golden.
| Cocina en una capa en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que esté crujiente y dorado.
10 batch way=stove | Fry in a non-stick pan over medium-high heat for {time}, turning, until crisp and golden.
| Dora en una sartén antiadherente a fuego medio-alto {time}, dando vueltas, hasta que esté crujiente y dorado.
== oven-sausages
names: Oven-baked sausages, baked sausages, roast sausages, sausages in the oven | Salchichas al horno, salchichas frescas al horno, salchichas asadas
about: fresh sausages browned all round without watching a pan | salchichas frescas doradas por todos los lados sin vigilar la sartén
kind: main any easy
serves: 4, most 6 in tray
tools: tray
core: sausage
ways: oven air-fryer
- 8 sausage
- 1 tsp sunflower-oil
- 1 tbsp mustard-wholegrain; optional
~ sausage > 8 vegan-sausage; name Oven-baked vegetable sausages | Salchichas vegetales al horno
# Cook | Cocina
25 batch way=oven safe=sausage | Turn {sausage} in {sunflower-oil} on the tray and roast at 200 °C (fan 180 °C) for {time}, turning once, until brown all round.
| Unta {sausage} con {sunflower-oil} en la bandeja y asa a 200 °C (180 °C con ventilador) {time}, con una vuelta, hasta que se doren por todos los lados.
13 batch way=air-fryer safe=sausage | Rub {sausage} with {sunflower-oil} and cook in one layer in the air fryer at 180 °C for {time}, turning once, until brown all round.
| Unta {sausage} con {sunflower-oil} y cocina en una capa en la freidora de aire a 180 °C {time}, con una vuelta, hasta que se doren por todos los lados.
# Serve | Sirve
2 work | Do not prick them: the juice stays inside.[ Serve with {mustard-wholegrain}.]
| No las pinches: así guardan su jugo.[ Sirve con {mustard-wholegrain}.]
== frozen-chips
names: Frozen chips, oven chips, frozen fries, frozen french fries, frozen oven chips | Patatas fritas congeladas, patatas congeladas, patatas fritas congeladas al horno, papas fritas congeladas, papas congeladas
about: chips from the freezer, crisped without a pot of oil | patatas del congelador, crujientes sin olla de aceite
kind: side any easy
serves: 4, most 4 in tray
tools: tray bowl
core: chips
ways: air-fryer oven
- 700 g chips; frozen | congeladas
- 1 tsp sunflower-oil; optional
- 1/2 tsp salt
# Cook | Cocina
18 batch way=air-fryer | Cook {chips} from frozen in the air fryer at 200 °C[ with {sunflower-oil}] for {time}, shaking three times, until crisp and golden.
| Cocina {chips} sin descongelar en la freidora de aire a 200 °C[ con {sunflower-oil}] {time}, agitando tres veces, hasta que estén crujientes y doradas.
22 batch way=oven | Heat the tray in the oven at 220 °C (fan 200 °C), spread {chips} from frozen on it[ with {sunflower-oil}] and bake for {time}, turning once, until crisp and golden.
| Calienta la bandeja en el horno a 220 °C (200 °C con ventilador), extiende {chips} sin descongelar[ con {sunflower-oil}] y hornea {time}, con una vuelta, hasta que estén crujientes y doradas.
# Season | Sazona
1 work | Toss with {salt} and serve at once: they soften as they stand.
| Mezcla con {salt} y sirve enseguida: al reposar se ablandan.
== sausage-traybake-vegetables
names: Sausage traybake, sausage tray bake, sheet pan sausages, sheet pan sausage and vegetables, sausage and vegetable traybake, sheet-pan sausage and potatoes | Bandeja de salchichas al horno, salchichas al horno con verduras, salchichas al horno con patatas, salchichas con verduras al horno, bandeja de salchichas y verduras
about: sausages, potatoes, peppers and onions roasted on one tray | salchichas, patatas, pimientos y cebollas asados en una sola bandeja
kind: main any easy
serves: 4, most 4 in tray
tools: tray knife
core: sausage potato
ways: oven
- 8 sausage
- 700 g potato; in 3 cm pieces | en trozos de 3 cm
- 2 red-pepper; in strips | en tiras
- 2 red-onion; in wedges | en gajos
- 3 tbsp olive-oil
- 1 tsp paprika-smoked
- 1 tsp thyme; optional
- 1 tsp salt
- 1 tbsp mustard-wholegrain; optional
~ sausage > 8 vegan-sausage; name Vegetable sausage traybake | Bandeja de salchichas vegetales al horno
+ 250 g carrot courgette broccoli sweet-potato cherry-tomato squash tinned-white-beans apple
# Start | Empieza
8 work | Heat the oven to 210 °C (fan 190 °C). Turn {potato+red-pepper+red-onion+extra} on the tray in {olive-oil+paprika-smoked+thyme+salt}.
| Calienta el horno a 210 °C (190 °C con ventilador). Mezcla {potato+red-pepper+red-onion+extra} en la bandeja con {olive-oil+paprika-smoked+thyme+salt}.
15 batch | Roast for {time}.
| Asa {time}.
# Roast together | Asa todo junto
28 batch safe=sausage | Turn everything, lay {sausage} on top and roast for {time}, until brown and a knife slides into the pieces.
| Remueve, coloca {sausage} encima y asa {time}, hasta que se dore y entre un cuchillo sin esfuerzo.
1 work | Serve from the tray[ with {mustard-wholegrain}].
| Sirve en la bandeja[ con {mustard-wholegrain}].
== sausages-and-beans
names: Sausages and beans, sausage and bean pan, sausage and bean casserole, one-pan sausages and beans, sausage and bean stew, sausages with beans | Salchichas con alubias, salchichas con judías blancas, alubias con salchichas, guiso de salchichas con alubias, salchichas con alubias en una sartén
about: browned sausages simmered with white beans and tomato in one pan | salchichas doradas y guisadas con alubias y tomate en una sola sartén
kind: main any easy
serves: 4, most 4 in pan
tools: pan knife
core: sausage tinned-white-beans
ways: stove slow-cooker+stove
- 8 sausage
- 1 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 1 can tinned-tomatoes
- 2 can tinned-white-beans; drained | escurridas
- 1 tsp paprika-smoked
- 1/2 tsp thyme; optional
- 1/2 tsp salt
~ sausage > 8 vegan-sausage; name Vegetable sausages and beans | Salchichas vegetales con alubias
+ 150 g spinach kale red-pepper carrot bacon
# Brown | Dora
12 batch safe=sausage | Brown {sausage} in {olive-oil} in the pan over medium heat for {time}, turning, and push to the side.
| Dora {sausage} con {olive-oil} en la sartén a fuego medio {time}, dando vueltas, y apártalas a un lado.
7 cook | Add {onion+garlic+extra} and soften for {time}.
| Añade {onion+garlic+extra} y pocha {time}.
# Simmer | Cuece
15 cook way=stove | Stir in {tinned-tomatoes+tinned-white-beans+paprika-smoked+thyme+salt} and simmer for {time}, until thick.
| Añade {tinned-tomatoes+tinned-white-beans+paprika-smoked+thyme+salt} y cuece {time}, hasta que espese.
300 cook way=slow-cooker | Put it all into the slow cooker with {tinned-tomatoes+tinned-white-beans+paprika-smoked+thyme+salt} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {tinned-tomatoes+tinned-white-beans+paprika-smoked+thyme+salt} y cocina al mínimo {time}.
1 work | Serve from the pan while it bubbles.
| Sirve en la misma sartén mientras burbujea.
== one-pan-pasta
names: One-pan pasta, one-pot pasta, one pan pasta, one pot pasta, one-pot tomato pasta, one-pan tomato pasta | Pasta en una sola olla, one pot pasta, pasta en una olla, pasta en una sola sartén, pasta todo en uno
about: pasta cooked in its own tomato and basil sauce, in one wide pan | pasta cocida en su propia salsa de tomate y albahaca, en una sola sartén
kind: main any easy
serves: 4, most 4 in pan
tools: pan knife
core: pasta cherry-tomato
ways: stove
- 350 g pasta
- 400 g cherry-tomato; halved | en mitades
- 1 onion; thinly sliced | en juliana fina
- 3 clove garlic; sliced | en láminas
- 3 tbsp olive-oil
- 1 pinch chilli-flakes; optional
- 1.5 tsp salt
- 1000 ml water; boiling | hirviendo
- 15 g basil; torn | trocead@
- 40 g parmesan; grated | rallad@; optional
+ 150 g spinach courgette mushroom olives tinned-tuna bacon cooked-chicken prawn tinned-chickpeas peas broccoli
# Cook together | Cuece todo junto
6 work | Put {pasta+cherry-tomato+onion+garlic+olive-oil+chilli-flakes+salt} into the pan with half of {basil}[ and {extra}] and pour in {water}.
| Pon {pasta+cherry-tomato+onion+garlic+olive-oil+chilli-flakes+salt} en la sartén con la mitad de {basil}[ y {extra}] y vierte {water}.
11 batch safe=extra | Boil over medium-high heat for {time}, turning often, until it is just done and the liquid has become a sauce.
| Hierve a fuego medio-alto {time}, removiendo a menudo, hasta que esté al dente y el líquido se haya hecho salsa.
# Serve | Sirve
1 work | Scatter the rest of {basil} over[ with {parmesan}] and serve at once.
| Reparte por encima el resto de {basil}[ con {parmesan}] y sirve enseguida.
`);
