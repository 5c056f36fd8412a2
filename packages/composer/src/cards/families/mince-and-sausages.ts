import { cards } from "../parse-cards.ts";

export const MINCE_AND_SAUSAGES = cards(`
== meatballs-in-tomato-sauce
names: Meatballs in tomato sauce, meatballs, Italian meatballs, beef meatballs, meatballs marinara, polpette | Albóndigas con tomate, albóndigas en salsa de tomate, albóndigas italianas, albóndigas de ternera, polpette
about: tender meatballs simmered in tomato and basil sauce | albóndigas tiernas cocidas en salsa de tomate y albahaca
kind: main italian easy
serves: 4, most 4 in pan
makes: 20
tools: bowl pan knife
core: beef-mince tinned-tomatoes
ways: stove air-fryer+stove
- 500 g beef-mince
- 60 g breadcrumbs
- 80 ml milk
- 1 egg; binds
- 30 g parmesan; grated | rallado; optional
- 2 clove garlic; crushed | machacad@
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 can tinned-tomatoes
- 1 tsp oregano
- 10 g basil; torn | troceada; optional
~ beef-mince > 400 g tofu; pressed, finely crumbled | prensado y desmenuzado fino; name Tofu balls in tomato sauce | Bolitas de tofu con tomate
# Mix | Mezcla
12 work | Soak {breadcrumbs} in {milk} in the bowl. Add {beef-mince+egg+parmesan+black-pepper}, half of {garlic} and {salt:part}, mix briefly and roll {pieces} balls.
| Remoja {breadcrumbs} en {milk} en el bol. Añade {beef-mince+egg+parmesan+black-pepper}, la mitad de {garlic} y {salt:part}, mezcla brevemente y forma {pieces} bolas.
# Brown | Dora
8 batch way=stove | Brown them all around in {olive-oil} in the pan for {time} and lift out.
| Dóralas por todos los lados con {olive-oil} en la sartén {time} y saca.
10 batch way=air-fryer safe=beef-mince,egg | Brush them with part of {olive-oil} and cook in one layer in the air fryer at 200 °C for {time}, turning once, until brown.
| Pincélalas con parte de {olive-oil} y cocina en una sola capa en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se doren.
# Make the sauce | Haz la salsa
6 cook way=stove | Soften {onion} in the same pan for {time}, then the rest of {garlic}.
| Pocha {onion} en la misma sartén {time} y añade el resto de {garlic}.
6 cook way=air-fryer | Soften {onion} in the rest of the oil in the pan for {time}, then the rest of {garlic}.
| Pocha {onion} en el resto del aceite en la sartén {time} y añade el resto de {garlic}.
10 cook | Add {tinned-tomatoes+oregano} and {salt:rest} and simmer for {time}.
| Añade {tinned-tomatoes+oregano} y {salt:rest} y cuece {time}.
15 cook safe=beef-mince,egg | Return the balls, cover and simmer for {time}.[ Scatter with {basil}.]
| Devuelve las bolas, tapa y cuece {time}.[ Reparte {basil} por encima.]

== meatloaf
names: Meatloaf, meat loaf, classic meatloaf, American meatloaf, glazed meatloaf | Pastel de carne americano, meatloaf, pan de carne, rollo de carne picada, pastel de carne picada, budín de carne
about: a baked loaf of minced beef with a sweet and sour glaze | pan horneado de carne picada con un glaseado agridulce
kind: main any easy
serves: 6, most 6 in loafTin, whole
tools: loafTin bowl knife pan
core: beef-mince
ways: oven
- 800 g beef-mince
- 1 onion; finely chopped | picad@ fin@
- 1 tbsp olive-oil
- 100 g breadcrumbs
- 120 ml milk
- 2 egg; binds
- 2 tsp worcestershire
- 1 tsp thyme
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 120 g ketchup
- 2 tbsp brown-sugar
- 1 tbsp cider-vinegar
~ ketchup > 80 g tomato-puree; stirred with a little water | mezclad@ con un poco de agua
~ beef-mince > 600 g tinned-lentils; drained, mashed | escurridas y aplastadas; name Lentil loaf | Pastel de lentejas
# Mix | Mezcla
6 cook | Heat the oven to 180 °C (fan 160 °C). Soften {onion} in {olive-oil} in the pan for {time} and cool.
| Calienta el horno a 180 °C (160 °C con ventilador). Pocha {onion} con {olive-oil} en la sartén {time} y deja templar.
6 work | Soak {breadcrumbs} in {milk} in the bowl, add {beef-mince+egg+worcestershire+thyme+salt+black-pepper} and what was fried. Mix lightly and press into the tin.
| Remoja {breadcrumbs} en {milk} en el bol, añade {beef-mince+egg+worcestershire+thyme+salt+black-pepper} y lo pochado. Mezcla con suavidad y aprieta en el molde.
# Bake | Hornea
35 batch | Mix {ketchup+brown-sugar+cider-vinegar}, spread half over the top and bake for {time}.
| Mezcla {ketchup+brown-sugar+cider-vinegar}, extiende la mitad por encima y hornea {time}.
25 batch safe=beef-mince,egg | Spread the rest over it and bake for {time}, until glazed and firm.
| Extiende el resto y hornea {time}, hasta que brille y esté firme.
10 cook | Let it rest for {time} before slicing.
| Deja reposar {time} antes de cortar.

== beef-burgers
names: Burgers, hamburgers, beef burgers, hamburger, burger, cheeseburger, cheeseburgers, homemade burgers | Hamburguesas, hamburguesa, hamburguesas caseras, hamburguesa con queso, hamburguesas de ternera, hamburguesas de res
about: juicy beef patties with cheese, tomato and lettuce in a bun | hamburguesas jugosas de ternera con queso, tomate y lechuga en pan
kind: main any easy
serves: 4, most 4 in pan
makes: 4
tools: pan knife
core: beef-mince bun
ways: stove barbecue
instead: black-bean-burgers
- 600 g beef-mince; cold, about 20% fat | fría, con un 20 % de grasa
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 1 tbsp sunflower-oil
- 4 slice cheddar
- 4 bun; halved | abiertos
- 1 tomato; sliced | en rodajas
- 4 leaf lettuce
- 1/2 red-onion; in thin rings | en aros finos; optional
- 4 tbsp ketchup; optional
~ bun > 4 bun-gluten-free; halved | abiertos; name Burgers | Hamburguesas
~ cheddar > 4 slice vegan-cheese
# Shape | Forma
5 work | Divide {beef-mince} into {pieces} loose balls and flatten to patties a little wider than {bun}, with a dent in the middle.
| Divide {beef-mince} en {pieces} bolas sin apretar y aplástalas un poco más anchas que {bun}, con un hueco en el centro.
# Cook | Cocina
4 batch | Season outside with {salt+black-pepper} just now. Sear in {sunflower-oil} in the very hot pan for {time}, until a brown crust forms.
| Sazona por fuera con {salt+black-pepper} en este momento. Marca con {sunflower-oil} en la sartén muy caliente {time}, hasta que tengan costra.
4 batch safe=beef-mince | Turn, lay {cheddar} on top and cook for {time}.
| Da la vuelta, pon encima {cheddar} y cocina {time}.
# Build | Monta
4 work | Toast {bun} on the cut sides and fill with {lettuce}, the patties, {tomato+red-onion}.[ Finish with {ketchup}.]
| Tuesta {bun} por la cara del corte y rellena con {lettuce}, el disco caliente y {tomato+red-onion}.[ Termina con {ketchup}.]

== chicken-burgers
names: Chicken burgers, chicken burger, grilled chicken burgers, chicken patties, chicken mince burgers | Hamburguesas de pollo, hamburguesa de pollo, hamburguesas de pollo caseras
about: chicken patties with garlic and parsley, lettuce and tomato in a bun | hamburguesas de pollo con ajo y perejil, lechuga y tomate en pan
kind: main any easy
serves: 4, most 4 in pan
makes: 4
tools: pan knife bowl
core: chicken-mince bun
ways: stove barbecue
instead: black-bean-burgers
- 600 g chicken-mince; cold | fría
- 40 g breadcrumbs
- 1 clove garlic; crushed | machacad@
- 10 g parsley; finely chopped | picad@ fin@
- 1 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp sunflower-oil
- 4 bun; halved | abiertos
- 1 tomato; sliced | en rodajas
- 4 leaf lettuce
- 4 tbsp mayonnaise; optional
~ bun > 4 bun-gluten-free; halved | abiertos; name Chicken burgers | Hamburguesas de pollo
# Shape | Forma
6 work | Mix {chicken-mince+breadcrumbs+garlic+parsley+salt+black-pepper} in the bowl, shape into {pieces} flat patties with wet hands, with a dent in the middle.
| Mezcla {chicken-mince+breadcrumbs+garlic+parsley+salt+black-pepper} en el bol y forma {pieces} discos planos con las manos mojadas, con un hueco en el centro.
15 cook | Chill them for {time}, so that they hold together.
| Enfríalos {time} en la nevera, para que no se rompan.
# Cook | Cocina
12 batch way=barbecue safe=chicken-mince | Brush the patties with {sunflower-oil} and grill over medium embers for {time}, turning halfway, until brown outside and done inside.
| Unta los discos con {sunflower-oil} y ásalos sobre brasas medias {time}, dándoles la vuelta a la mitad, hasta que se doren y estén hechos por dentro.
12 batch way=stove safe=chicken-mince | Fry the patties in {sunflower-oil} over a medium heat for {time}, turning halfway, until brown outside and done inside.
| Fríe los discos con {sunflower-oil} a fuego medio {time}, dándoles la vuelta a la mitad, hasta que se doren y estén hechos por dentro.
# Build | Monta
4 work | Toast {bun} on the cut sides and fill with the patties and {lettuce+tomato}.[ Finish with {mayonnaise}.]
| Tuesta {bun} por la cara del corte y rellena con los discos y {lettuce+tomato}.[ Termina con {mayonnaise}.]

== turkey-burgers
names: Turkey burgers, turkey burger, turkey patties, grilled turkey burgers | Hamburguesas de pavo, hamburguesa de pavo, hamburguesas de pavo caseras
about: turkey patties with garlic and parsley, lettuce and tomato in a bun | hamburguesas de pavo con ajo y perejil, lechuga y tomate en pan
kind: main any easy
serves: 4, most 4 in pan
makes: 4
tools: pan knife bowl
core: turkey-mince bun
ways: stove barbecue
instead: black-bean-burgers
- 600 g turkey-mince; cold | fría
- 40 g breadcrumbs
- 1 clove garlic; crushed | machacad@
- 10 g parsley; finely chopped | picad@ fin@
- 1 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp sunflower-oil
- 4 bun; halved | abiertos
- 1 tomato; sliced | en rodajas
- 4 leaf lettuce
- 4 tbsp mayonnaise; optional
~ bun > 4 bun-gluten-free; halved | abiertos; name Turkey burgers | Hamburguesas de pavo
# Shape | Forma
6 work | Mix {turkey-mince+breadcrumbs+garlic+parsley+salt+black-pepper} in the bowl, shape into {pieces} flat patties with wet hands, with a dent in the middle.
| Mezcla {turkey-mince+breadcrumbs+garlic+parsley+salt+black-pepper} en el bol y forma {pieces} discos planos con las manos mojadas, con un hueco en el centro.
15 cook | Chill them for {time}, so that they hold together.
| Enfríalos {time} en la nevera, para que no se rompan.
# Cook | Cocina
12 batch way=barbecue safe=turkey-mince | Brush the patties with {sunflower-oil} and grill over medium embers for {time}, turning halfway, until brown outside and done inside.
| Unta los discos con {sunflower-oil} y ásalos sobre brasas medias {time}, dándoles la vuelta a la mitad, hasta que se doren y estén hechos por dentro.
12 batch way=stove safe=turkey-mince | Fry the patties in {sunflower-oil} over a medium heat for {time}, turning halfway, until brown outside and done inside.
| Fríe los discos con {sunflower-oil} a fuego medio {time}, dándoles la vuelta a la mitad, hasta que se doren y estén hechos por dentro.
# Build | Monta
4 work | Toast {bun} on the cut sides and fill with the patties and {lettuce+tomato}.[ Finish with {mayonnaise}.]
| Tuesta {bun} por la cara del corte y rellena con los discos y {lettuce+tomato}.[ Termina con {mayonnaise}.]

== shepherds-pie
names: Shepherd's pie, shepherds pie, lamb and mash pie, shepards pie | Pastel del pastor, shepherd's pie, pastel de carne y patata inglés, pastel de cordero y patata
about: minced lamb in gravy under browned mash | carne picada de cordero en salsa bajo puré dorado
kind: main any easy
serves: 6, most 6 in dish
tools: knife pot casserole dish masher
core: lamb-mince potato
ways: oven+stove
- 700 g lamb-mince
- 1 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 carrot; diced | en dados
- 1 stick celery; diced | en dados
- 2 tbsp flour
- 1 tbsp tomato-puree
- 400 ml beef-stock
- 1 tbsp worcestershire
- 2 sprig rosemary
- 100 g peas; frozen | congelados
- 1000 g potato; peeled, in chunks | pelad@, en trozos
- 60 g butter
- 80 ml milk
- 2 tsp salt
~ lamb-mince > 500 g tinned-lentils; drained | escurridas; name Lentil shepherd's pie | Pastel del pastor de lentejas
# Boil and mash | Cuece y aplasta | group=1
20 cook | Boil {potato} in water with half of {salt} in the pot for {time}, until soft. Drain, mash with {butter+milk}.
| Cuece {potato} en agua con la mitad de {salt} en la olla {time}, hasta que se ablanden. Escurre y aplasta con {butter+milk}.
# Cook the filling | Haz el interior | group=1
15 cook if=lamb-mince | Brown {lamb-mince} in {olive-oil} in the casserole, add {onion+carrot+celery} and fry for {time}.
| Dora {lamb-mince} con {olive-oil} en la cazuela, añade {onion+carrot+celery} y sofríe {time}.
10 cook not=lamb-mince | Fry {onion+carrot+celery} in {olive-oil} in the casserole for {time}, until soft, and stir in {lamb-mince}.
| Sofríe {onion+carrot+celery} en {olive-oil} en la cazuela {time}, hasta que ablande, y mezcla {lamb-mince}.
25 cook safe=lamb-mince | Stir in {flour+tomato-puree}, then {beef-stock+worcestershire+rosemary} and the rest of {salt}, and simmer for {time}, until thick. Take out the stalks and add {peas}.
| Incorpora {flour+tomato-puree} y después {beef-stock+worcestershire+rosemary} y el resto de {salt}, y cuece {time}, hasta que espese. Retira las ramas y añade {peas}.
# Bake | Hornea
25 batch | Spread the filling in the dish, cover with the mash, rough it up with a fork and bake at 200 °C (fan 180 °C) for {time}, until browned.
| Pon el interior en la fuente, cubre con el puré, rállalo con un tenedor y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore.

== cottage-pie
names: Cottage pie, beef cottage pie, minced beef and mash pie, beef shepherd's pie | Pastel de carne con puré, pastel de carne y patata, pastel de carne, pastel de papa, pastel de patata y carne, cottage pie, pastel de papas
about: minced beef in gravy under browned cheesy mash | carne picada de ternera en salsa bajo puré gratinado
kind: main any easy
serves: 6, most 6 in dish
tools: knife pot casserole dish masher
core: beef-mince potato
ways: oven+stove
- 700 g beef-mince
- 1 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 carrot; diced | en dados
- 2 clove garlic; chopped | picad@
- 2 tbsp tomato-puree
- 2 tbsp flour
- 400 ml beef-stock
- 1 tbsp worcestershire
- 1 bay-leaf
- 1000 g potato; peeled, in chunks | pelad@, en trozos
- 60 g butter
- 80 ml milk
- 60 g cheddar; grated | rallado; optional
- 2 tsp salt
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Lentil cottage pie | Pastel de lentejas con puré
# Boil and mash | Cuece y aplasta | group=1
20 cook | Boil {potato} in water with half of {salt} in the pot for {time}, until soft. Drain, mash with {butter+milk}.
| Cuece {potato} en agua con la mitad de {salt} en la olla {time}, hasta que se ablanden. Escurre y aplasta con {butter+milk}.
# Cook the filling | Haz el interior | group=1
15 cook if=beef-mince | Brown {beef-mince} in {olive-oil} in the casserole, add {onion+carrot+garlic} and fry for {time}.
| Dora {beef-mince} con {olive-oil} en la cazuela, añade {onion+carrot+garlic} y sofríe {time}.
10 cook not=beef-mince | Fry {onion+carrot+garlic} in {olive-oil} in the casserole for {time}, until soft, and stir in {beef-mince}.
| Sofríe {onion+carrot+garlic} en {olive-oil} en la cazuela {time}, hasta que ablande, y mezcla {beef-mince}.
30 cook safe=beef-mince | Stir in {tomato-puree+flour}, then {beef-stock+worcestershire+bay-leaf} and the rest of {salt}, and simmer for {time}, until thick.
| Incorpora {tomato-puree+flour} y después {beef-stock+worcestershire+bay-leaf} y el resto de {salt}, y cuece {time}, hasta que espese.
# Bake | Hornea
25 batch | Spread the filling in the dish, cover with the mash and rough it up with a fork.[ Scatter {cheddar} over.] Bake at 200 °C (fan 180 °C) for {time}, until browned.
| Pon el interior en la fuente, cubre con el puré y rállalo con un tenedor.[ Reparte {cheddar} por encima.] Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore.

== moussaka
names: Moussaka, Greek moussaka, lamb and aubergine bake, musaka | Musaca, moussaka, moussaka griega, musaka, berenjenas con carne a la griega
about: layers of aubergine, spiced lamb and béchamel baked golden | capas de berenjena, cordero especiado y bechamel gratinadas
kind: main mediterranean medium
serves: 6, most 6 in dish
tools: knife tray pan saucepan dish whisk
core: aubergine lamb-mince
ways: oven+stove
- 1200 g aubergine; in 1 cm slices | en rodajas de 1 cm
- 5 tbsp olive-oil
- 600 g lamb-mince
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tsp cinnamon
- 1 tsp oregano
- 1 can tinned-tomatoes
- 100 ml red-wine
- 2 tsp salt
- 60 g butter
- 60 g flour
- 600 ml milk
- 1/4 tsp nutmeg
- 60 g parmesan; grated | rallado
~ lamb-mince > 450 g tinned-lentils; drained | escurridas; name Lentil moussaka | Musaca de lentejas
~ aubergine > 1200 g courgette; in 1 cm slices | en rodajas de 1 cm; name Courgette moussaka | Musaca de calabacín
# Roast | Asa
30 cook | Brush {aubergine} with {olive-oil:part}, season with half of {salt} and roast on the tray at 210 °C (fan 190 °C) for {time}, until soft and brown.
| Unta {aubergine} con {olive-oil:part}, sazona con la mitad de {salt} y asa en la bandeja a 210 °C (190 °C con ventilador) {time}, hasta que quede blanda y dorada.
# Cook the filling | Haz el interior | group=1
30 cook safe=lamb-mince if=lamb-mince | Soften {onion+garlic} in {olive-oil:rest} in the pan, brown {lamb-mince} in it, add {cinnamon+oregano+tinned-tomatoes+red-wine} and the rest of {salt} and cook for {time} in all, until thick.
| Pocha {onion+garlic} con {olive-oil:rest} en la sartén, dora después {lamb-mince}, añade {cinnamon+oregano+tinned-tomatoes+red-wine} y el resto de {salt} y cuece {time} en total, hasta que espese.
25 cook not=lamb-mince | Soften {onion+garlic} in {olive-oil:rest} in the pan, add {lamb-mince+cinnamon+oregano+tinned-tomatoes+red-wine} and the rest of {salt} and cook for {time} in all, until thick.
| Pocha {onion+garlic} en {olive-oil:rest} en la sartén, añade {lamb-mince+cinnamon+oregano+tinned-tomatoes+red-wine} y el resto de {salt} y cuece {time} en total, hasta que espese.
# Make the topping | Haz la cobertura | group=1
10 cook | Cook {butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, whisking, until thick. Add {nutmeg} and half of {parmesan}.
| Rehoga {butter+flour} en el cazo, incorpora {milk} y cuece {time} sin dejar de batir, hasta que espese. Añade {nutmeg} y la mitad de {parmesan}.
# Bake | Hornea
40 batch | Layer {aubergine} and the filling in the dish, cover with the sauce and the rest of {parmesan} and bake at 180 °C (fan 160 °C) for {time}, until golden.
| Monta en la fuente capas de {aubergine} y del interior, cubre con la salsa y el resto de {parmesan} y hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore.
20 cook | Let it stand for {time}: then it cuts cleanly.
| Deja reposar {time}: así se corta bien.

== sausages-and-mash
names: Sausages and mash, bangers and mash, sausage and mash, sausages with mashed potato and onion gravy | Salchichas con puré, salchichas con puré de patatas, bangers and mash, salchichas con puré y salsa de cebolla
about: browned sausages on mash with onion gravy | salchichas doradas sobre puré con salsa de cebolla
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan pot masher
core: sausage potato
ways: stove
- 8 sausage
- 1 tbsp sunflower-oil
- 2 onion; thinly sliced | en juliana fina
- 1 tbsp flour
- 400 ml beef-stock
- 1 tsp mustard-dijon
- 1000 g potato; peeled, in chunks | pelad@, en trozos
- 60 g butter
- 100 ml milk
- 1.5 tsp salt
~ sausage > 8 vegan-sausage; name Vegetable sausages and mash | Salchichas vegetales con puré
# Boil and mash | Cuece y aplasta | group=1
20 cook | Boil {potato} in water with {salt} in the pot for {time}, until soft. Drain and mash with {butter+milk}.
| Cuece {potato} en agua con {salt} en la olla {time}, hasta que se ablanden. Escurre y aplasta con {butter+milk}.
# Fry | Fríe | group=1
18 batch safe=sausage | Fry {sausage} in {sunflower-oil} in the pan over medium heat for {time}, turning, until brown all around. Keep warm.
| Fríe {sausage} con {sunflower-oil} en la sartén a fuego medio {time}, dando vueltas, hasta que se doren por todos los lados. Mantén en caliente.
# Make the sauce | Haz la salsa
15 cook | Cook {onion} in the fat for {time}, until soft and brown.
| Cocina {onion} en la grasa {time}, hasta que quede todo blando y dorado.
6 cook | Stir in {flour}, then {beef-stock+mustard-dijon} and simmer for {time}, until glossy. Serve over everything.
| Incorpora {flour}, luego {beef-stock+mustard-dijon} y cuece {time}, hasta que brille. Sirve por encima de todo.

== toad-in-the-hole
names: Toad in the hole, toad-in-the-hole, sausages in Yorkshire batter, sausage toad in the hole | Toad in the hole, salchichas en masa de Yorkshire, sapo en el agujero
about: sausages baked in a puffed, crisp batter | salchichas horneadas en una masa inflada y crujiente
kind: main any easy
serves: 4, most 4 in dish
tools: dish bowl whisk
core: sausage egg flour
ways: oven
- 8 sausage
- 3 tbsp sunflower-oil
- 150 g flour
- 3 egg
- 220 ml milk
- 1/2 tsp salt
- 1 tsp mustard-wholegrain; optional
~ flour > 150 g flour-gluten-free; name Toad in the hole | Toad in the hole
# Make the batter | Haz la masa
30 cook | Whisk {flour+salt+egg} in the bowl until smooth, thin with {milk}[ and {mustard-wholegrain}] and let stand for {time}.
| Bate {flour+salt+egg} en el bol hasta que quede liso, aligera con {milk}[ y {mustard-wholegrain}] y deja reposar {time}.
# Brown | Dora
20 batch | Heat the oven to 220 °C (fan 200 °C). Roast {sausage} in {sunflower-oil} in the dish for {time}, until golden and the fat is very hot.
| Calienta el horno a 220 °C (200 °C con ventilador). Asa {sausage} con {sunflower-oil} en la fuente {time}, hasta que se doren y la grasa esté muy caliente.
# Bake | Hornea
30 batch safe=egg,sausage | Pour the batter around at once and bake for {time} without opening the oven, until puffed, brown and crisp.
| Vierte enseguida la masa alrededor y hornea {time} sin abrir el horno, hasta que suba, se dore y esté crujiente.
why | Only in sizzling fat does it rise at the edges.
| Solo en grasa chisporroteante sube por los bordes.
`);
