import { cards } from "../parse-cards.ts";

export const SALADS = cards(`
== tuna-salad
names: Tuna salad, tuna mayo, tuna mayonnaise, tuna sandwich filling, tuna mayo salad, tuna fish salad | Ensalada de atún, atún con mayonesa, ensalada de atún con mayonesa, relleno de atún, ensalada de atún y maíz
about: tinned tuna with mayonnaise, celery and lemon | atún en conserva con mayonesa, apio y limón
kind: salad any easy
serves: 4, most 8 in bowl
tools: knife bowl colander
core: tinned-tuna
ways: none
- 320 g tinned-tuna; drained | escurrido
- 100 g mayonnaise
- 1 stick celery; finely diced | en dados pequeños
- 1/2 red-onion; finely chopped | picad@ fin@
- 1/2 lemon; juiced | en zumo
- 10 g parsley; chopped | picad@; optional
- 1/4 tsp salt
- 1/4 tsp black-pepper
~ tinned-tuna > 400 g chickpeas; cooked, coarsely mashed | cocidos y algo aplastados; name Mashed chickpea salad | Ensalada de garbanzos aplastados
~ mayonnaise > 100 g vegan-mayonnaise
# Mix | Mezcla
8 work | Flake {tinned-tuna} in the bowl and fold in {mayonnaise+celery+red-onion+lemon+parsley+salt+black-pepper}.
| Desmenuza {tinned-tuna} en el bol e incorpora {mayonnaise+celery+red-onion+lemon+parsley+salt+black-pepper}.
# Chill | Enfría
15 cook | Chill for {time}. Eat within two days, on leaves or in a sandwich.
| Enfría en la nevera {time}. Consume en dos días, sobre hojas o en bocadillo.

== potato-salad
names: Potato salad, creamy potato salad, American potato salad, German potato salad, potato salad with mayonnaise | Ensalada de patata, ensalada de patatas, ensalada de papa, ensalada de papas, ensalada alemana de patata, ensalada alemana
about: potatoes and egg in a mustard and mayonnaise dressing | patatas y huevo con mayonesa y mostaza
kind: salad any easy
serves: 6, most 8 in pot
tools: knife pot bowl colander saucepan
core: potato
ways: stove
- 1000 g potato; waxy, whole | nuevas, enteras
- 3 egg; optional
- 150 g mayonnaise
- 100 g yoghurt
- 1 tbsp mustard-dijon
- 2 tbsp wine-vinegar
- 4 gherkin; diced | en dados
- 3 spring-onion; sliced | en rodajas
- 10 g dill; chopped | picado; optional
- 1.5 tsp salt
~ mayonnaise > 150 g vegan-mayonnaise
~ mayonnaise > 150 g sour-cream
~ gherkin > 1/2 cucumber; diced | en dados
# Boil | Cuece
25 cook | Boil {potato} in water with half of {salt} in the pot for {time}, until a knife slides in. Drain.
| Cuece {potato} en agua con la mitad de {salt} en la olla {time}, hasta que entre el cuchillo. Escurre.
10 cook safe=egg | Boil {egg} in the saucepan meanwhile for {time}, cool, peel and chop.
| Cuece mientras {egg} en el cazo {time}, enfría, pela y trocea.
# Dress | Aliña
8 work | Peel {potato}, slice while warm into the bowl and sprinkle with {wine-vinegar}.
| Pela {potato}, corta en rodajas en caliente en el bol y rocía con {wine-vinegar}.
30 cook | Mix {mayonnaise+yoghurt+mustard-dijon} and the rest of {salt}, fold in with {gherkin+spring-onion+dill} and what was boiled, and chill for {time}.
| Mezcla {mayonnaise+yoghurt+mustard-dijon} y el resto de {salt}, incorpora con {gherkin+spring-onion+dill} y lo cocido, y enfría {time}.

== egg-salad
names: Egg salad, egg mayonnaise, egg mayo, egg salad sandwich filling, egg mayo filling | Ensalada de huevo, huevo con mayonesa, relleno de huevo duro, ensalada de huevo duro, ensalada de huevos
about: chopped boiled eggs bound with mayonnaise and chives | huevo duro picado con mayonesa y cebollino
kind: salad any easy
serves: 4, most 6 in saucepan
tools: saucepan knife bowl
core: egg
ways: stove
- 8 egg
- 100 g mayonnaise
- 1 tsp mustard-dijon
- 1 tsp wine-vinegar
- 2 tbsp chives; chopped | picado
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ egg > 400 g tofu; firm, crumbled | firme y desmenuzado; name Crumbled tofu salad | Ensalada de tofu desmenuzado
~ mayonnaise > 100 g vegan-mayonnaise
# Boil | Cuece
10 cook if=egg safe=egg | Cook {egg} in boiling water in the saucepan for {time}. Cool in cold water and peel.
| Cuece {egg} en agua hirviendo en el cazo {time}. Enfría en agua fría y pela.
3 cook not=egg | Scald {egg} in boiling water in the saucepan for {time}, drain and cool.
| Escalda {egg} en agua hirviendo en el cazo {time}, escurre y enfría.
# Mix | Mezcla
6 work | Chop coarsely and fold with {mayonnaise+mustard-dijon+wine-vinegar+chives+salt+black-pepper}. Keep in the fridge for up to two days.
| Pica en trozos e incorpora {mayonnaise+mustard-dijon+wine-vinegar+chives+salt+black-pepper}. Dura dos días en la nevera.

== nicoise-salad
names: Salade niçoise, Niçoise salad, Niçoise, tuna Niçoise | Ensalada nizarda, ensalada niçoise, niçoise, ensalada de Niza, salade niçoise
about: tuna, green beans, potato, egg, tomato, olives and anchovy | atún, judías verdes, patata, huevo, tomate, aceitunas y anchoas
kind: salad french easy
serves: 4, most 4 in pot
tools: knife pot bowl saucepan
core: tinned-tuna egg olives
ways: stove
- 400 g new-potato; halved | en mitades
- 200 g green-beans; trimmed | despuntadas
- 4 egg
- 300 g tinned-tuna; drained | escurrido
- 4 tomato; in wedges | en gajos
- 80 g olives; black | negras
- 8 anchovies
- 1 lettuce; leaves | hojas
- 5 tbsp olive-oil
- 2 tbsp red-wine-vinegar
- 1 tsp mustard-dijon
- 1 tsp salt
- 1/4 tsp black-pepper
# Boil | Cuece
15 cook | Boil {new-potato} in water with half of {salt} in the pot for {time}, adding {green-beans} for the last 5 minutes. Drain and cool.
| Cuece {new-potato} en agua con la mitad de {salt} en la olla {time}, añadiendo {green-beans} los últimos 5 minutos. Escurre y enfría.
9 cook safe=egg | Cook {egg} in boiling water in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en agua hirviendo en el cazo {time}, enfría, pela y corta en cuartos.
# Dress | Aliña
8 work | Whisk {red-wine-vinegar+mustard-dijon+black-pepper} and the rest of {salt} with {olive-oil} in the bowl. Turn {new-potato+green-beans} in half of it.
| Bate {red-wine-vinegar+mustard-dijon+black-pepper} y el resto de {salt} con {olive-oil} en el bol. Mezcla {new-potato+green-beans} con la mitad.
5 work | Arrange {lettuce}, what was dressed and {tomato+tinned-tuna+egg+olives+anchovies}, and pour the rest over.
| Monta {lettuce}, lo aliñado y {tomato+tinned-tuna+egg+olives+anchovies}, y riega con el resto.

== waldorf-salad
names: Waldorf salad, Waldorf, apple and walnut salad, apple celery walnut salad | Ensalada Waldorf, Waldorf, ensalada de manzana y nueces, ensalada de manzana, apio y nueces
about: apple, celery, grapes and walnuts in mayonnaise | manzana, apio, uvas y nueces con mayonesa
kind: salad any easy
serves: 4, most 8 in bowl
tools: knife bowl
core: apple celery walnut
ways: none
- 3 apple; crisp, diced | crujientes, en dados
- 1 lemon; juiced | en zumo
- 3 stick celery; sliced | en rodajas
- 150 g grape; halved | en mitades
- 80 g walnut; toasted, chopped | tostad@ y picad@
- 80 g mayonnaise
- 60 g yoghurt
- 1/4 tsp salt
- 1 lettuce; leaves | hojas; optional
~ walnut > 60 g sunflower-seeds; name Waldorf salad | Ensalada Waldorf
~ mayonnaise > 80 g vegan-mayonnaise
# Dress | Aliña
10 work | Turn {apple} in {lemon} in the bowl at once, then fold in {celery+grape+mayonnaise+yoghurt+salt}.
| Mezcla enseguida {apple} con {lemon} en el bol e incorpora {celery+grape+mayonnaise+yoghurt+salt}.
# Serve | Sirve
3 work | Scatter {walnut} over just before serving.[ Serve on {lettuce}.]
| Reparte {walnut} por encima justo antes de servir.[ Sirve sobre {lettuce}.]

== cobb-salad
names: Cobb salad, Cobb, chicken Cobb salad, American chop salad with chicken | Ensalada Cobb, ensalada Cobb con pollo, Cobb
about: rows of chicken, bacon, egg, avocado, tomato and blue cheese on lettuce | hileras de pollo, beicon, huevo, aguacate, tomate y queso azul sobre lechuga
kind: salad any easy
serves: 4, most 4 in pan
tools: knife pan saucepan bowl
core: chicken-breast avocado
ways: stove
- 500 g chicken-breast
- 150 g bacon
- 4 egg
- 1 lettuce; chopped | troceada
- 2 tomato; diced | en dados
- 2 avocado; diced | en dados
- 100 g blue-cheese; crumbled | desmenuzado; optional
- 5 tbsp olive-oil
- 2 tbsp red-wine-vinegar
- 1 tsp mustard-dijon
- 1 tsp salt
- 1/4 tsp black-pepper
# Cook | Cocina
9 cook safe=egg | Cook {egg} in boiling water in the saucepan for {time}, cool, peel and chop.
| Cuece {egg} en agua hirviendo en el cazo {time}, enfría, pela y trocea.
8 cook | Fry {bacon} in the pan for {time}, until crisp. Drain and crumble.
| Fríe {bacon} en la sartén {time}, hasta que quede crujiente. Escurre y trocea.
14 batch safe=chicken-breast | Season {chicken-breast} with half of {salt+black-pepper} and fry in the fat over medium heat for {time}, turning once. Rest and dice.
| Sazona {chicken-breast} con la mitad de {salt+black-pepper} y haz en la grasa a fuego medio {time}, con una vuelta. Deja reposar y corta en dados.
# Arrange | Monta
8 work | Whisk {red-wine-vinegar+mustard-dijon} with {olive-oil} and the rest of {salt+black-pepper} in the bowl. Spread out {lettuce}, lay {chicken-breast+bacon+egg+tomato+avocado+blue-cheese} on it in rows and pour it over.
| Bate {red-wine-vinegar+mustard-dijon} con {olive-oil} y el resto de {salt+black-pepper} en el bol. Extiende {lettuce}, coloca encima en hileras {chicken-breast+bacon+egg+tomato+avocado+blue-cheese} y riega.

== coleslaw
names: Coleslaw, cole slaw, slaw, creamy coleslaw, cabbage and carrot salad | Ensalada de col, coleslaw, ensalada de repollo, ensalada americana de col, ensalada de col y zanahoria, ensalada de repollo y zanahoria
about: shredded cabbage and carrot in a creamy dressing | col y zanahoria en tiras con aliño cremoso
kind: side any easy
serves: 6, most 10 in bowl
tools: knife grater bowl
core: cabbage carrot
ways: none
- 500 g cabbage; finely shredded | en tiras muy finas
- 2 carrot; grated | rallad@
- 1/2 onion; finely sliced | en juliana fina; optional
- 120 g mayonnaise
- 80 g yoghurt
- 1 tbsp cider-vinegar
- 1 tsp sugar
- 1 tsp mustard-dijon; optional
- 1 tsp salt
~ mayonnaise > 120 g vegan-mayonnaise
# Soften | Ablanda
20 cook | Rub {cabbage} with {salt} in the bowl, leave for {time} and squeeze out the water.
| Frota {cabbage} con {salt} en el bol, deja {time} y escurre el agua.
why | Salted first, it stays crunchy and does not thin the rest.
| Así suelta el agua antes y queda crujiente sin aguar lo demás.
# Dress | Aliña
5 work | Stir {mayonnaise+yoghurt+cider-vinegar+sugar+mustard-dijon} and fold in with {carrot+onion}. Chill until serving.
| Mezcla {mayonnaise+yoghurt+cider-vinegar+sugar+mustard-dijon} e incorpora con {carrot+onion}. Enfría hasta servir.
`);
