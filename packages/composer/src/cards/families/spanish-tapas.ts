import { cards } from "../parse-cards.ts";

export const SPANISH_TAPAS = cards(`
== croquetas-de-jamon
names: Ham croquettes, croquetas de jamón, Spanish croquettes, serrano ham croquettes, croquetas | Croquetas de jamón, croquetas, croquetas de jamón serrano, croquetas caseras
about: creamy fried croquettes of thick white sauce and ham | croquetas cremosas de bechamel y jamón
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: cured-ham milk
ways: stove air-fryer
instead: croquetas-de-pollo
- 150 g cured-ham; finely chopped | picad@ fin@
- 1 onion; very finely chopped | picad@ muy fin@; optional
- 80 g butter
- 100 g flour
- 900 ml milk; warm | templada
- 1 pinch nutmeg
- 1/2 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ cured-ham > 300 g mushroom; finely chopped | picad@ fin@; name Mushroom croquettes | Croquetas de champiñones
~ cured-ham > 250 g prawn; peeled, chopped | pelad@ y picad@; name Prawn croquettes | Croquetas de gambas
~ cured-ham > 200 g tinned-tuna; drained | escurrid@; name Tuna croquettes | Croquetas de atún
~ cured-ham > 250 g hake; skinless, chopped | sin piel y picad@; name Hake croquettes | Croquetas de merluza
~ cured-ham > 200 g black-pudding; skinned, crumbled | sin piel y desmenuzada; name Black pudding croquettes | Croquetas de morcilla
~ cured-ham > 150 g chorizo; finely chopped | picad@ fin@; name Chorizo croquettes | Croquetas de chorizo
~ cured-ham > 200 g cooked-ham; finely chopped | picad@ fin@; name Cooked ham croquettes | Croquetas de jamón cocido
~ milk > 900 ml soy-drink; warm | templada; name Croquettes with soya drink | Croquetas con bebida de soja
~ egg > 120 ml oat-drink
# Make the mixture | Haz la masa
8 cook safe=cured-ham | Melt {butter} in the saucepan over medium-low heat and fry {onion+cured-ham} for {time}.
| Funde {butter} en el cazo a fuego medio-bajo y rehoga {onion+cured-ham} {time}.
3 cook | Stir in {flour} and toast for {time} without browning.
| Añade {flour} y rehoga {time} sin que tome color.
15 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick and coming away from the sides.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso y se despegue de las paredes.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== croquetas-de-pollo
names: Chicken croquettes, croquetas de pollo, roast chicken croquettes | Croquetas de pollo, croquetas de pollo asado
about: creamy fried croquettes made with cooked chicken | croquetas cremosas hechas con pollo ya cocinado
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: cooked-chicken milk
ways: stove air-fryer
instead: croquetas-de-jamon
- 300 g cooked-chicken; finely chopped | picad@ fin@
- 1 onion; very finely chopped | picad@ muy fin@
- 80 g butter
- 100 g flour
- 850 ml milk; warm | templada
- 1 pinch nutmeg
- 3/4 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ cooked-chicken > 300 g spinach; cooked and squeezed dry | cocid@ y bien escurrid@; name Spinach croquettes | Croquetas de espinacas
~ milk > 850 ml soy-drink; warm | templada; name Croquettes with soya drink | Croquetas con bebida de soja
~ egg > 120 ml oat-drink
# Make the mixture | Haz la masa
8 cook | Melt {butter} in the saucepan over medium-low heat and fry {onion} for {time}, until soft.
| Funde {butter} en el cazo a fuego medio-bajo y pocha {onion} {time}.
3 cook | Stir in {flour} and toast for {time} without browning.
| Añade {flour} y rehoga {time} sin que tome color.
15 cook | Pour in {milk} little by little, whisking, then add {cooked-chicken+nutmeg+salt} and stir for {time} over medium heat, until very thick and coming away from the sides.
| Vierte {milk} poco a poco, batiendo; añade {cooked-chicken+nutmeg+salt} y remueve {time} a fuego medio, hasta que quede muy espeso y se despegue de las paredes.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== ensaladilla-rusa
names: Ensaladilla rusa, Spanish potato salad, Russian salad, Olivier salad, Spanish Russian salad | Ensaladilla rusa, ensaladilla, ensalada rusa, ensalada Olivier
about: a cold salad of potato, carrot, peas, tuna and mayonnaise | ensalada fría de patata, zanahoria, guisantes, atún y mayonesa
kind: salad spanish easy
serves: 6, most 12 in bowl
tools: knife pot saucepan bowl colander
core: potato mayonnaise
ways: stove
- 1000 g potato; whole, in the skin | enter@, con piel
- 2 carrot; peeled | pelad@
- 100 g peas
- 3 egg; optional
- 160 g tinned-tuna; drained | escurrid@
- 60 g olives; chopped | picad@; optional
- 300 g mayonnaise
- 60 g roasted-peppers; in strips | en tiras; optional
- 1 tsp salt
- 1 tbsp wine-vinegar; optional
~ mayonnaise > 300 g vegan-mayonnaise; name Potato salad with vegan mayonnaise | Ensaladilla con mayonesa vegana
~ mayonnaise > 250 g yoghurt-greek; name Spanish potato salad with yoghurt | Ensaladilla con yogur
~ mayonnaise > 80 ml olive-oil; name Spanish potato salad with olive oil | Ensaladilla con aceite de oliva
# Boil the vegetables | Cuece las hortalizas
25 cook | Put {potato+carrot+salt} into the pot, cover with cold water and simmer for {time}, until a knife goes in easily.
| Pon {potato+carrot+salt} en la olla, cubre con agua fría y cuece {time}, hasta que entre bien un cuchillo.
4 cook | Add {peas} to the water for the last {time}. Drain and cool.
| Añade {peas} al agua los últimos {time}. Escurre y enfría.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, then cool in cold water and peel.
| Cuece {egg} en el cazo {time}; enfría en agua fría y pela.
# Mix | Mezcla
12 work | Peel {potato}, cut into small dice with {carrot}, and mash a few pieces lightly. Mix in the bowl with {peas+tinned-tuna+olives+wine-vinegar+egg}, in pieces.
| Pela {potato}, corta en daditos junto con {carrot} y chafa unos pocos. Mezcla en el bol con {peas+tinned-tuna+olives+wine-vinegar+egg}, en trozos.
3 work | Fold in {mayonnaise} once everything is cold.
| Incorpora {mayonnaise} cuando todo esté frío.
# Chill and serve | Enfría y sirve
60 cook | Chill for {time}.
| Enfría en la nevera {time}.
1 work | Smooth the top and serve cold.[ Decorate with {roasted-peppers}.]
| Alisa la superficie y sirve frío.[ Decora con {roasted-peppers}.]
tip | Keep it in the fridge and eat it within a day or two.
| Guárdala en la nevera y consúmela en uno o dos días.

== patatas-bravas
names: Patatas bravas, bravas, spicy Spanish potatoes, papas bravas | Patatas bravas, bravas, papas bravas
about: fried potatoes with a spicy paprika sauce | patatas fritas con salsa picante de pimentón
kind: starter spanish easy
serves: 4, most 4 in deepPan
tools: knife deepPan saucepan slotted
core: potato paprika-smoked
ways: stove oven air-fryer
- 1000 g potato; in 3 cm pieces | en trozos de 3 cm
- 500 ml olive-oil
- 1 tsp salt
-- For the sauce | Para la salsa
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp flour
- 1 tbsp paprika-smoked
- 1.5 tsp chilli-powder
- 300 ml vegetable-stock
- 1 tbsp tomato-puree; optional
- 1 tbsp wine-vinegar
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {potato+onion+garlic} as the list says.
| Pela y corta {potato+onion+garlic} como indica la lista.
# Cook the sauce | Haz la salsa
10 cook | Fry {onion+garlic} in 3 spoonfuls of {olive-oil:part} in the saucepan for {time}, until golden.
| Sofríe {onion+garlic} en 3 cucharadas de {olive-oil:part} en el cazo {time}, hasta que se dore.
10 cook | Stir in {flour+paprika-smoked+chilli-powder} off the heat, add {vegetable-stock+tomato-puree} and simmer for {time}, until it coats a spoon. Add {wine-vinegar} and blend or strain.
| Fuera del fuego mezcla {flour+paprika-smoked+chilli-powder}, añade {vegetable-stock+tomato-puree} y cuece {time}, hasta que nape la cuchara. Añade {wine-vinegar} y tritura o cuela.
# Cook the pieces | Cocina los trozos
15 cook way=stove | Heat the rest of the oil in the pot to 140 °C, fry {potato} gently for {time}, until tender but pale, and lift out.
| Calienta el resto del aceite en la olla a 140 °C, pocha {potato} {time}, hasta que quede tierno sin color, y saca.
5 batch way=stove | Heat the oil to 190 °C and fry again for {time}, until golden and crisp.
| Sube el aceite a 190 °C y fríe de nuevo {time}, hasta que quede dorado y crujiente.
40 cook way=oven | Toss {potato} in a little of the rest of the oil and roast on a tray at 220 °C (fan 200 °C) for {time}, turning once, until crisp.
| Mezcla {potato} con un poco del resto del aceite y asa en una bandeja a 220 °C (200 °C con ventilador) {time}, dando una vuelta, hasta que quede crujiente.
25 batch way=air-fryer | Toss {potato} in a little of the rest of the oil and cook in the air fryer at 200 °C for {time}, shaking now and then, until crisp.
| Mezcla {potato} con un poco del resto del aceite y cocina en la freidora de aire a 200 °C {time}, agitando de vez en cuando, hasta que quede crujiente.
# Serve | Sirve
1 work | Sprinkle with {salt} and pour over the sauce while it is hot.
| Espolvorea {salt} y vierte por encima la salsa caliente.

== patatas-alioli
names: Patatas alioli, potatoes in garlic mayonnaise, alioli potatoes, potatoes with aioli | Patatas alioli, patatas con alioli, papas alioli, patatas ali oli
about: boiled potatoes in garlic mayonnaise with parsley | patatas cocidas con alioli y perejil
kind: starter spanish easy
serves: 4, most 8 in bowl
tools: knife pot bowl colander
core: potato
ways: stove
- 800 g potato; whole, in the skin | enter@, con piel
- 200 g mayonnaise
- 2 clove garlic; finely crushed | muy machacad@
- 2 tsp lemon
- 15 g parsley; chopped | picad@
- 1 tsp salt
# Boil | Cuece
25 cook | Cover {potato+salt} with cold water in the pot and simmer for {time}, until a knife goes in easily.
| Cubre {potato+salt} con agua fría en la olla y cuece {time}, hasta que entre bien un cuchillo.
20 cook | Drain and cool for {time}, then peel and cut into bite-size pieces.
| Escurre y deja templar {time}; después pela y corta en trozos de bocado.
# Make the sauce | Haz la salsa
4 work | Stir {garlic+lemon} into {mayonnaise} in the bowl.
| Mezcla {garlic+lemon} con {mayonnaise} en el bol.
# Mix | Mezcla
3 work | Fold in {potato}, scatter {parsley} over and serve, or chill first.
| Incorpora {potato}, espolvorea {parsley} y sirve, o enfría antes.
`);
