import { cards } from "../parse-cards.ts";

export const BRAZILIAN = cards(`
== feijoada
names: Feijoada, Brazilian black bean stew, Brazilian feijoada, feijoada completa | Feijoada, feijoada brasileña, feijoada completa
about: a Brazilian stew of black beans with pork and sausage | guiso brasileño de alubias negras con cerdo y chorizo
kind: main any medium
serves: 6, most 8 in casserole
tools: knife casserole saucepan
core: dried-black-beans
ways: stove
- 500 g dried-black-beans
- 400 g pork-shoulder; in pieces | en trozos
- 400 g pork-ribs; in pieces | en trozos
- 200 g chorizo; sliced | en rodajas
- 150 g bacon; diced | en dados
- 2 onion; chopped | picad@
- 6 clove garlic; chopped | picad@
- 3 bay-leaf
- 3 tbsp sunflower-oil
- 1.5 tsp salt
- 350 g rice
- 300 g kale; finely shredded | en tiras finas
- 2 orange; sliced | en rodajas
# Soak | Remoja
600 cook | Soak {dried-black-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-black-beans} en remojo en abundante agua fría {time} y escurre.
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+garlic+kale} as the list says.
| Pela y corta {onion+garlic+kale} como indica la lista.
# Boil | Cuece
10 cook | Cover {dried-black-beans+bay-leaf+pork-ribs+pork-shoulder} with {2500 ml} of water in the casserole and boil hard for {time}, skimming.
| Cubre {dried-black-beans+bay-leaf+pork-ribs+pork-shoulder} con {2500 ml} de agua en la cazuela y hierve fuerte {time}, espumando.
80 cook safe=pork-shoulder,pork-ribs | Simmer for {time}, until almost tender.
| Cuece a fuego suave {time}, hasta que esté casi tierno.
# Thicken | Espesa
10 cook | Fry {bacon+onion} and half of {garlic} in half of {sunflower-oil} for {time}. Mash a ladle of the stew into it and stir back into the casserole.
| Sofríe {bacon+onion} y la mitad de {garlic} en la mitad de {sunflower-oil} {time}. Aplasta con ello un cucharón del guiso y devuelve a la cazuela.
40 cook | Add {chorizo+salt} and simmer for {time}, until dark and thick.
| Añade {chorizo+salt} y cuece {time}, hasta que quede oscuro y espeso.
# Cook the sides | Prepara la guarnición
18 cook | Cook {rice} in the saucepan with {700 ml} of water, covered, for {time}.
| Cuece {rice} en el cazo con {700 ml} de agua, tapado, {time}.
4 cook | Fry {kale} with the rest of {garlic} in the rest of the oil for {time}. Serve all with {orange}.
| Saltea {kale} con el resto de {garlic} en el resto del aceite {time}. Sirve todo con {orange}.

== pao-de-queijo
names: Pão de queijo, Brazilian cheese bread, Brazilian cheese puffs, pão de queso, cheese bread balls | Pan de queso brasileño, pão de queijo, pão de queso, panecillos de queso, pan de yuca con queso
about: chewy rolls of tapioca starch and cheese | bollitos elásticos de almidón de yuca y queso
kind: snack any easy
serves: 6, most 6 in tray
makes: 24
tools: bowl tray saucepan grater paper
core: tapioca cheese
ways: stove+oven stove+air-fryer
- 300 g tapioca; polvilho | polvilho
- 200 ml milk
- 80 ml sunflower-oil
- 1 tsp salt
- 2 egg
- 150 g cheese; grated | rallad@
- 50 g parmesan; grated | rallad@
~ cheese > 150 g vegan-cheese; grated | rallado; name Tapioca puffs with vegan cheese | Bollitos de yuca con queso vegano
# Scald | Escalda
4 cook | Heat {milk+sunflower-oil+salt} in the saucepan for {time}, until it boils. Pour over {tapioca} in the bowl, stir and cool until lukewarm.
| Calienta {milk+sunflower-oil+salt} en el cazo {time}, hasta que hierva. Vierte sobre {tapioca} en el bol, remueve y deja templar.
# Knead | Amasa
8 work | Work in {egg} one by one, then {cheese+parmesan}, until sticky and smooth.
| Incorpora {egg} de uno en uno y después {cheese+parmesan}, hasta que quede pegajosa y lisa.
8 work | Shape {pieces} balls with oiled hands and set on paper.
| Forma {pieces} bolas con las manos aceitadas y coloca sobre papel.
# Bake | Hornea
22 batch way=oven safe=egg | Bake at 190 °C (fan 170 °C) for {time}, until puffed with golden spots.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se inflen y tomen algo de color.
15 pieces way=air-fryer safe=egg | Cook in the air fryer at 170 °C for {time}, until puffed with golden spots.
| Cocina en la freidora de aire a 170 °C {time}, hasta que se inflen y tomen algo de color.
1 work | Eat warm.
| Se comen templados.

== moqueca
names: Moqueca, Brazilian fish stew, moqueca baiana, Brazilian coconut fish stew, moqueca de peixe | Moqueca, moqueca de pescado, moqueca brasileña, moqueca baiana
about: fish and prawns in coconut milk with peppers, lime and palm oil | pescado y gambas en leche de coco con pimiento, lima y dendê
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: white-fish coconut-milk
ways: stove
- 700 g white-fish; firm, in large pieces | firme, en trozos grandes
- 200 g prawn; peeled | pelad@; optional
- 2 lime; juiced | exprimid@
- 4 clove garlic; chopped | picad@
- 1 onion; in rings | en aros
- 1 red-pepper; in rings | en aros
- 1 green-pepper; in rings | en aros
- 3 tomato; sliced | en rodajas
- 400 ml coconut-milk
- 2 tbsp palm-oil
- 2 tbsp olive-oil
- 20 g coriander-leaf; chopped | picad@
- 1.25 tsp salt
~ white-fish > 500 g hearts-of-palm; in thick slices | en rodajas gruesas; name Palm heart moqueca | Moqueca de palmito
# Prepare the vegetables | Prepara las hortalizas
15 work | Peel and cut {garlic+onion+red-pepper+green-pepper+tomato+coriander-leaf} as the list says.
| Pela y corta {garlic+onion+red-pepper+green-pepper+tomato+coriander-leaf} como indica la lista.
# Marinate | Marina
20 cook | Mix {white-fish+prawn} with {lime+salt} and half of {garlic} in the bowl and chill for {time}.
| Mezcla {white-fish+prawn} con {lime+salt} y la mitad de {garlic} en el bol y deja en la nevera {time}.
# Layer | Monta
5 cook | Heat {olive-oil} in the casserole and fry half of {onion} with the rest of {garlic} for {time}.
| Calienta {olive-oil} en la cazuela y sofríe la mitad de {onion} con el resto de {garlic} {time}.
5 work | Lay half of {red-pepper}, {green-pepper} and {tomato} on it, then {white-fish+prawn}, and cover with the rest of the rings and slices.
| Coloca encima la mitad de {red-pepper}, {green-pepper} y {tomato}, después {white-fish+prawn}, y cubre con el resto de los aros y rodajas.
# Simmer | Cuece
15 cook safe=white-fish,prawn | Pour in {coconut-milk}, cover and simmer gently for {time} without stirring.
| Vierte {coconut-milk}, tapa y cuece a fuego suave {time} sin remover.
2 cook | Add {palm-oil+coriander-leaf}, simmer for {time} and serve.
| Añade {palm-oil+coriander-leaf}, cuece {time} y sirve.
`);
