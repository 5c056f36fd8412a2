import { cards } from "../parse-cards.ts";

/** Soups, salads and filled rolls of a Spanish home and bar. */
export const SPANISH_SOUPS_AND_SALADS = cards(`
== sopa-de-picadillo
names: Spanish picadillo soup, sopa de picadillo, Andalusian ham and egg soup, chicken and ham soup with egg | Sopa de picadillo, sopa de picadillo de pollo, picadillo andaluz, sopa de pollo y jamón con huevo
about: a clear soup with chicken, cured ham, boiled egg and mint | sopa clara con pollo, jamón, huevo cocido y hierbabuena
kind: soup spanish easy
serves: 4, most 8 in pot
tools: knife pot saucepan
core: chicken-breast cured-ham chicken-stock
ways: stove
- 250 g chicken-breast
- 1500 ml chicken-stock
- 80 g rice
- 100 g cured-ham; in small dice | en taquitos
- 2 egg
- 8 leaf mint
- 1 tbsp sherry; optional
- 1/4 tsp salt
- 80 g croutons; optional
~ rice > 80 g vermicelli
# Boil | Cuece | group=1
18 cook safe=chicken-breast | Simmer {chicken-breast} in {chicken-stock} with {salt} in the pot for {time}. Lift out and shred.
| Cuece {chicken-breast} en {chicken-stock} con {salt} en la olla {time}. Saca y desmenuza.
15 cook | Add {rice} and simmer for {time}, until soft.
| Añade {rice} y cuece {time}, hasta que esté tierno.
# Boil the rest | Cuece el resto | group=1
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and chop.
| Cuece {egg} en el cazo {time}, enfría, pela y pica.
# Finish | Termina
2 work | Share {chicken-breast+cured-ham+egg} among the bowls and pour the hot liquid over with {mint}.[ Add {sherry}.][ Scatter {croutons} on top.]
| Reparte {chicken-breast+cured-ham+egg} en los cuencos y vierte el líquido caliente con {mint}.[ Añade {sherry}.][ Reparte {croutons} por encima.]

== sopa-juliana
names: Julienne soup, Spanish julienne vegetable soup, clear vegetable soup | Sopa juliana, sopa de verduras en juliana, sopa juliana de verduras, sopa de verduras con fideos
about: a clear soup of vegetables in fine strips | sopa clara de verduras cortadas en tiras finas
kind: soup spanish easy
serves: 4, most 8 in pot
tools: knife pot
core: carrot leek cabbage
ways: stove pressure-cooker+stove
- 2 carrot; in fine strips | en tiras finas
- 2 leek; in fine strips | en tiras finas
- 250 g cabbage; in fine strips | en tiras finas
- 1 turnip; in fine strips | en tiras finas
- 1 stick celery; in fine strips | en tiras finas; optional
- 100 g green-beans; in strips | en tiras; optional
- 1 potato; in strips | en tiras
- 4 tbsp olive-oil
- 1400 ml vegetable-stock
- 1.25 tsp salt
- 60 g vermicelli; optional
+ 80 g cured-ham chicken-breast egg peas rice
# Soften | Rehoga
10 cook | Soften {carrot+leek+cabbage+turnip+celery+green-beans} in {olive-oil} in the pot for {time}, covered.
| Rehoga {carrot+leek+cabbage+turnip+celery+green-beans} en {olive-oil} en la olla {time}, tapado.
# Boil | Cuece
25 cook way=stove safe=extra | Add {potato+vegetable-stock+salt} and simmer for {time}, until tender.[ Cook {extra} in it until done.]
| Añade {potato+vegetable-stock+salt} y cuece {time}, hasta que todo esté tierno.[ Cuece en ella {extra} hasta que esté hecho.]
6 cook way=pressure-cooker safe=extra | Put it all into the pressure cooker with {potato+vegetable-stock+salt} and cook at high pressure for {time}. Release the pressure.[ Cook {extra} in it until done.]
| Pásalo todo a la olla a presión con {potato+vegetable-stock+salt} y cuece a presión alta {time}. Suelta la presión.[ Cuece en ella {extra} hasta que esté hecho.]
4 cook | Stir in {vermicelli} and simmer for {time}.
| Añade {vermicelli} y cuece {time}.

== sopa-de-almendras
names: Warm almond soup, sopa de almendras, hot Spanish almond soup, Granada almond soup | Sopa de almendras, sopa de almendra, sopa caliente de almendras, sopa de almendras salada
about: a warm soup of fried almonds, garlic, bread and saffron | sopa caliente de almendras fritas, ajo, pan y azafrán
kind: soup spanish easy
serves: 4, most 6 in saucepan
tools: knife saucepan pan blender
core: almond
ways: stove
- 200 g almond; peeled | pelad@
- 60 g bread; in slices | en rebanadas
- 4 clove garlic
- 5 tbsp olive-oil
- 1 pinch saffron
- 1000 ml chicken-stock; hot | caliente
- 1 tbsp wine-vinegar; optional
- 1 tsp salt
- 1/4 tsp cumin; ground | molid@; optional
~ bread > 60 g bread-gluten-free; in slices | en rebanadas
# Fry | Fríe
6 cook | Fry {almond+garlic+bread} gently in {olive-oil} in the pan for {time}, until golden.
| Fríe despacio {almond+garlic+bread} en {olive-oil} en la sartén {time}, hasta que se dore todo.
# Boil | Cuece
15 cook | Blend with half of {chicken-stock}, pour into the saucepan with {saffron+salt+cumin} and {chicken-stock:rest}, and simmer for {time}.
| Tritura con la mitad de {chicken-stock}, vierte en el cazo con {saffron+salt+cumin} y {chicken-stock:rest}, y cuece {time}.
1 work | Taste and serve hot.[ Sharpen with {wine-vinegar}.]
| Prueba y sirve caliente.[ Da un punto con {wine-vinegar}.]

== sopa-de-letras
names: Alphabet soup, alphabet pasta soup, letter soup | Sopa de letras, sopa de letritas, sopa de estrellas, sopa de pasta, sopa de estrellitas
about: a mild clear soup with small pasta shapes | sopa clara y suave con pasta pequeña de letras o estrellas
kind: soup any easy
serves: 4, most 8 in pot
tools: pot knife
core: pasta
ways: stove
- 160 g pasta; tiny shapes | pequeña, de letras
- 1400 ml chicken-stock
- 1 carrot; in tiny dice | en dados muy pequeños; optional
- 1/2 tsp salt
- 1 tbsp olive-oil; optional
~ pasta > 160 g pasta-gluten-free; tiny shapes | pequeña; name Gluten-free alphabet soup | Sopa de letras sin gluten
+ 150 g chicken-breast egg cured-ham peas tomato courgette
# Boil | Cuece
12 cook safe=extra | Bring {chicken-stock+carrot+salt} to the boil in the pot and simmer for {time}.[ Cook {extra} in it until done.]
| Lleva {chicken-stock+carrot+salt} a ebullición en la olla y cuece {time}.[ Cuece en ella {extra} hasta que esté hecho.]
# Add | Añade
6 cook | Stir in {pasta} and simmer for {time}, until soft.[ Finish with {olive-oil}.]
| Añade {pasta} y cuece {time}, hasta que esté tierna.[ Termina con {olive-oil}.]

== ensalada-murciana
names: Murcian salad, moje, Murcian tomato and tuna salad, ensalada murciana | Ensalada murciana, mojete murciano, moje manchego, mojete, moje, ensalada de tomate en conserva
about: tinned tomatoes with tuna, boiled egg, onion and black olives | tomate de bote con atún, huevo cocido, cebolla y aceitunas negras
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife bowl saucepan sieve
core: tomato tinned-tuna
ways: stove
- 700 g tomato; peeled, from a tin or scalded | pelad@, de lata o escaldad@
- 160 g tinned-tuna; drained | escurrid@
- 2 egg
- 1 onion; thinly sliced | en láminas finas
- 80 g olives; black | negras
- 5 tbsp olive-oil
- 1/2 tsp salt
~ tinned-tuna > 160 g salt-cod; roasted, flaked | asado, desmigado; name Murcian salad with salt cod | Ensalada murciana con bacalao
# Boil | Cuece
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool in cold water, peel and chop.
| Cuece {egg} en el cazo {time}, enfría en agua fría, pela y pica.
# Mix | Mezcla
5 work | Drain {tomato}, seed a little, tear up and put into the bowl with {tinned-tuna+onion+olives+salt}.
| Escurre {tomato}, quita parte de las semillas, rasga y pon en el bol con {tinned-tuna+onion+olives+salt}.
30 cook | Pour {olive-oil} over, mix and chill for {time}.[ Scatter {egg} over.]
| Riega con {olive-oil}, mezcla y deja en la nevera {time}.[ Reparte {egg} por encima.]

== ensalada-de-pimientos-asados
names: Spanish roasted pepper salad, roasted pepper salad, roasted red pepper salad | Ensalada de pimientos, ensalada de pimientos asados, pimientos asados, ensalada de pimientos rojos asados, pimientos asados al horno
about: roasted red peppers in their juice with garlic, onion and vinegar | pimientos rojos asados en su jugo con ajo, cebolla y vinagre
kind: salad spanish easy
serves: 4, most 6 in tray
tools: knife tray bowl
core: red-pepper
ways: oven air-fryer
- 6 red-pepper
- 1 clove garlic; in thin slices | en láminas finas
- 1/2 onion; thinly sliced | en láminas finas; optional
- 5 tbsp olive-oil
- 1 tbsp sherry-vinegar
- 3/4 tsp salt
+ 120 g tinned-tuna anchovies tinned-mussels olives goat-cheese mozzarella tomato
# Roast | Asa
45 batch way=oven | Roast {red-pepper} whole on the tray at 200 °C (fan 180 °C) for {time}, turning, until soft and dark in places.
| Asa {red-pepper} sin cortar en la bandeja a 200 °C (180 °C con ventilador) {time}, con vueltas, hasta que se ablanden y tengan zonas oscuras.
25 batch way=air-fryer | Cook {red-pepper} whole in the air fryer at 190 °C for {time}, turning once.
| Cocina {red-pepper} sin cortar en la freidora de aire a 190 °C {time}, con una vuelta.
20 cook | Cover for {time}, peel, seed and tear into strips, keeping the juice.
| Tapa {time}, pela, quita las semillas y rasga en tiras, con su jugo.
# Dress | Aliña
3 work | Mix the strips and the juice with {garlic+onion+olive-oil+sherry-vinegar+salt} in the bowl.[ Lay {extra} on top.] Eat within 3 days from the fridge.
| Mezcla las tiras y el jugo con {garlic+onion+olive-oil+sherry-vinegar+salt} en el bol.[ Coloca {extra} encima.] Guarda en la nevera y come en 3 días.

== ensalada-malaguena
names: Málaga salad, ensalada malagueña, Málaga potato, orange and cod salad | Ensalada malagueña, ensalada malagueña de bacalao, ensalada de naranja y bacalao, ensalada de bacalao y naranja
about: potato, orange, salt cod, olives and spring onion | patata, naranja, bacalao, aceitunas y cebolleta
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife bowl saucepan
core: orange salt-cod potato
ways: stove
- 600 g potato; whole, in skins | enter@, con piel
- 2 orange; peeled, in slices | pelad@, en rodajas
- 200 g salt-cod; desalted, in flakes | desalado, en lascas
- 80 g olives
- 2 spring-onion; sliced | en rodajas
- 2 egg; optional
- 5 tbsp olive-oil
- 1 tbsp sherry-vinegar
- 1/2 tsp salt
~ salt-cod > 160 g tinned-tuna; drained | escurrid@; name Málaga salad with tuna | Ensalada malagueña de atún
# Boil | Cuece
25 cook | Boil {potato} in the saucepan with water and half of {salt} for {time}, cool, peel and slice.
| Cuece {potato} en el cazo con agua y la mitad de {salt} {time}, enfría, pela y corta.
10 cook safe=egg | Boil {egg} for {time}, cool, peel and quarter.
| Cuece {egg} {time}, enfría, pela y corta en cuartos.
3 cook if=salt-cod safe=salt-cod | Cook {salt-cod} in simmering water for {time}, until it flakes, and drain.
| Cuece {salt-cod} en agua a fuego suave {time}, hasta que se separe en lascas, y escurre.
# Mix | Mezcla
5 work | Lay {potato+orange+salt-cod+olives+spring-onion} in the bowl. Beat {olive-oil+sherry-vinegar} with the rest of {salt} and pour over.[ Add {egg}.]
| Coloca {potato+orange+salt-cod+olives+spring-onion} en el bol. Bate {olive-oil+sherry-vinegar} con el resto de {salt} y vierte por encima.[ Añade {egg}.]

== ensalada-verde
names: Green salad, simple green salad, leafy green salad | Ensalada verde, ensalada verde sencilla, ensalada de lechuga, ensalada de hojas verdes, ensalada de lechuga y cebolla
about: crisp leaves with cucumber and a sharp oil and vinegar mix | hojas crujientes con pepino y aliño de aceite y vinagre
kind: salad any easy
serves: 4, most 8 in bowl
tools: knife bowl
core: lettuce
ways: none
- 1 lettuce; in pieces | en trozos
- 1 cucumber; sliced | en rodajas; optional
- 1/2 onion; thinly sliced | en láminas finas; optional
- 3 tbsp olive-oil
- 1 tbsp wine-vinegar
- 1/2 tsp salt
~ lettuce > 200 g salad-leaves; name Green leaf salad | Ensalada de hojas verdes
+ 120 g avocado green-pepper tomato rocket spinach lambs-lettuce watercress radish peas asparagus herbs olives apple
# Wash | Lava
4 work | Wash and dry {lettuce} well, put into the bowl with {cucumber+onion}.[ Add {extra}.]
| Lava y seca bien {lettuce}, pon en el bol con {cucumber+onion}.[ Añade {extra}.]
# Dress | Aliña
1 work | Beat {olive-oil+wine-vinegar+salt}, pour over just before eating and toss.
| Bate {olive-oil+wine-vinegar+salt}, vierte justo antes de comer y mezcla.

== ensalada-de-tomate-y-ventresca
names: Tomato and tuna belly salad, Spanish tomato and tuna salad, tomato salad with ventresca | Ensalada de tomate y ventresca, tomate con ventresca, ensalada de ventresca, ensalada de tomate con ventresca, tomate y ventresca
about: ripe tomatoes in thick slices with tuna belly in oil and onion | tomate maduro en rodajas gruesas con ventresca en aceite y cebolleta
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife bowl
core: tomato tinned-tuna
ways: none
- 800 g tomato; ripe, in thick slices | madur@, en rodajas gruesas
- 220 g tinned-tuna; belly in olive oil, in flakes | ventresca en aceite, en lascas
- 1 spring-onion; thinly sliced | en láminas finas; optional
- 50 g olives; optional
- 4 tbsp olive-oil
- 1 tbsp sherry-vinegar; optional
- 3/4 tsp salt; flaky | en escamas
+ 100 g roasted-peppers anchovies pepperoncini avocado egg
# Season | Sazona
10 cook | Lay {tomato} on a plate, season with {salt} and leave for {time} out of the fridge, so that the juice runs.
| Coloca {tomato} en una fuente, sazona con {salt} y deja {time} fuera de la nevera, para que suelte su jugo.
# Build | Monta
3 work safe=extra | Lay {tinned-tuna+spring-onion+olives} on top and pour {olive-oil+sherry-vinegar} over.[ Add {extra}.]
| Coloca {tinned-tuna+spring-onion+olives} encima y riega con {olive-oil+sherry-vinegar}.[ Añade {extra}.]
`);
