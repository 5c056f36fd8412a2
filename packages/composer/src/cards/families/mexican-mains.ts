import { cards } from "../parse-cards.ts";

export const MEXICAN_MAINS = cards(`
== tacos-al-pastor
names: Tacos al pastor, al pastor tacos, pork and pineapple tacos, al pastor | Tacos al pastor, tacos de pastor, tacos al pastor caseros
about: corn tortillas with pork in red chilli and achiote, and pineapple | tortillas de maíz con cerdo adobado con chile y achiote, y piña
kind: main mexican medium
serves: 4, most 4 in pan
tools: knife pan blender bowl saucepan
core: pork-shoulder pineapple tortilla-corn
ways: stove
- 800 g pork-shoulder; in thin slices | en filetes finos
- 5 guajillo-chilli; seeded | sin semillas
- 30 g annatto
- 3 clove garlic
- 1 tsp cumin
- 1 tsp oregano
- 3 tbsp cider-vinegar
- 100 ml orange-juice
- 1.5 tsp salt
- 2 tbsp sunflower-oil
- 300 g pineapple; in slices | en rodajas
- 16 tortilla-corn; small | pequeñas
- 1 onion; finely chopped | picad@ fin@
- 20 g coriander-leaf; chopped | picad@
- 2 lime; in wedges | en gajos
~ pork-shoulder > 600 g seitan; in thin strips | en tiras finas; name Seitan tacos al pastor | Tacos al pastor de seitán
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {pineapple+onion+coriander-leaf} as the list says.
| Pela y corta {pineapple+onion+coriander-leaf} como indica la lista.
# Blend the marinade | Tritura el adobo
8 cook | Simmer {guajillo-chilli} in water in the saucepan for {time}, until soft, and drain.
| Cuece {guajillo-chilli} en agua en el cazo {time}, hasta que se ablande, y escurre.
3 work | Blend with {annatto+garlic+cumin+oregano+cider-vinegar+orange-juice+salt} until smooth.
| Tritura con {annatto+garlic+cumin+oregano+cider-vinegar+orange-juice+salt} hasta que quede liso.
# Marinate | Adoba
180 cook | Coat {pork-shoulder} in the bowl and leave in the fridge for {time}, or overnight.
| Cubre {pork-shoulder} con el adobo en el bol y deja en la nevera {time}, o toda la noche.
# Fry | Fríe
5 batch | Brown {pineapple} in the hot dry pan for {time} and dice.
| Dora {pineapple} en la sartén caliente y seca {time} y corta en dados.
12 batch safe=pork-shoulder | Heat {sunflower-oil} over high heat and fry {pork-shoulder} for {time}, until charred at the edges. Chop into small pieces.
| Calienta {sunflower-oil} a fuego fuerte y fríe {pork-shoulder} {time}, hasta que se tueste por los bordes. Pica en trozos pequeños.
# Serve | Sirve
5 pieces | Warm {tortilla-corn} in a dry pan for {time} in all.
| Calienta {tortilla-corn} en una sartén seca {time} en total.
4 work | Fill with {pork-shoulder+pineapple+onion+coriander-leaf} and serve with {lime}.
| Rellena con {pork-shoulder+pineapple+onion+coriander-leaf} y sirve con {lime}.

== carnitas
names: Carnitas tacos, tacos de carnitas, carnitas, Mexican pork carnitas, slow-cooked pork tacos | Tacos de carnitas, carnitas, carnitas de cerdo
about: pork cooked slowly in its fat with orange until crisp, in tortillas | cerdo confitado despacio con naranja hasta dorarse, en tortillas
kind: main mexican medium
serves: 6, most 8 in casserole
tools: knife casserole pan
core: pork-shoulder tortilla-corn
ways: stove oven slow-cooker
- 1500 g pork-shoulder; in 6 cm pieces | en trozos de 6 cm
- 150 g lard
- 1 orange; halved | partid@
- 1 onion; halved | partid@
- 6 clove garlic
- 2 bay-leaf
- 1 tsp oregano
- 1 tsp cumin
- 1 cinnamon-stick as cinnamon; optional
- 100 ml milk; optional
- 2.5 tsp salt
- 18 tortilla-corn
- 1 red-onion; finely chopped | picad@ fin@
- 20 g coriander-leaf; chopped | picad@
- 2 lime; in wedges | en gajos
~ lard > 120 ml sunflower-oil
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+red-onion+coriander-leaf} as the list says.
| Pela y corta {onion+red-onion+coriander-leaf} como indica la lista.
# Season | Sazona
5 work | Rub {pork-shoulder} with {salt+oregano+cumin}.
| Frota {pork-shoulder} con {salt+oregano+cumin}.
# Cook slowly | Confita
130 cook way=stove safe=pork-shoulder | Melt {lard} in the casserole, add {pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk}, the juice and skins of {orange} and {200 ml} of water. Simmer, half covered, for {time}, until it falls apart.
| Funde {lard} en la cazuela, añade {pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk}, el zumo y la piel de {orange} y {200 ml} de agua. Cuece medio tapado a fuego suave {time}, hasta que se deshaga.
150 cook way=oven safe=pork-shoulder | Put {lard+pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk} into the casserole with the juice and skins of {orange} and {200 ml} of water. Cover and cook in the oven at 150 °C (fan 130 °C) for {time}, until it falls apart.
| Pon {lard+pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk} en la cazuela con el zumo y la piel de {orange} y {200 ml} de agua. Tapa y cocina en el horno a 150 °C (130 °C con ventilador) {time}, hasta que se deshaga.
480 cook way=slow-cooker safe=pork-shoulder | Put {lard+pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk} into the slow cooker with the juice and skins of {orange}. Cook on low for {time}, until it falls apart.
| Pon {lard+pork-shoulder+onion+garlic+bay-leaf+cinnamon+milk} en la olla de cocción lenta con el zumo y la piel de {orange}. Cocina al mínimo {time}, hasta que se deshaga.
# Crisp | Dora
10 batch way=stove,oven,slow-cooker | Pull apart, spread in the hot pan with some of the fat and fry for {time}, until crisp at the edges.
| Desmenuza, extiende en la sartén caliente con parte de la grasa y fríe {time}, hasta que quede crujiente por los bordes.
# Serve | Sirve
5 pieces | Warm {tortilla-corn} in a dry pan for {time} in all.
| Calienta {tortilla-corn} en una sartén seca {time} en total.
4 work | Fill with {pork-shoulder+red-onion+coriander-leaf} and serve with {lime}.
| Rellena con {pork-shoulder+red-onion+coriander-leaf} y sirve con {lime}.

== enchiladas
names: Chicken enchiladas, enchiladas, enchiladas rojas, red chicken enchiladas, Mexican enchiladas | Enchiladas de pollo, enchiladas, enchiladas rojas, enchiladas mexicanas
about: corn tortillas dipped in red chilli sauce, filled with chicken and baked with cheese | tortillas de maíz bañadas en salsa roja, rellenas de pollo y gratinadas
kind: main mexican medium
serves: 4, most 4 in dish
tools: knife saucepan blender pan dish
core: tortilla-corn cooked-chicken
ways: stove+oven
- 12 tortilla-corn
- 500 g cooked-chicken; shredded | desmenuzad@
- 200 g cheese; grated, one that melts | rallad@, de uno que funda
- 6 guajillo-chilli; seeded | sin semillas
- 2 ancho-chilli; seeded | sin semillas
- 300 g tomato
- 1 onion; half in pieces, half chopped | la mitad en trozos, la mitad picada
- 3 clove garlic
- 1 tsp oregano
- 1 tsp cumin
- 300 ml chicken-stock
- 100 ml sunflower-oil
- 1 tsp salt
- 150 ml sour-cream
- 10 g coriander-leaf; chopped | picad@; optional
~ cooked-chicken > 500 g tinned-black-beans; drained | escurridos; name Black bean enchiladas | Enchiladas de frijoles negros
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {onion+coriander-leaf} as the list says.
| Pela y corta {onion+coriander-leaf} como indica la lista.
# Boil and blend | Cuece y tritura
12 cook | Boil {guajillo-chilli+ancho-chilli+tomato+garlic} and half of {onion} in water in the saucepan for {time}, until soft. Drain.
| Cuece {guajillo-chilli+ancho-chilli+tomato+garlic} y la mitad de {onion} en agua en el cazo {time}, hasta que quede tierno. Escurre.
10 cook | Blend with {oregano+cumin+chicken-stock+salt}, strain and simmer in a spoonful of {sunflower-oil} for {time}, until it coats a spoon.
| Tritura con {oregano+cumin+chicken-stock+salt}, cuela y cuece en una cucharada de {sunflower-oil} {time}, hasta que nape la cuchara.
# Fill and roll | Rellena y enrolla
6 pieces | Pass {tortilla-corn} through the rest of the hot oil in the pan, {time} in all, just until flexible. Drain.
| Pasa {tortilla-corn} por el resto del aceite caliente en la sartén, {time} en total, solo hasta que quede flexible. Escurre.
10 work | Dip in the sauce, fill with {cooked-chicken}, the other half of {onion} and half of {cheese}, roll up and lay in the dish.
| Baña en la salsa, rellena con {cooked-chicken}, la otra mitad de {onion} y la mitad de {cheese}, enrolla y coloca en la fuente.
# Bake | Hornea
15 batch | Cover with the rest of the sauce and of {cheese}, and bake at 200 °C (fan 180 °C) for {time}, until it bubbles.
| Cubre con el resto de la salsa y de {cheese}, y hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee.
1 work | Serve with {sour-cream+coriander-leaf}.
| Sirve con {sour-cream+coriander-leaf}.

== mole-poblano
names: Mole poblano, chicken mole, mole, chicken in mole sauce, Mexican mole | Mole poblano, pollo con mole, pollo en mole, mole con pollo
about: chicken in a dark sauce of dried chillies, nuts, seeds, spices and chocolate | pollo en salsa oscura de chiles secos, frutos secos, especias y chocolate
kind: main mexican hard
serves: 6, most 8 in casserole
tools: knife pot casserole pan blender
core: chicken ancho-chilli chocolate
ways: stove
- 1500 g chicken; in pieces | en trozos
- 6 ancho-chilli; seeded | sin semillas
- 4 pasilla-chilli; seeded | sin semillas
- 4 guajillo-chilli; seeded | sin semillas
- 60 g almond
- 40 g peanut
- 60 g sesame-seeds
- 40 g raisins
- 1 tortilla-corn; in pieces | en trozos
- 1 slice bread
- 3 tomato
- 1 onion; in pieces | en trozos
- 4 clove garlic
- 1/2 tsp cinnamon
- 2 clove
- 60 g chocolate
- 1 tbsp brown-sugar
- 6 tbsp lard
- 2 tsp salt
~ lard > 6 tbsp sunflower-oil
# Boil | Cuece
35 cook safe=chicken | Cover {chicken} with {2000 ml} of water in the pot, add half of {salt} and simmer for {time}. Keep the liquid.
| Cubre {chicken} con {2000 ml} de agua en la olla, añade la mitad de {salt} y cuece a fuego suave {time}. Guarda el líquido.
# Fry each in turn | Fríe por turnos
3 cook | Heat half of {lard} in the pan over medium heat and fry {ancho-chilli+pasilla-chilli+guajillo-chilli} for {time}: they must smell good and not burn. Soak in some of the hot liquid.
| Calienta la mitad de {lard} en la sartén a fuego medio y fríe {ancho-chilli+pasilla-chilli+guajillo-chilli} {time}: deben oler bien sin quemarse. Remoja en parte del líquido caliente.
8 cook | Fry {almond+peanut+raisins+tortilla-corn+bread} for {time}, until golden, and lift out. Toast {sesame-seeds} and keep a spoonful.
| Fríe {almond+peanut+raisins+tortilla-corn+bread} {time}, hasta que se dore, y saca. Tuesta {sesame-seeds} y reserva una cucharada.
8 cook | Brown {tomato+onion+garlic} in the same pan for {time}.
| Dora {tomato+onion+garlic} en la misma sartén {time}.
# Blend | Tritura
6 work | Blend all that was fried with {cinnamon+clove} and enough of the liquid to a smooth sauce. Strain.
| Tritura todo lo frito con {cinnamon+clove} y el líquido necesario hasta lograr una salsa fina. Cuela.
# Cook the sauce | Haz la salsa
35 cook | Fry it in the rest of the fat in the casserole, stirring, and thin with {700 ml} of the liquid. Add {chocolate+brown-sugar} and the rest of {salt} and simmer for {time}, stirring, until dark, thick and the fat rises.
| Fríela en el resto de la grasa en la cazuela, removiendo, y aclara con {700 ml} del líquido. Añade {chocolate+brown-sugar} y el resto de {salt} y cuece {time}, removiendo, hasta que quede oscura, espesa y suba la grasa.
5 cook | Warm {chicken} in it for {time} and scatter over what you kept.
| Calienta en ella {chicken} {time} y espolvorea lo reservado.

== pozole
names: Pozole, pozole rojo, Mexican pork and hominy soup, red pozole, posole | Pozole rojo, pozole, pozole de cerdo, pozole mexicano
about: a red chilli soup of hominy and pork with fresh garnishes | sopa de maíz pozolero y cerdo con chile rojo y guarnición fresca
kind: soup mexican medium
serves: 6, most 8 in pot
tools: knife pot saucepan blender
core: hominy pork-shoulder guajillo-chilli
ways: stove
- 900 g hominy; cooked, drained | cocido y escurrido
- 900 g pork-shoulder; in large pieces | en trozos grandes
- 6 guajillo-chilli; seeded | sin semillas
- 2 ancho-chilli; seeded | sin semillas
- 1 onion; halved | partid@
- 6 clove garlic
- 2 tsp oregano
- 2 bay-leaf
- 2 tsp salt
- 1/2 lettuce; shredded | en tiras
- 6 radish; sliced | en rodajas
- 2 lime; in wedges | en gajos
- 1 avocado; diced | en dados; optional
- 100 g tortilla-chips; to serve | para servir
~ pork-shoulder > 600 g oyster-mushroom; torn | en tiras; name Mushroom pozole | Pozole de setas
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {onion+radish} as the list says.
| Pela y corta {onion+radish} como indica la lista.
# Boil | Cuece
80 cook if=pork-shoulder safe=pork-shoulder | Simmer {pork-shoulder} in the pot in {2500 ml} of water with half of {onion}, half of {garlic}, {bay-leaf+salt} for {time}, until it pulls apart. Shred.
| Cuece {pork-shoulder} en la olla en {2500 ml} de agua con la mitad de {onion}, la mitad de {garlic}, {bay-leaf+salt} {time}, hasta que se deshaga. Desmenuza.
15 cook not=pork-shoulder | Simmer {pork-shoulder} in the pot in {2000 ml} of water with half of {onion}, half of {garlic}, {bay-leaf+salt} for {time}.
| Cuece {pork-shoulder} en la olla en {2000 ml} de agua con la mitad de {onion}, la mitad de {garlic}, {bay-leaf+salt} {time}.
# Make the sauce | Haz la salsa
10 cook | Boil {guajillo-chilli+ancho-chilli} in water in the saucepan for {time}, until soft, and drain.
| Cuece {guajillo-chilli+ancho-chilli} en agua en el cazo {time}, hasta que se ablande, y escurre.
3 work | Blend with the rest of {onion} and {garlic}, {oregano} and a ladle of the liquid, and strain into the pot.
| Tritura con el resto de {onion} y {garlic}, {oregano} y un cucharón del líquido, y cuela sobre la olla.
# Simmer | Cuece junto
30 cook | Add {hominy} and simmer for {time}, until red and full of taste.
| Añade {hominy} y cuece a fuego suave {time}, hasta que quede rojo y sabroso.
# Serve | Sirve
4 work | Serve in deep bowls with {lettuce+radish+lime+avocado+tortilla-chips} for everyone to add.
| Sirve en cuencos hondos con {lettuce+radish+lime+avocado+tortilla-chips} para que cada uno añada.

== tamales-de-dulce
names: Sweet tamales, tamales de dulce, sweet raisin tamales, pink tamales | Tamales de dulce, tamales dulces, tamales de dulce con pasas, tamales rosas
about: sweet steamed parcels of corn dough with raisins and cinnamon | paquetes dulces de masa de maíz al vapor con pasas y canela
kind: dessert mexican medium
serves: 6, most 8 in steamer
makes: 16
tools: bowl mixer steamer
core: masa-harina sugar
ways: stove
- 18 corn-husks
- 200 g butter; soft | bland@
- 180 g sugar
- 500 g masa-harina
- 1.5 tsp baking-powder
- 1/2 tsp salt
- 1 tsp cinnamon; optional
- 480 ml milk; lukewarm | tibia
- 120 g raisins; optional
~ sugar > 160 g sweetener; name Sweet tamales with sweetener | Tamales de dulce con edulcorante
+ 120 g strawberry pineapple pecan coconut-desiccated
# Make the dough | Haz la masa
30 cook | Soak {corn-husks} in hot water for {time}.
| Remoja {corn-husks} en agua caliente {time}.
12 work | Beat {butter+sugar} until fluffy, then beat in {masa-harina+baking-powder+salt+cinnamon} and {milk} by turns, until a bit of it floats in cold water.[ Fold in {raisins}.][ Fold in {extra}, cut small.]
| Bate {butter+sugar} hasta que esponje e incorpora {masa-harina+baking-powder+salt+cinnamon} y {milk} por turnos, hasta que un trocito flote en agua fría.[ Añade {raisins}.][ Añade {extra} en trocitos.]
# Wrap | Envuelve
20 work | Put two spoonfuls of dough on each of {corn-husks} and fold the sides over and the end up: {pieces} parcels.
| Pon dos cucharadas de masa en cada una de {corn-husks} y dobla los lados y la punta: {pieces} paquetes.
# Steam | Cuece al vapor
60 batch | Stand upright in the steamer, cover and steam over simmering water for {time}, topping up the water, until the dough comes away cleanly.
| Coloca de pie en la vaporera, tapa y cuece al vapor {time}, reponiendo el agua, hasta que la masa se despegue limpia.
10 cook | Rest for {time} before opening. The wrapping is not eaten.
| Deja reposar {time} antes de abrir. El envoltorio no se come.

== tamales
names: Tamales, pork tamales, Mexican tamales, red pork tamales, tamal | Tamales, tamales de cerdo, tamales rojos, tamales mexicanos, tamal
about: steamed parcels of corn dough filled with pork in red chilli | paquetes de masa de maíz al vapor rellenos de cerdo con chile rojo
kind: main mexican hard
serves: 6, most 8 in steamer
makes: 18
tools: knife pot saucepan blender bowl mixer steamer
core: masa-harina pork-shoulder
ways: stove
- 20 corn-husks
- 500 g masa-harina
- 200 g lard
- 1 tsp baking-powder
- 500 ml chicken-stock; lukewarm | tibio
- 700 g pork-shoulder; in pieces | en trozos
- 6 guajillo-chilli; seeded | sin semillas
- 2 ancho-chilli; seeded | sin semillas
- 1/2 onion
- 3 clove garlic
- 1 tsp cumin
- 2.5 tsp salt
~ lard > 200 g shortening
~ pork-shoulder > 500 g tinned-black-beans; drained, mashed | escurridos y aplastados; name Black bean tamales | Tamales de frijoles negros
~ pork-shoulder > 500 g cooked-chicken; shredded | desmenuzad@; name Chicken tamales | Tamales de pollo
# Cook the filling | Haz el relleno
80 cook if=pork-shoulder safe=pork-shoulder | Simmer {pork-shoulder} in water to cover with {salt:part} in the pot for {time}, until it pulls apart, and shred.
| Cuece {pork-shoulder} en agua que cubra con {salt:part} en la olla {time}, hasta que se deshaga, y desmenuza.
10 cook | Boil {guajillo-chilli+ancho-chilli} in the saucepan for {time}, drain, blend with {onion+garlic+cumin} and a little water, and strain.
| Cuece {guajillo-chilli+ancho-chilli} en el cazo {time}, escurre, tritura con {onion+garlic+cumin} y un poco de agua, y cuela.
15 cook | Simmer this sauce with {pork-shoulder} for {time}, until thick and nearly dry.
| Cuece esta salsa con {pork-shoulder} {time}, hasta que quede espesa y casi seca.
# Make the dough | Haz la masa
30 cook | Soak {corn-husks} in hot water for {time}.
| Remoja {corn-husks} en agua caliente {time}.
12 work | Beat {lard} until fluffy, then beat in {masa-harina+baking-powder}, {salt:rest} and {chicken-stock} by turns, until a bit of it floats in cold water.
| Bate {lard} hasta que esponje e incorpora {masa-harina+baking-powder}, {salt:rest} y {chicken-stock} por turnos, hasta que un trocito flote en agua fría.
# Wrap | Envuelve
30 work | Spread two spoonfuls of dough on each of {corn-husks}, put filling in the middle, fold the sides over and the end up: {pieces} parcels.
| Extiende dos cucharadas de masa en cada una de {corn-husks}, pon relleno en el centro, dobla los lados y la punta: {pieces} paquetes.
# Steam | Cuece al vapor
70 batch | Stand upright in the steamer, cover and steam over simmering water for {time}, topping up the water, until the dough comes away cleanly.
| Coloca de pie en la vaporera, tapa y cuece al vapor {time}, reponiendo el agua, hasta que la masa se despegue limpia.
10 cook | Rest for {time} before opening. The wrapping is not eaten.
| Deja reposar {time} antes de abrir. El envoltorio no se come.

== chiles-rellenos
names: Chiles rellenos, stuffed poblano peppers, Mexican stuffed chillies, chile relleno | Chiles rellenos, chiles rellenos de queso, chile relleno, chiles poblanos rellenos
about: poblano peppers filled with cheese, fried in egg and served in tomato sauce | chiles poblanos con queso, capeados en huevo y con caldillo de tomate
kind: main mexican hard
serves: 4, most 4 in pan
makes: 8
tools: knife pan saucepan blender bowl mixer
core: poblano cheese egg
ways: stove
- 8 poblano
- 400 g cheese; in sticks, one that melts | en bastones, de uno que funda
- 4 egg
- 60 g flour
- 300 ml sunflower-oil
- 700 g tomato
- 1/2 onion
- 2 clove garlic
- 300 ml chicken-stock
- 1 tsp oregano
- 1.25 tsp salt
# Char and peel | Tatema y pela
12 pieces | Char {poblano} over the open flame or in a very hot pan, {time} in all, turning, until black all over.
| Tatema {poblano} sobre la llama o en una sartén muy caliente, {time} en total, dando vueltas, hasta que se ennegrezca por todos lados.
15 cook | Cover in the bowl for {time}. Peel, slit on one side and take out the seeds, leaving the stalk.
| Tapa en el bol {time}. Pela, abre por un lado y quita las semillas, dejando el rabo.
# Cook the sauce | Haz la salsa
3 work | Blend {tomato+onion+garlic+oregano} and strain.
| Tritura {tomato+onion+garlic+oregano} y cuela.
20 cook | Fry in a spoonful of {sunflower-oil} in the saucepan, add {chicken-stock+salt} and simmer for {time}.
| Sofríe en una cucharada de {sunflower-oil} en el cazo, añade {chicken-stock+salt} y cuece a fuego suave {time}.
# Fill and coat | Rellena y capea
8 work | Fill {poblano} with {cheese}, close with a toothpick and dust with {flour}.
| Rellena {poblano} con {cheese}, cierra con un palillo y pasa por {flour}.
5 work | Separate {egg}, beat the clear part stiff and fold in the rest.
| Separa {egg}, monta lo transparente a punto de nieve e incorpora el resto.
# Fry | Fríe
16 pieces safe=egg | Heat the rest of the oil in the pan to 180 °C. Dip and fry one or two at a time, {time} in all, turning with oil spooned over, until golden. Drain on paper.
| Calienta el resto del aceite en la sartén a 180 °C. Baña y fríe de uno en uno o de dos en dos, {time} en total, regando con aceite, hasta que se doren. Escurre sobre papel.
1 work | Serve {pieces} pieces at once in the hot liquid sauce.
| Sirve {pieces} piezas enseguida en la salsa caliente.
`);
