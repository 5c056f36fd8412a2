import { cards } from "../parse-cards.ts";

export const SPANISH_SOUPS = cards(`
== gazpacho
names: Gazpacho, Andalusian gazpacho, Spanish cold tomato soup, cold tomato soup, chilled tomato soup | Gazpacho, gazpacho andaluz, sopa fría de tomate
about: a cold Andalusian soup of raw tomato, cucumber and pepper | sopa fría andaluza de tomate, pepino y pimiento crudos
kind: soup spanish easy
serves: 4, most 8 in jug
tools: knife jug sieve
core: tomato
ways: none
- 1000 g tomato; ripe, in pieces | madur@, en trozos
- 150 g cucumber; peeled | pelad@
- 100 g green-pepper; in pieces | en trozos
- 1 clove garlic
- 50 g bread; stale, soaked | del día anterior, remojad@; optional
- 60 ml olive-oil
- 2 tbsp sherry-vinegar
- 1 tsp salt
# Cut the vegetables | Corta las verduras
10 work | Cut {tomato+cucumber+green-pepper} into pieces and peel {garlic}.[ Soak {bread} in a little water.]
| Corta en trozos {tomato+cucumber+green-pepper} y pela {garlic}.[ Remoja {bread} en un poco de agua.]
# Blend | Tritura
5 work | Blend {tomato+cucumber+green-pepper+garlic+bread+sherry-vinegar+salt} for a few minutes, until very fine.
| Tritura {tomato+cucumber+green-pepper+garlic+bread+sherry-vinegar+salt} unos minutos, hasta que quede muy fino.
2 work | Pour in {olive-oil} in a thin stream with the motor running, until the soup turns paler and creamy. Press it through the sieve.
| Añade {olive-oil} en un hilo sin dejar de triturar, hasta que se aclare y quede cremoso. Pásalo por el colador.
tip | Thin it with cold water to your liking, and serve some of the vegetables finely chopped on the side.
| Aligéralo con agua fría a tu gusto y sirve aparte parte de las verduras en daditos.
# Chill | Enfría
120 cook | Chill in the fridge for {time}, then taste for acidity and serve very cold.
| Enfría en la nevera {time}, prueba el punto de acidez y sirve muy frío.

== salmorejo
names: Salmorejo, salmorejo cordobés, Cordoban tomato cream | Salmorejo, salmorejo cordobés
about: a thick cold cream of tomato and bread with ham and egg | crema fría y espesa de tomate y pan con jamón y huevo
kind: soup spanish easy
serves: 4, most 8 in jug
tools: knife jug saucepan
core: tomato bread
ways: stove
instead: gazpacho
- 1000 g tomato; ripe, in pieces | madur@, en trozos
- 200 g bread; white, stale, in pieces | blanco, del día anterior, en trozos
- 1 clove garlic
- 100 ml olive-oil
- 1 tsp salt
- 1 tsp sherry-vinegar; optional
- 2 egg; optional
- 60 g cured-ham; chopped | picad@; optional
~ bread > 200 g bread-gluten-free; in pieces | en trozos; name Gluten-free salmorejo | Salmorejo sin gluten
# Boil the topping | Cuece la guarnición
10 cook safe=egg | Boil {egg} in water for {time}, then cool, peel and chop.
| Cuece {egg} en agua {time}; después enfría, pela y pica.
# Blend | Tritura
5 work | Blend {tomato} until fine and strain out the skins if you wish.
| Tritura {tomato} hasta que quede fino y cuélalo si quieres quitar las pieles.
10 cook | Add {bread} and let it soak for {time}.
| Añade {bread} y deja que se empape {time}.
# Make it creamy | Hazlo cremoso
5 work | Add {garlic+salt+sherry-vinegar} and blend until smooth. Pour in {olive-oil} in a thin stream while blending, until it is thick, shiny and orange.
| Añade {garlic+salt+sherry-vinegar} y tritura hasta que quede liso. Incorpora {olive-oil} en un hilo sin dejar de triturar, hasta que quede espeso, brillante y anaranjado.
# Chill and serve | Enfría y sirve
90 cook | Chill for {time}.
| Enfría {time}.
2 work | Serve in bowls.[ Top with {egg+cured-ham} and a little more oil.]
| Sirve en cuencos.[ Reparte por encima {egg+cured-ham} y un hilo más de aceite.]

== ajoblanco
names: Ajoblanco, ajo blanco, white gazpacho, cold almond soup, Spanish almond soup | Ajoblanco, ajo blanco, gazpacho blanco, sopa fría de almendras, ajoblanco malagueño, ajoblanco de Málaga
about: a cold soup of almonds, garlic and bread with grapes | sopa fría de almendra, ajo y pan con uvas
kind: soup spanish easy
serves: 4, most 8 in jug
tools: knife jug sieve
core: almond garlic
ways: none
- 200 g almond; raw, blanched | crud@ y pelad@
- 100 g bread; white, stale, without crust | blanco, del día anterior, sin corteza
- 1 clove garlic
- 700 ml water; very cold | muy fría
- 100 ml olive-oil
- 2 tbsp sherry-vinegar
- 1 tsp salt
- 150 g grape; halved | partid@ por la mitad; optional
~ almond > 160 g sunflower-seeds; raw, shelled | crud@, pelad@; name White sunflower seed soup | Ajoblanco de pipas de girasol
# Soak | Remoja
15 cook | Soak {almond+bread} in part of the cold water for {time}.
| Remoja {almond+bread} en parte del agua fría {time}.
# Blend | Tritura
6 work | Blend them with {garlic+salt+sherry-vinegar} and a little of {water} to a fine paste. Pour in {olive-oil} in a thin stream while blending, then the rest of the water.
| Tritura con {garlic+salt+sherry-vinegar} y un poco de {water} hasta lograr una pasta fina. Añade {olive-oil} en un hilo sin dejar de triturar y después el resto del agua.
3 work | Press it through the sieve; it should be white and silky.
| Pásalo por el colador; debe quedar blanco y sedoso.
tip | Remove the green germ of {garlic}, which tastes harsh.
| Quita el germen de {garlic}, que da un sabor fuerte.
# Chill and serve | Enfría y sirve
120 cook | Chill for {time}.
| Enfría en la nevera {time}.
2 work | Stir and serve in bowls.[ Top with {grape}.]
| Remueve y sirve en cuencos.[ Reparte por encima {grape}.]

== sopa-de-ajo
names: Spanish garlic soup, garlic soup, sopa de ajo | Sopa de ajo, sopas de ajo
about: a soup of fried garlic, paprika and bread with egg | sopa de ajo frito, pimentón y pan con huevo
kind: soup spanish easy
serves: 4, most 8 in casserole
tools: knife casserole
core: garlic bread
ways: stove
- 8 clove garlic; sliced | en láminas
- 150 g bread; stale, in thin slices | del día anterior, en rebanadas finas
- 4 tbsp olive-oil
- 2 tsp paprika-smoked
- 1200 ml vegetable-stock
- 1/2 tsp salt
- 4 egg; optional
~ bread > 150 g bread-gluten-free; in thin slices | en rebanadas finas; name Gluten-free garlic soup | Sopa de ajo sin gluten
# Fry | Sofríe
4 cook | Heat {olive-oil} in the casserole over medium-low heat and fry {garlic} for {time}, until pale gold.
| Calienta {olive-oil} en la cazuela a fuego medio-bajo y fríe {garlic} {time}, hasta que tome un dorado claro.
2 cook | Add {bread} and turn in the oil for {time}.
| Añade {bread} y rehoga {time}.
# Simmer | Cuece
1 work | Take the casserole off the heat, stir in {paprika-smoked} and pour in {vegetable-stock+salt} at once.
| Retira la cazuela del fuego, mezcla {paprika-smoked} y vierte enseguida {vegetable-stock+salt}.
why | Off the heat {paprika-smoked} {paprika-smoked?does|do} not burn and turn bitter.
| Fuera del fuego {paprika-smoked} no se quema ni amarga.
15 cook | Simmer gently for {time}, until the soup has thickened.
| Cuece a fuego suave {time}, hasta que la sopa haya espesado.
# Finish | Termina
5 cook safe=egg | Break {egg} into the simmering soup, cover and poach for {time}, until set.
| Casca {egg} en la sopa hirviendo suavemente, tapa y escalfa {time}, hasta que cuaje.
1 work | Serve very hot.
| Sirve muy caliente.

== sopa-castellana
names: Castilian soup, sopa castellana, Castilian garlic soup with ham | Sopa castellana, sopa de ajo castellana
about: a garlic and bread soup of Castile with ham, chorizo and egg | sopa de ajo y pan con jamón, chorizo y huevo
kind: soup spanish easy
serves: 4, most 8 in casserole
tools: knife casserole
core: garlic bread cured-ham egg
ways: stove
instead: sopa-de-ajo
- 3 tbsp olive-oil
- 6 clove garlic; sliced | en láminas
- 100 g cured-ham; diced | en taquitos
- 80 g chorizo; sliced | en rodajas; optional
- 150 g bread; stale, sliced | del día anterior, en rebanadas
- 1 tbsp paprika-smoked
- 1200 ml chicken-stock
- 1 bay-leaf
- 4 egg
# Fry | Sofríe
3 cook | Heat {olive-oil} in the casserole over medium heat and fry {garlic} for {time}, until golden.
| Calienta {olive-oil} en la cazuela a fuego medio y dora {garlic} {time}.
3 cook | Add {cured-ham+chorizo} and fry for {time}, until the fat runs.
| Añade {cured-ham+chorizo} y sofríe {time}, hasta que suelte la grasa.
2 cook | Stir in {bread} and let it take up the fat for {time}. Off the heat mix in {paprika-smoked}.
| Añade {bread} y deja que se impregne {time}. Fuera del fuego mezcla {paprika-smoked}.
# Simmer | Cuece
20 cook | Add {chicken-stock+bay-leaf} and simmer for {time}, until {bread} {bread?falls|fall} apart.
| Añade {chicken-stock+bay-leaf} y cuece a fuego suave {time}, hasta que {bread} se {bread?deshaga|deshagan}.
tip | It needs no more seasoning: {cured-ham+chorizo} {cured-ham+chorizo?brings|bring} enough.
| No hace falta sazonar más: basta con lo que {cured-ham+chorizo?aporta|aportan} {cured-ham+chorizo}.
# Poach and serve | Escalfa y sirve
5 cook safe=egg | Break {egg} into the soup, cover and cook gently for {time}, until set. Remove the leaf and serve.
| Casca {egg} en la sopa, tapa y cuece suave {time}, hasta que cuaje. Retira la hoja y sirve.

== caldo-gallego
names: Caldo gallego, Galician soup, Galician broth, Galician greens and bean soup | Caldo gallego, caldo de grelos
about: a Galician soup of greens, beans, potatoes and pork | sopa gallega de verdura, alubias, patata y cerdo
kind: soup spanish medium
serves: 6, most 8 in pot
tools: knife pot
core: dried-white-beans turnip-greens potato
ways: stove
- 200 g dried-white-beans
- 200 g pork-belly; in one piece | en una pieza
- 100 g chorizo; whole | entero
- 1 jamon-bone; optional
- 500 g potato; broken into pieces | cascad@ en trozos
- 400 g turnip-greens; chopped | trocead@
- 1 tbsp lard; optional
- 1.5 tsp salt
# Soak | Remoja
600 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {potato+turnip-greens} as the list says.
| Pela y corta {potato+turnip-greens} como indica la lista.
# Boil the base | Haz la base
10 cook | Cover {dried-white-beans+pork-belly+jamon-bone} with {2500 ml} of cold water in the pot, bring to the boil and boil hard for {time}, skimming off the foam.
| Cubre {dried-white-beans+pork-belly+jamon-bone} con {2500 ml} de agua fría en la olla, lleva a ebullición y hierve fuerte {time}, retirando la espuma.
75 cook safe=pork-belly,jamon-bone | Simmer, half covered, for {time}, until everything is almost tender.
| Cuece a fuego suave, medio tapado, {time}, hasta que todo esté casi tierno.
# Add the vegetables | Añade las verduras
10 cook | Add {chorizo+potato+lard+salt} and simmer for {time}.
| Añade {chorizo+potato+lard+salt} y cuece a fuego suave {time}.
15 cook | Stir in {turnip-greens} and cook for {time}, until tender and the liquid turns cloudy.
| Añade {turnip-greens} y cuece {time}, hasta que todo quede tierno y el líquido se enturbie.
# Serve | Sirve
3 work | Slice {pork-belly+chorizo}, return to the pot and serve hot.
| Corta {pork-belly+chorizo}, devuelve a la olla y sirve caliente.
tip | If the greens are bitter, blanch them 2 minutes in another pan first.
| Si la verdura amarga, escáldala antes 2 minutos en otro cazo.
`);
