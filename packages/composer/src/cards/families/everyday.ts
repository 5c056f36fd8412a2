import { cards } from "../parse-cards.ts";

/** Dishes of what is left over, and of plain meat: what is suggested for a food without a dish. */
export const EVERYDAY = cards(`
== leftover-rice
names: Fried rice from leftovers, leftover fried rice, fried leftover rice | Arroz salteado con sobras, arroz salteado del día anterior
about: cold cooked rice fried hot with vegetables and egg | arroz ya cocido salteado con verduras y huevo
kind: main any easy
serves: 2, most 4 in wok
tools: wok knife bowl
core: rice
ways: stove
- 400 g rice; cooked and chilled, at most a day old | ya cocido y frío, de un día como mucho
- 2 egg; optional
- 100 g peas
- 1 carrot; in small dice | en dados pequeños
- 3 spring-onion; sliced | en rodajas
- 1 clove garlic; chopped | picad@
- 2 tbsp sunflower-oil
- 2 tbsp soy-sauce
- 1/4 tsp black-pepper
+ 150 g cooked-chicken cooked-meat cooked-ham bacon prawn chicken-breast tofu vegetables
# Cut | Corta
6 work | Cut {carrot+spring-onion+garlic} small, and break up the lumps of {rice} with wet hands.
| Corta menudo {carrot+spring-onion+garlic} y suelta los grumos de {rice} con las manos mojadas.
why | Left warm or kept for longer than a day, it could make you ill: use only what was chilled within the hour.
| Si se queda templado o pasa de un día, puede sentar mal: usa solo el que se enfrió antes de una hora.
# Fry very hot | Saltea a fuego vivo
6 batch safe=egg,extra | Heat {sunflower-oil} in the wok and fry {carrot+peas+garlic}[ with {extra}] for {time}, until done.[ Push it aside, scramble {egg} beside it until set, and mix.]
| Calienta {sunflower-oil} en el wok y saltea {carrot+peas+garlic}[ con {extra}] durante {time}, hasta que esté hecho.[ Aparta a un lado, cuaja {egg} removiendo y mezcla.]
5 batch | Add {rice} and fry for {time}, pressing out lumps, until it is 75 °C and steaming throughout.
| Añade {rice} y saltea {time}, deshaciendo los grumos, hasta que humee y esté a 75 °C por todas partes.
1 work | Season with {soy-sauce+black-pepper}. Scatter {spring-onion} over and eat at once; do not heat it a second time.
| Sazona con {soy-sauce+black-pepper}. Reparte {spring-onion} por encima y come enseguida; no lo calientes otra vez.

== leftover-potatoes
names: Leftover potato cakes, potato cakes from leftovers | Tortitas de patata con sobras, tortitas de sobras de patata
about: cooked potatoes mashed with onion and fried in cakes | patatas ya cocidas, aplastadas con cebolla y fritas en tortitas
kind: main any easy
serves: 2, most 4 in pan
makes: 6
tools: pan knife bowl
core: potato
ways: stove
- 500 g potato; cooked and cold | ya cocid@ y frí@
- 1 egg; binds
- 0.5 onion; finely chopped | picad@ fin@
- 2 tbsp flour
- 2 tbsp sunflower-oil
- 1/4 tsp salt
- 1/4 tsp black-pepper
- 10 g parsley; chopped | picad@
+ 150 g spinach cheese bacon cooked-ham cooked-chicken cooked-meat smoked-salmon tinned-tuna vegetables
# Mix | Mezcla
8 work | Crush {potato} in the bowl with a fork. Chop {onion+parsley} and mix in with {egg+flour+salt+black-pepper}.[ Add {extra}, cut very small.]
| Aplasta {potato} en el bol con un tenedor. Pica {onion+parsley} y mezcla con {egg+flour+salt+black-pepper}.[ Añade {extra}, cortado muy menudo.]
tip | If the mixture sticks, wet your hands.
| Si la masa se pega, mójate las manos.
4 work | Shape {pieces} flat rounds, 2 cm thick.
| Forma {pieces} tortitas planas de 2 cm de grosor.
# Fry | Fríe
12 batch safe=egg,extra | Heat {sunflower-oil} in the pan over a medium heat and fry the rounds for {time}, turning once, until brown on both sides and 75 °C in the middle.
| Calienta {sunflower-oil} en la sartén a fuego medio y fríe las tortitas {time}, con una vuelta, hasta que estén doradas por los dos lados y a 75 °C en el centro.
1 work | Serve hot.
| Sírvelas calientes.

== leftover-pasta
names: Fried leftover pasta, pan-fried leftover pasta, leftover pasta in the pan | Pasta salteada con sobras, sobras de pasta salteadas
about: cold cooked pasta fried crisp with garlic, tomatoes and cheese | pasta ya cocida, salteada con ajo, tomate y queso
kind: main any easy
serves: 2, most 4 in pan
tools: pan knife
core: pasta
ways: stove
- 400 g pasta; cooked and cold, at most two days old | ya cocid@ y frí@, de dos días como mucho
- 200 g cherry-tomato; halved | en mitades
- 2 clove garlic; sliced | en láminas
- 2 tbsp olive-oil
- 40 g parmesan; grated | rallad@; optional
- 10 g basil; torn | troceada; optional
- 1/4 tsp salt
- 1/4 tsp black-pepper
+ 150 g cooked-ham cooked-chicken cooked-meat bacon egg tinned-tuna cheese prawn broccoli courgette spinach mushroom peas red-pepper vegetables
# Cut | Corta
5 work | Halve {cherry-tomato} and slice {garlic}. Loosen {pasta} with your hands.
| Parte {cherry-tomato} por la mitad y lamina {garlic}. Suelta {pasta} con las manos.
# Fry | Saltea
4 batch safe=extra | Heat {olive-oil} in the pan and cook {garlic+cherry-tomato}[ with {extra}] for {time}, until soft.
| Calienta {olive-oil} en la sartén y cocina {garlic+cherry-tomato}[ con {extra}] durante {time}, hasta que se ablande.
6 batch | Add {pasta} with {salt} and fry for {time}, turning now and then, until it is crisp here and there and 75 °C throughout.
| Añade {pasta} con {salt} y saltea {time}, dando alguna vuelta, hasta que esté crujiente a trozos y a 75 °C por todas partes.
why | What was cooked once only has to get hot all the way through.
| Lo que ya se coció solo tiene que calentarse por completo.
1 work | Season with {black-pepper}.[ Sprinkle with {parmesan}.][ Tear {basil} over it.] Serve at once.
| Sazona con {black-pepper}.[ Espolvorea {parmesan}.][ Trocea {basil} por encima.] Sirve enseguida.

== roast-chicken-thighs
names: Roast chicken thighs, baked chicken thighs, chicken thighs in the oven, oven chicken pieces, crispy chicken thighs | Muslos de pollo asados, muslos de pollo al horno, contramuslos al horno
about: chicken thighs with crisp skin, garlic and paprika | muslos de pollo con la piel crujiente, ajo y pimentón
kind: main any easy
serves: 4, most 4 in tray
tools: tray bowl
core: chicken-thigh
ways: oven air-fryer
- 800 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 1 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 clove garlic; grated | rallad@
- 1 tsp salt
- 1/2 tsp black-pepper
- 0.5 lemon; in wedges | en gajos; optional
# Season | Sazona
5 work | Pat {chicken-thigh} dry and rub with {olive-oil+paprika-sweet+garlic+salt+black-pepper} in the bowl.
| Seca {chicken-thigh} y frota en el bol con {olive-oil+paprika-sweet+garlic+salt+black-pepper}.
why | A dry skin turns crisp.
| La piel seca queda crujiente.
# Roast | Asa
38 batch way=oven safe=chicken-thigh | Lay on the tray with the skin up and roast at 200 °C (fan 180 °C) for {time}, until deep golden.
| Coloca en la bandeja con la piel hacia arriba y asa a 200 °C (180 °C con ventilador) {time}, hasta que queden bien dorados.
24 batch way=air-fryer safe=chicken-thigh | Cook in one layer in the air fryer at 190 °C for {time}, the skin down at first, turning after half of the time, until deep golden.
| Cocina en una sola capa en la freidora de aire a 190 °C {time}, con la piel hacia abajo al principio y una vuelta a mitad del tiempo, hasta que queden bien dorados.
5 cook | Rest for {time}.[ Serve with {lemon}.]
| Deja reposar {time}.[ Sirve con {lemon}.]

== salmon-breakfast
names: Smoked salmon and avocado plate, salmon and avocado breakfast | Plato de salmón ahumado y aguacate, desayuno de salmón y aguacate
about: smoked salmon with avocado, cucumber and lemon | salmón ahumado con aguacate, pepino y limón
kind: breakfast any easy
serves: 2, most 8 in bowl
tools: knife bowl
core: smoked-salmon avocado
ways: none
- 150 g smoked-salmon
- 1 avocado; sliced | en láminas
- 0.5 cucumber; in ribbons | en tiras finas
- 1 tbsp lemon; juiced | su zumo
- 1 tbsp olive-oil
- 1 tsp dill; chopped | picad@; optional
- 1/4 tsp black-pepper
~ smoked-salmon > 150 g tofu; in thin slices | en lonchas finas; name Tofu and avocado plate | Plato de tofu y aguacate
# Dress | Aliña
6 work | Cut {cucumber} and turn in the bowl with {lemon+olive-oil+black-pepper}.
| Corta {cucumber} y mezcla en el bol con {lemon+olive-oil+black-pepper}.
# Serve | Sirve
4 work | Slice {avocado} and lay on plates with {smoked-salmon} and the rest.[ Scatter {dill} over.] Serve at once.
| Corta {avocado} y reparte en los platos con {smoked-salmon} y lo demás.[ Espolvorea {dill}.] Sirve enseguida.
`);
