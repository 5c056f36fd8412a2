import { cards } from "../parse-cards.ts";

export const ITALIAN_PASTA = cards(`
== carbonara
names: Spaghetti carbonara, carbonara, pasta carbonara, spaghetti alla carbonara, pasta alla carbonara, carbonara pasta | Espaguetis a la carbonara, carbonara, pasta carbonara, espaguetis carbonara, pasta a la carbonara, espagueti a la carbonara
about: spaghetti in a sauce of egg and pecorino with crisp cured pork | espaguetis con salsa de huevo y pecorino y panceta crujiente
kind: main italian medium
serves: 4, most 6 in pan
tools: pastaPot pan bowl whisk knife
core: egg guanciale
ways: stove
- 400 g spaghetti
- 150 g guanciale; in strips | en tiras
- 3 egg
- 2 egg-yolk
- 100 g pecorino; finely grated | rallad@ fin@
- 1.5 tsp black-pepper; freshly ground | recién molida
- 2 tsp salt
- 2 tbsp olive-oil
~ guanciale > 150 g turkey-bacon; in strips | en tiras; name Turkey bacon carbonara | Carbonara con beicon de pavo
~ guanciale > 200 g mushroom; in strips | en tiras; name Mushroom carbonara | Carbonara de champiñones
~ egg > 300 g tofu; blended smooth with a little water | triturado muy fino con un poco de agua; name Tofu carbonara | Carbonara de tofu
~ egg-yolk > 60 ml soy-drink
# Fry | Dora
3 work | Whisk {egg+egg-yolk+pecorino} with {black-pepper:part} in the bowl until thick.
| Bate {egg+egg-yolk+pecorino} con {black-pepper:part} en el bol, hasta que espese.
8 cook if=guanciale | Put {guanciale} into the cold pan and fry over medium heat for {time}, until crisp, without browning it too much. Take the pan off the heat.
| Pon {guanciale} en la sartén fría y dora a fuego medio {time}, hasta que quede crujiente sin quemarse. Aparta la sartén del fuego.
10 cook not=guanciale | Fry {guanciale} in {olive-oil} in the hot pan over high heat for {time}, until dry and well browned. Take the pan off the heat.
| Saltea {guanciale} con {olive-oil} en la sartén caliente a fuego fuerte {time}, hasta que se seque y se dore bien. Aparta la sartén del fuego.
# Boil | Cuece
9 cook | Boil {spaghetti} in the pot in 4 l of water with {salt} for {time}, until firm to the bite. Save {200 ml} of the liquid.
| Cuece {spaghetti} en la olla con 4 l de agua y {salt} durante {time}, hasta que quede al dente. Reserva {200 ml} del líquido.
# Bind the sauce | Liga la salsa
1 cook | Toss {spaghetti} in the pan with {50 ml} of the liquid off the heat for {time}, so that it cools a little.
| Mezcla {spaghetti} en la sartén con {50 ml} del líquido, fuera del fuego, durante {time}, para que se temple un poco.
2 work raw=egg,egg-yolk | Pour in the mixture from the bowl and toss fast, adding liquid by the spoonful, until the sauce coats everything. Serve at once with {black-pepper:rest}.
| Vierte la mezcla del bol y remueve con energía, añadiendo líquido a cucharadas, hasta que la salsa lo envuelva todo. Sirve enseguida con {black-pepper:rest}.
why | The heat of the pan alone thickens it; on the burner it would scramble.
| El calor de la sartén basta para espesarla; al fuego se cuajaría en grumos.

== bolognese
names: Spaghetti bolognese, bolognese, spag bol, spaghetti with ragù, tagliatelle al ragù, spaghetti bolognaise, bolognaise, spaghetti with meat sauce | Espaguetis a la boloñesa, boloñesa, pasta a la boloñesa, espagueti a la boloñesa, espaguetis boloñesa, tallarines a la boloñesa, macarrones a la boloñesa, fideos con salsa boloñesa
about: long pasta with a slowly simmered sauce of minced meat, wine and tomato | pasta larga con una salsa de carne picada, vino y tomate cocida despacio
kind: main italian easy
serves: 4, most 6 in casserole
tools: casserole knife pastaPot
core: beef-mince
ways: stove slow-cooker+stove
- 400 g beef-mince
- 100 g bacon; finely chopped | picad@ fin@; optional
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 1 stick celery; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 150 ml red-wine
- 2 tbsp tomato-puree
- 1 can tinned-tomatoes
- 200 ml beef-stock
- 100 ml milk
- 1 bay-leaf
- 2 tsp salt
- 1/2 tsp black-pepper
- 400 g spaghetti
- 60 g parmesan; grated | rallad@
~ beef-mince > 250 g lentils-brown; rinsed | lavadas; name Lentil bolognese | Boloñesa de lentejas
# Soften the base | Prepara la base
8 work | Chop {onion+carrot+celery} very finely.
| Pica muy fino {onion+carrot+celery}.
12 cook | Fry {onion+carrot+celery}[ with {bacon}] in {olive-oil} in the casserole over low heat for {time}, until soft and golden.
| Sofríe {onion+carrot+celery}[ con {bacon}] en {olive-oil} en la cazuela a fuego suave {time}, hasta que todo esté tierno y dorado.
# Brown | Dora
8 cook if=beef-mince | Turn up the heat, add {beef-mince} and brown for {time}, breaking it up. Pour in {red-wine} and let it boil away.
| Sube el fuego, añade {beef-mince} y dora {time}, desmenuzando. Vierte {red-wine} y deja que se evapore.
3 cook not=beef-mince | Stir in {beef-mince} for {time}. Pour in {red-wine} and let it boil away.
| Añade {beef-mince} y remueve {time}. Vierte {red-wine} y deja que se evapore.
# Simmer | Cuece despacio
90 cook way=stove safe=beef-mince | Stir in {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+black-pepper} and {salt:part}. Simmer, half covered, for {time}, until thick and glossy; add water if it dries.
| Añade {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+black-pepper} y {salt:part}. Cuece medio tapado a fuego suave {time}, hasta que quede espesa y brillante; añade agua si se seca.
360 cook way=slow-cooker safe=beef-mince | Put it into the slow cooker with {tomato-puree+tinned-tomatoes+milk+bay-leaf+black-pepper}, half of {beef-stock} and {salt:part}. Cook on low for {time}, until thick.
| Pásalo a la olla de cocción lenta con {tomato-puree+tinned-tomatoes+milk+bay-leaf+black-pepper}, la mitad de {beef-stock} y {salt:part}. Cocina al mínimo {time}, hasta que espese.
# Boil and serve | Cuece y sirve
9 cook | Boil {spaghetti} in the pot in plenty of water with {salt:rest} for {time}, drain and toss with the sauce.
| Cuece {spaghetti} en la olla en abundante agua con {salt:rest} durante {time}, escurre y mezcla con la salsa.
1 work | Serve with {parmesan}.
| Sirve con {parmesan}.

== cacio-e-pepe
names: Cacio e pepe, spaghetti cacio e pepe, pasta cacio e pepe, tonnarelli cacio e pepe, Roman cheese and pepper pasta | Cacio e pepe, espaguetis cacio e pepe, pasta cacio e pepe, pasta con queso y pimienta, espaguetis con queso y pimienta
about: spaghetti in a cream of pecorino and toasted pepper | espaguetis en una crema de pecorino y pimienta tostada
kind: main italian medium
serves: 2, most 4 in pan
tools: pastaPot pan bowl mortar
core: pecorino black-pepper
ways: stove
- 200 g spaghetti
- 100 g pecorino; finely grated | rallad@ muy fin@
- 1.5 tsp black-pepper; in grains | en grano
- 1/2 tsp salt
~ pecorino > 100 g parmesan-vegetarian; finely grated | rallado muy fino; name Pasta with hard cheese and pepper | Pasta con queso duro y pimienta
# Toast the pepper | Tuesta la pimienta
2 cook | Crush {black-pepper} coarsely in the mortar and toast in the dry pan over medium heat for {time}, until it smells strong.
| Maja {black-pepper} en el mortero, sin afinar, y tuesta en la sartén seca a fuego medio {time}, hasta que huela con fuerza.
# Boil | Cuece
8 cook | Boil {spaghetti} in the pot in only 1.5 l of water with {salt} for {time}, a little firmer than you like it.
| Cuece {spaghetti} en la olla con solo 1,5 l de agua y {salt} durante {time}, un poco más duro de lo que te guste.
why | Little water becomes cloudy and binds the sauce.
| Con poca agua el líquido queda turbio y liga la salsa.
# Bind the sauce | Liga la salsa
3 work | Stir {pecorino} in the bowl with {60 ml} of the liquid, lukewarm, until smooth.
| Mezcla {pecorino} en el bol con {60 ml} del líquido, templado, hasta que no queden grumos.
2 cook | Finish {spaghetti} in the pan with the pepper and {100 ml} of the liquid for {time}, until little is left.
| Termina {spaghetti} en la sartén con la pimienta y {100 ml} del líquido durante {time}, hasta que casi no quede.
2 work | Off the heat, wait a moment, add the mixture and toss hard, with spoonfuls of liquid, until creamy. Serve at once.
| Fuera del fuego, espera un momento, añade la mezcla y remueve con fuerza, con cucharadas de líquido, hasta que quede cremoso. Sirve enseguida.
tip | If it is too hot it goes stringy: let the pan cool a moment.
| Si está demasiado caliente se hacen hilos: deja templar la sartén.

== amatriciana
names: Pasta all'amatriciana, amatriciana, bucatini all'amatriciana, spaghetti amatriciana, pasta amatriciana | Pasta a la amatriciana, amatriciana, espaguetis a la amatriciana, bucatini amatriciana, pasta amatriciana
about: long pasta with cured pork cheek, tomato and pecorino | pasta larga con papada curada, tomate y pecorino
kind: main italian easy
serves: 4, most 6 in pan
tools: pastaPot pan knife
core: tinned-tomatoes guanciale
ways: stove
- 400 g spaghetti
- 150 g guanciale; in strips | en tiras
- 60 ml white-wine
- 1 can tinned-tomatoes
- 1/2 tsp chilli-flakes
- 70 g pecorino; grated | rallad@
- 2 tsp salt
~ guanciale > 150 g turkey-bacon; in strips, fried in a little oil | en tiras, frito en un poco de aceite; name Turkey bacon amatriciana | Amatriciana con beicon de pavo
~ guanciale > 250 g mushroom; in strips, fried in a little oil | en tiras, fritos en un poco de aceite; name Mushroom amatriciana | Amatriciana de champiñones
# Fry | Dora
8 cook | Put {guanciale} into the cold pan and fry over medium heat for {time}, until golden. Lift out half and set aside.
| Pon {guanciale} en la sartén fría y dora a fuego medio {time}. Saca la mitad y resérvala.
2 cook | Add {white-wine} and let it boil away for {time}.
| Añade {white-wine} y deja que se evapore {time}.
# Simmer the sauce | Cuece la salsa
15 cook | Crush {tinned-tomatoes} into the pan with {chilli-flakes} and simmer for {time}, until thick.
| Aplasta {tinned-tomatoes} en la sartén con {chilli-flakes} y cuece a fuego suave {time}, hasta que espese.
# Boil | Cuece
9 cook | Boil {spaghetti} in the pot in 4 l of water with {salt} for {time}, until firm to the bite. Save a cup of the liquid.
| Cuece {spaghetti} en la olla con 4 l de agua y {salt} durante {time}, hasta que quede al dente. Reserva una taza del líquido.
# Toss | Mezcla
2 cook | Toss {spaghetti} in the sauce with a little of the liquid over high heat for {time}.
| Mezcla {spaghetti} con la salsa y un poco del líquido a fuego vivo {time}.
1 work | Off the heat stir in most of {pecorino}. Scatter the rest and what you set aside on top.
| Fuera del fuego incorpora casi todo {pecorino}. Reparte por encima el resto y lo reservado.

== arrabbiata
names: Penne all'arrabbiata, arrabbiata, pasta arrabbiata, arrabiata, penne arrabbiata, penne arrabiata, spicy tomato pasta | Penne a la arrabbiata, arrabbiata, arrabiata, pasta arrabbiata, macarrones a la arrabbiata, macarrones picantes, penne arrabiata
about: penne in a fiery sauce of tomato, garlic and chilli | macarrones en una salsa picante de tomate, ajo y guindilla
kind: main italian easy
serves: 4, most 6 in pan
tools: pastaPot pan knife
core: tinned-tomatoes chilli-flakes
ways: stove
- 400 g penne
- 5 tbsp olive-oil
- 3 clove garlic; sliced | en láminas
- 1 tsp chilli-flakes
- 2 can tinned-tomatoes
- 2.5 tsp salt
- 15 g parsley; chopped | picad@
- 50 g pecorino; grated | rallad@; optional
# Make the sauce | Haz la salsa
4 work | Slice {garlic} and chop {parsley}.
| Corta {garlic} en láminas y pica {parsley}.
2 cook | Warm {olive-oil} with {garlic+chilli-flakes} in the pan over low heat for {time}, until it smells good, without browning.
| Calienta {olive-oil} con {garlic+chilli-flakes} en la sartén a fuego suave {time}, hasta que huela bien, sin que se dore.
18 cook | Crush in {tinned-tomatoes}, add {salt:part} and simmer for {time}, until the oil shows at the edges.
| Añade {tinned-tomatoes} y {salt:part} y cuece a fuego suave {time}, hasta que el aceite asome por los bordes.
# Boil | Cuece
11 cook | Boil {penne} in the pot in 4 l of water with {salt:rest} for {time}, until firm to the bite.
| Cuece {penne} en la olla con 4 l de agua y {salt:rest} durante {time}, hasta que quede al dente.
# Toss | Mezcla
2 cook | Drain, toss in the sauce over high heat for {time} and stir in {parsley}.
| Escurre, mezcla con la salsa a fuego vivo {time} y añade {parsley}.
1 work | Serve with {pecorino}.
| Sirve con {pecorino}.

== aglio-e-olio
names: Spaghetti aglio e olio, aglio e olio, aglio olio, spaghetti with garlic and oil, pasta aglio e olio, spaghetti aglio olio e peperoncino, garlic and oil pasta | Espaguetis al ajo y aceite, aglio e olio, espaguetis con ajo y aceite, espaguetis al ajillo, espaguetis aglio e olio, pasta al ajo, espaguetis con ajo y guindilla
about: spaghetti with golden garlic, olive oil, chilli and parsley | espaguetis con ajo dorado, aceite de oliva, guindilla y perejil
kind: main italian easy
serves: 4, most 6 in pan
tools: pastaPot pan knife
core: garlic olive-oil
ways: stove
- 400 g spaghetti
- 6 clove garlic; thinly sliced | en láminas finas
- 100 ml olive-oil
- 1 tsp chilli-flakes
- 2 tsp salt
- 20 g parsley; chopped | picad@
# Boil | Cuece
5 work | Slice {garlic} thinly and chop {parsley}.
| Corta {garlic} en láminas finas y pica {parsley}.
8 cook | Boil {spaghetti} in the pot in 3 l of water with {salt} for {time}, until almost done. Save a cup of the liquid.
| Cuece {spaghetti} en la olla con 3 l de agua y {salt} durante {time}, hasta que casi esté. Reserva una taza del líquido.
# Flavour the oil | Aromatiza el aceite
4 cook | Meanwhile warm {garlic+chilli-flakes} in {olive-oil} in the pan over low heat for {time}, until pale golden. Take it off the heat before it browns.
| Mientras, calienta {garlic+chilli-flakes} en {olive-oil} en la sartén a fuego suave {time}, hasta que apenas se dore. Apártalo antes de que tueste.
why | Browned, it would be bitter.
| Tostado, amarga.
# Toss | Mezcla
2 cook | Add {spaghetti} with {150 ml} of the liquid and toss over high heat for {time}, until the oil and liquid become a light sauce. Stir in {parsley}.
| Añade {spaghetti} con {150 ml} del líquido y remueve a fuego vivo {time}, hasta que el aceite y el líquido formen una salsa ligera. Añade {parsley}.

== pesto-pasta
names: Pesto pasta, pasta with pesto, spaghetti with pesto, trofie al pesto, linguine with pesto, pasta al pesto, basil pesto pasta | Pasta al pesto, pasta con pesto, espaguetis al pesto, tallarines al pesto, espaguetis con pesto, macarrones al pesto
about: pasta with a fresh sauce of basil, pine nuts and cheese | pasta con una salsa fresca de albahaca, piñones y queso
kind: main italian easy
serves: 4, most 6 in pastaPot
tools: pastaPot blender bowl grater
core: basil olive-oil
ways: stove
- 400 g spaghetti
- 80 g basil; leaves | hojas
- 40 g pine-nuts
- 1 clove garlic
- 120 ml olive-oil
- 60 g parmesan; grated | rallad@
- 2.5 tsp salt
# Make the sauce | Haz la salsa
6 work | Blend {basil+pine-nuts+garlic} with {olive-oil} and {salt:part} in short bursts, so that it stays green. Stir in {parmesan}.
| Tritura {basil+pine-nuts+garlic} con {olive-oil} y {salt:part} a golpes cortos, para que quede verde. Incorpora {parmesan}.
tip | Cold oil and short bursts prevent a bitter, dark sauce.
| Con el aceite frío y a golpes cortos no amarga ni se oscurece.
# Boil | Cuece
9 cook | Boil {spaghetti} in the pot in 4 l of water with {salt:rest} for {time}, until firm to the bite. Save a cup of the liquid and drain.
| Cuece {spaghetti} en la olla con 4 l de agua y {salt:rest} durante {time}, hasta que quede al dente. Reserva una taza del líquido y escurre.
# Toss | Mezcla
2 work | Off the heat toss {spaghetti} with the sauce and {80 ml} of the liquid, until creamy. Do not heat it again.
| Fuera del fuego, mezcla {spaghetti} con la salsa y {80 ml} del líquido, hasta que quede cremoso. No lo vuelvas a calentar.

== lasagne
names: Lasagne, lasagna, lasagne al forno, beef lasagne, beef lasagna, meat lasagna, lasagna bolognese, lasagne bolognese, classic lasagna | Lasaña, lasaña de carne, lasaña boloñesa, lasaña a la boloñesa, lasagna, lasaña casera
about: layers of pasta, meat sauce and white sauce baked under cheese | capas de pasta, salsa de carne y bechamel gratinadas con queso
kind: main italian medium
serves: 6, most 6 in dish
tools: dish casserole saucepan whisk knife
core: beef-mince
ways: stove+oven
instead: courgette-lasagne
- 12 lasagne-sheets
- 500 g beef-mince
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 1 stick celery; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 100 ml red-wine
- 2 can tinned-tomatoes
- 1.5 tsp salt
- 60 g butter
- 60 g flour
- 800 ml milk
- 1 pinch nutmeg
- 100 g parmesan; grated | rallad@
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Lentil lasagne | Lasaña de lentejas
# Make the filling | Haz el relleno
8 work | Chop {onion+carrot+celery} finely.
| Pica fino {onion+carrot+celery}.
16 cook if=beef-mince | Soften {onion+carrot+celery} in {olive-oil} in the casserole over medium heat, then add {beef-mince} and brown it, {time} in all.
| Pocha {onion+carrot+celery} en {olive-oil} en la cazuela a fuego medio, añade {beef-mince} y dora; {time} en total.
10 cook not=beef-mince | Soften {onion+carrot+celery} in {olive-oil} in the casserole over medium heat for {time}, then stir in {beef-mince}.
| Pocha {onion+carrot+celery} en {olive-oil} en la cazuela a fuego medio {time} y mezcla {beef-mince}.
45 cook safe=beef-mince | Add {red-wine}, let it boil away, add {tinned-tomatoes} and {salt:part} and simmer for {time}, until thick.
| Añade {red-wine}, deja que se evapore, añade {tinned-tomatoes} y {salt:part} y cuece a fuego suave {time}, hasta que espese.
# Make the smooth sauce | Haz la salsa fina
12 cook | Melt {butter} in the saucepan, stir in {flour} for a minute, whisk in {milk} little by little and simmer until it coats a spoon, {time} in all. Season with {nutmeg} and {salt:rest}.
| Funde {butter} en el cazo, añade {flour} y remueve un minuto, incorpora {milk} poco a poco con las varillas y cuece hasta que nape la cuchara; {time} en total. Sazona con {nutmeg} y {salt:rest}.
# Layer and bake | Monta y hornea
10 work | Layer smooth sauce, {lasagne-sheets} and filling in the dish, four times. Finish with smooth sauce and {parmesan}.
| Monta en la fuente capas de salsa fina, {lasagne-sheets} y relleno, cuatro veces. Termina con salsa fina y {parmesan}.
35 batch | Bake at 190 °C (fan 170 °C) for {time}, until it bubbles and is golden and a knife slides in.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que burbujee, esté dorada y el cuchillo entre sin resistencia.
15 cook | Let it rest for {time} before you cut it.
| Deja reposar {time} antes de cortar.
`);
