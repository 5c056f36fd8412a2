import { cards } from "../parse-cards.ts";

export const SMALL_PLATES = cards(`
== mushy-peas
names: Mushy peas, chip shop peas, minted mushy peas | Puré rústico de guisantes, guisantes machacados a la inglesa, mushy peas
about: roughly crushed peas with butter and mint | guisantes aplastados con mantequilla y menta
kind: side any easy
serves: 4, most 8 in saucepan
tools: saucepan masher
core: peas
ways: stove
- 500 g peas; frozen | congelados
- 100 ml water
- 30 g butter
- 10 g mint; chopped | picad@; optional
- 3/4 tsp salt
# Cook | Cuece
6 cook | Simmer {peas} with {water+salt} in the saucepan, covered, for {time}, until soft.
| Cuece {peas} con {water+salt} en el cazo tapado {time}, hasta que se ablanden.
# Crush | Aplasta
2 work | Pour off most of the liquid, add {butter+mint} and crush, leaving some whole.
| Retira casi todo el líquido, añade {butter+mint} y aplasta, dejando algunos enteros.
== lemon-posset
names: Lemon posset, posset, lemon possets | Posset de limón, crema inglesa de limón cuajada, posset
about: cream set with lemon and sugar alone | nata cuajada solo con limón y azúcar
kind: dessert any easy
serves: 4, most 8 in saucepan
tools: saucepan sieve glasses
core: cream lemon
ways: stove
- 500 ml cream; with at least 35 % fat | con 35 % de grasa como mínimo
- 130 g sugar
- 2 lemon; zest and juice | ralladura y zumo
# Boil | Hierve
5 cook | Heat {cream+sugar} with the zest of {lemon} in the saucepan, stirring, then let it bubble gently for {time}.
| Calienta {cream+sugar} con la ralladura de {lemon} en el cazo, removiendo, y deja hervir suave {time}.
15 cook | Take off the heat, stir in the juice of {lemon}, about {80 ml}, and cool for {time}.
| Retira del fuego, añade el zumo de {lemon}, unos {80 ml}, y deja templar {time}.
why | The acid thickens it: no setting agent is needed.
| El ácido la espesa: no hace falta nada más.
# Chill | Enfría
240 cook | Strain into the glasses and chill for {time}, until set.
| Cuela en las copas y enfría en la nevera {time}, hasta que cuaje.
== colcannon
names: Colcannon, Irish colcannon, Irish mash with cabbage | Colcannon, puré irlandés de patata y col, puré irlandés
about: buttery mash with soft cabbage and spring onion | puré con mantequilla, col tierna y cebolleta
kind: side any easy
serves: 4, most 6 in pot
tools: knife pot saucepan colander masher
core: potato cabbage
ways: stove
- 1000 g potato; floury, in pieces | harinosas, en trozos
- 400 g cabbage; finely shredded | en tiras finas
- 4 spring-onion; sliced | en rodajas
- 150 ml milk
- 80 g butter
- 1.5 tsp salt
- 1/2 tsp black-pepper
# Boil | Cuece | group=1
20 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until soft. Drain, let it steam dry and mash.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que un cuchillo entre sin esfuerzo. Escurre, deja que suelte el vapor y aplasta.
# Soften the greens | Ablanda la verdura | group=1
8 cook | Simmer {cabbage+spring-onion} with {milk} and half of {butter} in the saucepan, covered, for {time}, until tender.
| Cuece {cabbage+spring-onion} con {milk} y la mitad de {butter} en el cazo tapado {time}, hasta que quede tierno.
# Beat together | Mezcla
3 work | Beat them with their liquid, {black-pepper} and the rest of {salt} into the mash. Serve with the rest of {butter} melting in a hollow on top.
| Incorpora al puré con su líquido, {black-pepper} y el resto de {salt}. Sirve con el resto de {butter} fundiéndose en un hueco encima.
== filetes-rusos
names: Filetes rusos, Spanish beef patties, Spanish breaded beef patties | Filetes rusos, filetes rusos caseros, filetes rusos de ternera, filetes rusos empanados
about: thin breaded patties of minced meat with garlic and parsley | filetes finos de carne picada con ajo y perejil, empanados y fritos
kind: main spanish easy
serves: 4, most 4 in pan
makes: 8
tools: knife bowl pan
core: minced-meat
ways: stove
- 600 g minced-meat
- 60 g bread; crumbled | desmigado
- 60 ml milk
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; chopped | picad@
- 1 egg; binds
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 100 g breadcrumbs
- 100 ml olive-oil
~ minced-meat > 500 g meat-substitute; name Plant-based Spanish patties | Filetes rusos vegetales
# Mix | Mezcla
10 cook | Soak {bread} in {milk} in the bowl for {time} and crush with a fork.
| Remoja {bread} en {milk} en el bol {time} y aplasta con un tenedor.
10 work | Mix in {minced-meat+garlic+parsley+egg+salt+black-pepper}. Shape {pieces} flat rounds 1 cm thick and turn in {breadcrumbs}.
| Mezcla con {minced-meat+garlic+parsley+egg+salt+black-pepper}. Forma {pieces} filetes planos de 1 cm y pasa por {breadcrumbs}.
# Fry | Fríe
14 pieces safe=minced-meat,egg | Fry in two rounds in {olive-oil} in the pan over medium heat, {time} in all, turning once, until golden. Drain on paper.
| Fríe en dos tandas con {olive-oil} en la sartén a fuego medio, {time} en total, con una vuelta, hasta que se doren. Escurre sobre papel.
== sopa-de-fideos
names: Spanish noodle soup, sopa de fideos, vermicelli soup, sopita de fideo, Mexican noodle soup | Sopa de fideos, sopa de fideo, sopita de fideos, sopa de fideos con tomate, sopa aguada de fideo
about: a light soup of toasted thin noodles and tomato | sopa ligera de fideos tostados y tomate
kind: soup any easy
serves: 4, most 8 in pot
tools: knife jug pot
core: vermicelli
ways: stove
- 200 g vermicelli
- 3 tbsp olive-oil
- 3 tomato; ripe, in pieces | maduros, en trozos
- 1/2 onion; in pieces | en trozos
- 1 clove garlic
- 1500 ml chicken-stock; hot | caliente
- 1 tsp salt
- 10 g parsley; chopped | picad@; optional
~ vermicelli > 200 g pasta-gluten-free; short and thin | corta y fina; name Noodle soup | Sopa de fideos
# Blend | Tritura
2 work | Blend {tomato+onion+garlic} with a ladle of {chicken-stock}.
| Tritura {tomato+onion+garlic} con un cucharón de {chicken-stock}.
# Brown | Dora
3 cook | Fry {vermicelli} in {olive-oil} in the pot over medium heat for {time}, stirring, until golden.
| Dora {vermicelli} con {olive-oil} en la olla a fuego medio {time}, removiendo.
4 cook | Pour in the blended mixture and fry for {time}, until it darkens.
| Vierte lo triturado y sofríe {time}, hasta que se oscurezca.
# Simmer | Cuece
8 cook | Add {salt} and the rest of {chicken-stock} and simmer for {time}, until tender. Scatter {parsley} over and serve at once.
| Añade {salt} y el resto de {chicken-stock} y cuece {time}, hasta que queden tiernos. Espolvorea {parsley} y sirve enseguida.
== esquites
names: Esquites, Mexican corn in a cup, Mexican street corn salad, elote in a cup, street corn | Esquites, elote en vaso, esquites mexicanos, vaso de elote, elotes en vaso
about: browned sweetcorn with mayonnaise, lime, chilli and cheese | maíz tierno dorado con mayonesa, lima, chile y queso
kind: snack mexican easy
serves: 4, most 4 in pan
tools: pan bowl
core: sweetcorn
ways: stove
- 600 g sweetcorn; drained or thawed | escurrido o descongelado
- 30 g butter
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 60 g mayonnaise
- 1 lime; juiced | en zumo
- 80 g feta; crumbled | desmenuzada
- 1/2 tsp chilli-powder
- 1/4 tsp salt
- 10 g coriander-leaf; chopped | picad@; optional
~ mayonnaise > 60 g vegan-mayonnaise
~ feta > 80 g tofu; firm, crumbled | firme, desmenuzado
# Brown | Dora
9 batch | Melt {butter} in the pan over high heat, add {sweetcorn+jalapeno} and fry for {time}, stirring seldom, until browned in spots.
| Funde {butter} en la sartén a fuego vivo, añade {sweetcorn+jalapeno} y saltea {time}, removiendo poco, hasta que se dore a manchas.
# Dress | Aliña
2 work | Mix in the bowl with {mayonnaise+lime+salt}. Top with {feta+chilli-powder+coriander-leaf} and serve warm in cups.
| Mezcla en el bol con {mayonnaise+lime+salt}. Reparte {feta+chilli-powder+coriander-leaf} por encima y sirve templado en vasos.
`);
