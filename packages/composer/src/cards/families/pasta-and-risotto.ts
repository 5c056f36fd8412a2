import { cards } from "../parse-cards.ts";

export const PASTA_AND_RISOTTO = cards(`
== macaroni-cheese
names: Macaroni and cheese, mac and cheese, mac n cheese, macaroni cheese, mac & cheese, baked mac and cheese, mac'n'cheese, cheesy macaroni | Macarrones con queso, macarrones con queso al horno, mac and cheese, macarrones gratinados, macarrones gratinados con queso, coditos con queso
about: macaroni in a smooth Cheddar sauce under a crisp crust | macarrones en una salsa fina de cheddar con costra crujiente
kind: main any easy
serves: 4, most 6 in dish
tools: dish saucepan pastaPot whisk grater
core: cheddar
ways: stove+oven
instead: potato-sauce-macaroni
- 350 g macaroni
- 50 g butter
- 50 g flour
- 700 ml milk; warm | templada
- 300 g cheddar; grated | rallad@
- 1 tsp mustard-dijon
- 1.5 tsp salt
- 1/4 tsp nutmeg; optional
- 40 g breadcrumbs
~ macaroni > 350 g pasta-gluten-free; short | corta
~ cheddar > 250 g vegan-cheese; grated | rallado; name Macaroni in a melted sauce | Macarrones en salsa fundida
# Boil | Cuece
6 cook | Boil {macaroni} in the pot in plenty of water with {salt:part} for {time}, until barely soft, and drain.
| Cuece {macaroni} en la olla en abundante agua con {salt:part} durante {time}, hasta que apenas esté tierno, y escurre.
# Make the sauce | Haz la salsa
3 cook | Melt {butter} in the saucepan over medium heat, stir in {flour} and cook for {time}, without browning.
| Funde {butter} en el cazo a fuego medio, añade {flour} y cocina {time}, sin que se dore.
6 cook | Whisk in {milk} little by little and simmer for {time}, until it coats a spoon.
| Incorpora {milk} poco a poco con las varillas y cuece a fuego suave {time}, hasta que nape la cuchara.
2 work | Off the heat melt {cheddar:part} in it and season with {mustard-dijon+nutmeg} and {salt:rest}.
| Fuera del fuego, funde dentro {cheddar:part} y sazona con {mustard-dijon+nutmeg} y {salt:rest}.
why | Boiled, the sauce would turn grainy.
| Si hierve, la salsa queda granulosa.
# Combine and crisp | Mezcla y gratina
2 work | Stir {macaroni} into the sauce.
| Mezcla {macaroni} con la salsa.
20 batch | Tip into the dish, top with {cheddar:rest} and {breadcrumbs} and bake at 200 °C (fan 180 °C) for {time}, until it bubbles and is golden.
| Pasa a la fuente, cubre con {cheddar:rest} y {breadcrumbs} y hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee y se dore.

== fettuccine-alfredo
names: Fettuccine Alfredo, pasta Alfredo, Alfredo pasta, fettuccini Alfredo, fettucine alfredo, Alfredo | Tallarines Alfredo, fettuccine Alfredo, pasta Alfredo, fettuccini Alfredo, fetuchini alfredo, pasta a la Alfredo
about: ribbon pasta in a glossy sauce of butter, Parmesan and a little cream | tallarines en una salsa brillante de mantequilla, parmesano y un poco de nata
kind: main italian easy
serves: 4, most 6 in pan
tools: pastaPot pan grater
core: butter parmesan
ways: stove
- 400 g tagliatelle
- 80 g butter; in cubes | en dados
- 120 ml cream
- 120 g parmesan; finely grated | rallad@ fin@
- 2 tsp salt
- 1/2 tsp black-pepper
~ butter > 80 g butter-plant; in cubes | en dados; name Fettuccine in a silky sauce | Tallarines en salsa sedosa
~ parmesan > 110 g parmesan-vegetarian; finely grated | rallado fino; name Fettuccine with hard cheese | Tallarines con queso duro
~ parmesan > 40 g nutritional-yeast; name Fettuccine in a silky sauce | Tallarines en salsa sedosa
# Boil | Cuece
9 cook | Boil {tagliatelle} in the pot in 4 l of water with {salt} for {time}, until firm to the bite. Save a cup of the liquid and drain.
| Cuece {tagliatelle} en la olla con 4 l de agua y {salt} durante {time}, hasta que quede al dente. Reserva una taza del líquido y escurre.
# Make the sauce | Haz la salsa
3 cook | Meanwhile melt {butter} in the pan over low heat, add {cream} and simmer for {time}.
| Mientras, funde {butter} en la sartén a fuego suave, añade {cream} y cuece {time}.
# Toss | Mezcla
2 cook | Add {tagliatelle} and {100 ml} of the liquid and toss for {time}.
| Añade {tagliatelle} y {100 ml} del líquido y remueve {time}.
2 work | Off the heat add {parmesan+black-pepper} in handfuls and toss until glossy; loosen with more liquid. Serve at once.
| Fuera del fuego, añade {parmesan+black-pepper} a puñados y remueve hasta que brille; aligera con más líquido. Sirve enseguida.

== spaghetti-vongole
names: Spaghetti with clams, spaghetti alle vongole, spaghetti vongole, linguine with clams, linguine vongole, clam pasta, vongole | Espaguetis con almejas, spaghetti alle vongole, espaguetis vongole, pasta con almejas, linguine con almejas, espaguetis a la vongole
about: spaghetti with clams, garlic, white wine and parsley | espaguetis con almejas, ajo, vino blanco y perejil
kind: main italian easy
serves: 4, most 4 in pan
tools: pastaPot pan knife bowl colander
core: clam
ways: stove
- 1000 g clam; live, in their shells | vivas, con su concha
- 400 g spaghetti
- 5 tbsp olive-oil
- 3 clove garlic; sliced | en láminas
- 1/2 tsp chilli-flakes; optional
- 150 ml white-wine
- 20 g parsley; chopped | picad@
- 1 tbsp salt
# Soak out the sand | Quita la arena
60 cook | Soak {clam} in cold water with {salt:part} for {time}. Lift out, rinse, and discard broken ones and those that do not close when tapped.
| Remoja {clam} en agua fría con {salt:part} durante {time}. Saca, enjuaga y desecha las rotas y las que no se cierren al golpearlas.
# Boil | Cuece
8 cook | Boil {spaghetti} in the pot in 4 l of water with {salt:rest} for {time}, until almost done. Save a cup of the liquid.
| Cuece {spaghetti} en la olla con 4 l de agua y {salt:rest} durante {time}, hasta que casi esté. Reserva una taza del líquido.
# Open the shells | Abre las conchas
2 cook | Warm {garlic+chilli-flakes} in {olive-oil} in the pan for {time}, until pale golden.
| Calienta {garlic+chilli-flakes} en {olive-oil} en la sartén {time}, hasta que apenas se dore.
5 batch safe=clam | Add {clam+white-wine}, cover and cook over high heat for {time}, shaking the pan.
| Añade {clam+white-wine}, tapa y cocina a fuego vivo {time}, agitando la sartén.
# Toss | Mezcla
2 cook | Add {spaghetti} and toss with the juices over high heat for {time}, until they cling. Stir in {parsley}.
| Añade {spaghetti} y remueve con los jugos a fuego vivo {time}, hasta que lo envuelvan. Incorpora {parsley}.

== gnocchi-butter-sage
names: Gnocchi with butter and sage, gnocchi with sage butter, sage butter gnocchi, brown butter sage gnocchi, gnocchi burro e salvia | Ñoquis con mantequilla y salvia, gnocchi con mantequilla y salvia, ñoquis a la salvia, gnocchi a la mantequilla
about: potato gnocchi in nut-brown butter with crisp sage | ñoquis de patata en mantequilla tostada con salvia crujiente
kind: main italian easy
serves: 4, most 4 in pan
tools: pastaPot pan slotted
core: gnocchi sage butter
ways: stove
- 800 g gnocchi
- 100 g butter
- 20 leaf sage
- 50 g parmesan; grated | rallad@
- 1.5 tsp salt
- 1/2 tsp black-pepper
~ butter > 90 g butter-plant; name Gnocchi with sage | Ñoquis con salvia
~ butter > 80 ml olive-oil; name Gnocchi with sage | Ñoquis con salvia
# Brown it | Tuéstala
5 cook | Melt {butter} in the pan over medium heat, add {sage} and fry for {time}, until the leaves are crisp and it smells toasted. Take it off the heat.
| Funde {butter} en la sartén a fuego medio, añade {sage} y fríe {time}, hasta que las hojas estén crujientes y huela a tostado. Aparta del fuego.
# Boil | Cuece
3 batch | Drop {gnocchi} into boiling water with {salt} in the pot and cook for {time}, until they rise; lift out with the slotted spoon.
| Echa {gnocchi} en agua hirviendo con {salt} en la olla y cuece {time}, hasta que suban; saca con la espumadera.
# Toss and serve | Mezcla y sirve
2 batch | Toss {gnocchi} in the pan over medium heat for {time}, until lightly golden.
| Saltea {gnocchi} en la sartén a fuego medio {time}, hasta que se dore un poco.
1 work | Serve with {parmesan+black-pepper}.
| Sirve con {parmesan+black-pepper}.

== mushroom-risotto
names: Mushroom risotto, risotto with mushrooms, risotto ai funghi, wild mushroom risotto, risotto, porcini risotto | Risotto de setas, risotto de champiñones, risotto con setas, risotto de hongos, risotto, risotto de boletus, risotto a los funghi
about: creamy rice with browned mushrooms, white wine and Parmesan | arroz meloso con setas doradas, vino blanco y parmesano
kind: main italian medium
serves: 4, most 6 in casserole
tools: casserole pan saucepan knife ladle
core: rice-risotto mushroom
ways: stove pressure-cooker+stove microwave
- 320 g rice-risotto
- 400 g mushroom; sliced | en láminas
- 15 g porcini; dried | sec@; optional
- 1 shallot; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 60 g butter; cold | fría
- 120 ml white-wine
- 1100 ml vegetable-stock; hot | caliente
- 70 g parmesan; grated | rallad@
- 1 tsp salt
- 10 g parsley; chopped | picad@; optional
# Brown | Dora
6 work | Slice {mushroom} and chop {shallot} finely.[ Soak {porcini} in a cup of hot water.]
| Corta {mushroom} en láminas y pica fino {shallot}.[ Remoja {porcini} en una taza de agua caliente.]
7 pieces way=microwave | Turn {mushroom} in {olive-oil} in a large deep bowl and cook in the microwave on high for {time}, until soft. Lift out, pour off the juice and add {salt:part}.
| Mezcla {mushroom} con {olive-oil} en un bol grande y hondo y cuece en el microondas a máxima potencia {time}, hasta que se ablande. Saca, tira el jugo y añade {salt:part}.
8 batch way=stove,pressure-cooker | Fry {mushroom} in {olive-oil} in the pan over high heat for {time}, until browned and dry. Add {salt:part}.
| Saltea {mushroom} en {olive-oil} en la sartén a fuego vivo {time}, hasta que se dore y suelte toda el agua. Añade {salt:part}.
# Start | Rehoga
4 cook way=microwave | Cook {shallot} with {butter:part} in the bowl on high, stir in {rice-risotto+white-wine} and cook, {time} in all.
| Cuece {shallot} con {butter:part} en el bol a máxima potencia, añade {rice-risotto+white-wine} y cuece, {time} en total.
6 cook way=stove,pressure-cooker | Soften {shallot} in {butter:part} in the casserole over medium heat, then stir in {rice-risotto} until hot, {time} in all. Add {white-wine} and let it boil away.
| Pocha {shallot} en {butter:part} en la cazuela a fuego medio, añade {rice-risotto} y remueve hasta que esté caliente; {time} en total. Añade {white-wine} y deja que se evapore.
# Cook until creamy | Cuece hasta que esté meloso
17 cook way=stove | Add {vegetable-stock} by the ladle, stirring often, for {time}, until it is soft with a firm heart.[ Add {porcini} with the soaking water halfway.]
| Añade {vegetable-stock} cazo a cazo, removiendo a menudo, durante {time}, hasta que quede tierno con el corazón firme.[ Añade {porcini} con el agua del remojo a mitad de cocción.]
6 cook way=pressure-cooker | Put it into the pressure cooker with three quarters of {vegetable-stock}[ and {porcini} with the soaking water], close and cook at high pressure for {time}. Release at once and stir in as much of the rest as it takes to flow.
| Pásalo a la olla a presión con tres cuartas partes de {vegetable-stock}[ y {porcini} con el agua del remojo], cierra y cuece a presión alta {time}. Suelta la presión enseguida e incorpora del resto lo que pida para quedar meloso.
18 cook way=microwave | Add two thirds of {vegetable-stock}[ and {porcini} with the soaking water], cover loosely and cook on high for {time} in all, stirring in the rest halfway, until it is soft with a firm heart.
| Añade dos tercios de {vegetable-stock}[ y {porcini} con el agua del remojo], tapa sin cerrar y cuece a máxima potencia {time} en total, con el resto a media cocción, hasta que quede tierno con el corazón firme.
# Finish | Termina
3 work | Off the heat beat in {butter:rest}, {parmesan} and {salt:rest}, until it flows like lava. Fold in {mushroom}.[ Top with {parsley}.]
| Fuera del fuego, incorpora {butter:rest}, {parmesan} y {salt:rest} batiendo, hasta que fluya como lava. Mezcla {mushroom}.[ Termina con {parsley}.]

== saffron-risotto
names: Saffron risotto, risotto alla milanese, risotto milanese, Milanese risotto, yellow risotto | Risotto de azafrán, risotto a la milanesa, risotto milanés, risotto alla milanese, risotto al azafrán
about: creamy golden rice with saffron, butter and Parmesan | arroz meloso y dorado con azafrán, mantequilla y parmesano
kind: main italian medium
serves: 4, most 6 in casserole
tools: casserole saucepan knife ladle
core: rice-risotto saffron
ways: stove pressure-cooker+stove
- 320 g rice-risotto
- 1/2 tsp saffron
- 1 onion; finely chopped | picad@ fin@
- 70 g butter; cold | fría
- 120 ml white-wine
- 1200 ml beef-stock; hot | caliente
- 80 g parmesan; grated | rallad@
- 1 tsp salt
# Prepare | Prepara
5 work | Chop {onion} finely. Crumble {saffron} into a ladle of {beef-stock}.
| Pica fino {onion}. Desmenuza {saffron} en un cazo de {beef-stock}.
# Start | Rehoga
8 cook | Soften {onion} in {butter:part} in the casserole over low heat, then stir in {rice-risotto} until hot, {time} in all. Add {white-wine} and let it boil away.
| Pocha {onion} en {butter:part} en la cazuela a fuego suave, añade {rice-risotto} y remueve hasta que esté caliente; {time} en total. Añade {white-wine} y deja que se evapore.
# Cook ladle by ladle | Cuece cazo a cazo
17 cook way=stove | Add {beef-stock} by the ladle, stirring often, for {time}, with {saffron} halfway, until it is soft with a firm heart.
| Añade {beef-stock} cazo a cazo, removiendo a menudo, durante {time}, con {saffron} a mitad, hasta que quede tierno con el corazón firme.
6 cook way=pressure-cooker | Put it into the pressure cooker with {saffron} and three quarters of {beef-stock}, close and cook at high pressure for {time}. Release at once and stir in as much of the rest as it takes to flow.
| Pásalo a la olla a presión con {saffron} y tres cuartas partes de {beef-stock}, cierra y cuece a presión alta {time}. Suelta la presión enseguida e incorpora del resto lo que pida para quedar meloso.
# Finish | Termina
3 work | Off the heat beat in {butter:rest}, {parmesan+salt} and serve while it flows.
| Fuera del fuego, incorpora {butter:rest}, {parmesan+salt} batiendo y sirve mientras fluya.

== egg-fried-rice
names: Egg fried rice, fried rice, Chinese fried rice, Chinese egg fried rice, stir-fried rice | Arroz frito con huevo, arroz frito, arroz chino, arroz frito chino, arroz salteado
about: cold rice fried hot with egg, peas, spring onion and soy sauce | arroz frío salteado con huevo, guisantes, cebolleta y soja
kind: main east-asian easy
serves: 4, most 4 in wok
tools: wok knife saucepan bowl
core: rice-basmati egg
ways: stove
- 300 g rice-basmati
- 3 egg
- 120 g peas
- 4 spring-onion; sliced | en rodajas
- 2 clove garlic; chopped | picad@
- 3 tbsp sunflower-oil
- 3 tbsp soy-sauce
- 1 tsp sesame-oil
- 1/4 tsp salt
~ egg > 250 g tofu; crumbled | desmenuzado; name Tofu fried rice | Arroz frito con tofu
+ 200 g prawn cooked-ham carrot chicken-breast bacon mushroom red-pepper sweetcorn
# Cook and cool | Cuece y enfría
14 cook | Rinse {rice-basmati}, cover with {450 ml} of water in the saucepan, bring to the boil, cover and cook over the lowest heat for {time}, until dry.
| Enjuaga {rice-basmati}, cubre con {450 ml} de agua en el cazo, lleva a ebullición, tapa y cuece al mínimo {time}, hasta que quede seco.
60 cook | Spread it on a plate at once and chill in the fridge for {time}, uncovered; what you cooked the day before is ideal.
| Extiéndelo enseguida en una fuente y enfría en la nevera {time}, sin tapar; lo ideal es el del día anterior.
why | Cold grains fry loose; left warm, it could make you ill.
| Los granos fríos se saltean sueltos; templado mucho rato, puede sentar mal.
# Cut | Corta
6 work | Cut {spring-onion+garlic} small. Beat {egg} with {salt} in the bowl.
| Corta menudo {spring-onion+garlic}. Bate {egg} con {salt} en el bol.
# Fry very hot | Saltea a fuego vivo
2 batch safe=egg | Heat {sunflower-oil:part} in the wok, scramble {egg} for {time} and lift out.
| Calienta {sunflower-oil:part} en el wok, cuaja {egg} removiendo {time} y saca.
4 batch safe=extra | Fry {peas+garlic} in {sunflower-oil:rest}[, with {extra},] for {time}, until done.
| Saltea {peas+garlic} en {sunflower-oil:rest}[, con {extra},] durante {time}, hasta que esté hecho.
4 batch | Add {rice-basmati} and fry for {time}, pressing out lumps, until it jumps in the wok. Season with {soy-sauce+sesame-oil} and stir in {egg+spring-onion}.
| Añade {rice-basmati} y saltea {time}, deshaciendo los grumos, hasta que salte en el wok. Sazona con {soy-sauce+sesame-oil} y mezcla {egg+spring-onion}.

== rice-pilaf
names: Rice pilaf, pilaf, pilau rice, pilau, pilaf rice, Turkish pilaf, pulao, basmati pilaf | Arroz pilaf, pilaf, arroz pilaf turco, pilaf de arroz, arroz pulao, arroz pilau
about: fluffy rice toasted in butter and steamed with whole spices | arroz suelto rehogado en mantequilla y cocido con especias enteras
kind: side mediterranean easy
serves: 4, most 6 in saucepan
tools: saucepan knife sieve bowl
core: rice-basmati
ways: stove oven rice-cooker+stove
- 300 g rice-basmati
- 40 g butter
- 1 onion; finely chopped | picad@ fin@
- 1 stick cinnamon
- 4 clove; whole | enteros; optional
- 1 bay-leaf
- 550 ml vegetable-stock; hot | caliente
- 3/4 tsp salt
- 30 g almond; flaked | en láminas; optional
+ 150 g peas carrot raisins chickpeas
# Rinse and soak | Enjuaga y remoja
20 cook | Rinse {rice-basmati} until the water is clear and soak in the bowl for {time}; drain well.
| Enjuaga {rice-basmati} hasta que el agua salga clara y remoja en el bol {time}; escurre bien.
# Coat in fat | Rehoga
6 cook | Soften {onion} in {butter} in the saucepan over medium heat for {time}.
| Pocha {onion} en {butter} en el cazo a fuego medio {time}.
3 cook | Stir in {rice-basmati+cinnamon+bay-leaf}[ and {clove}] for {time}, until every grain shines.
| Añade {rice-basmati+cinnamon+bay-leaf}[ y {clove}] y remueve {time}, hasta que todos los granos brillen.
# Steam | Cuece
12 batch way=stove | Pour in {vegetable-stock+salt}[, add {extra}], bring to the boil, cover tightly and cook over the lowest heat for {time}.
| Vierte {vegetable-stock+salt}[, añade {extra}], lleva a ebullición, tapa bien y cuece al mínimo {time}.
18 batch way=oven | Pour in {vegetable-stock+salt}[, add {extra}], bring to the boil, cover tightly and put into the oven at 180 °C (fan 160 °C) for {time}.
| Vierte {vegetable-stock+salt}[, añade {extra}], lleva a ebullición, tapa bien y mete en el horno a 180 °C (160 °C con ventilador) {time}.
22 cook way=rice-cooker | Put it into the rice cooker with {vegetable-stock+salt}[ and {extra}], close and switch on, for about {time}, until it turns to keeping warm.
| Pásalo a la arrocera con {vegetable-stock+salt}[ y {extra}], cierra y enciende, unos {time}, hasta que pase a mantener caliente.
10 cook | Let it stand off the heat, covered, for {time} and fluff with a fork.[ Scatter {almond} on top.]
| Deja reposar tapado fuera del fuego {time} y suelta con un tenedor.[ Reparte {almond} por encima.]
`);
