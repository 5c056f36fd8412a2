import { cards } from "../parse-cards.ts";

/** Dishes of Greek homes and tavernas. */
export const GREEK_HOME = cards(`
== avgolemono
names: Avgolemono, avgolemono soup, Greek lemon chicken soup, Greek egg and lemon soup, Greek chicken soup, Greek lemon soup, chicken avgolemono, kotosoupa avgolemono | Avgolemono, sopa avgolemono, sopa griega de limón, sopa griega de pollo y limón, sopa griega de huevo y limón, sopa griega de pollo
about: velvety chicken and rice soup thickened with egg and lemon | sopa aterciopelada de pollo y arroz ligada con huevo y limón
kind: soup mediterranean medium
serves: 6, most 8 in pot
tools: knife pot bowl whisk
core: egg lemon chicken-thigh
ways: stove pressure-cooker+stove
- 1000 g chicken-thigh-on-bone as chicken-thigh
- 1 onion; halved | en mitades
- 1 carrot; halved | en mitades
- 1 stick celery; halved | en mitades
- 1 bay-leaf
- 2 tsp salt
- 150 g rice; short-grain | de grano corto
- 3 egg
- 2 lemon; juiced | en zumo
- 1/4 tsp black-pepper
- 10 g dill; chopped | picad@; optional
~ chicken-thigh > 500 g tinned-chickpeas; drained | escurridos; name Chickpea avgolemono | Avgolemono de garbanzos
# Cook the base | Cuece la base
45 cook way=stove safe=chicken-thigh | Simmer {chicken-thigh+onion+carrot+celery+bay-leaf+salt} in {2000 ml} of water in the pot for {time}, skimming. Strain, keep the liquid hot and lift out {chicken-thigh}.
| Cuece {chicken-thigh+onion+carrot+celery+bay-leaf+salt} en {2000 ml} de agua en la olla {time}, espumando. Cuela, mantén caliente el líquido y aparta {chicken-thigh}.
18 cook way=pressure-cooker safe=chicken-thigh | Cook {chicken-thigh+onion+carrot+celery+bay-leaf+salt} in {1800 ml} of water in the pressure cooker at high pressure for {time} and let the pressure fall. Strain into the pot and lift out {chicken-thigh}.
| Cuece {chicken-thigh+onion+carrot+celery+bay-leaf+salt} en {1800 ml} de agua en la olla a presión a presión alta {time} y deja que baje la presión. Cuela sobre la olla y aparta {chicken-thigh}.
3 work if=chicken-thigh | Take {chicken-thigh} off the bone and shred.
| Quita el hueso a {chicken-thigh} y desmenuza.
15 cook | Simmer {rice} in the strained liquid for {time}, until soft.
| Cuece {rice} en el líquido colado {time}, hasta que esté tierno.
# Thicken | Liga
3 work | Take the pot off the heat. Whisk {egg} in the bowl until frothy, whisk in {lemon}, then slowly two ladles of the hot liquid.
| Retira la olla del fuego. Bate {egg} en el bol hasta que espume, incorpora {lemon} y, poco a poco, dos cucharones del líquido caliente.
4 cook safe=egg | Stir it into the pot with {chicken-thigh} and warm over low heat for {time}, stirring: it thickens lightly and must not boil. Season with {black-pepper}.[ Scatter {dill} over the top.]
| Añade a la olla con {chicken-thigh} y calienta a fuego suave {time}, removiendo: espesa un poco y no debe hervir. Sazona con {black-pepper}.[ Reparte {dill} por encima.]
why | The hot liquid warms them slowly, so that they do not curdle.
| El líquido caliente los templa despacio y así no se cortan.
== pastitsio
names: Pastitsio, pasticcio, Greek lasagne, Greek lasagna, pastichio, Greek pasta bake, Greek baked macaroni | Pastitsio, pastichio, lasaña griega, macarrones griegos al horno, pastel griego de macarrones
about: layers of macaroni, spiced meat sauce and thick béchamel | capas de macarrones, carne especiada y bechamel espesa
kind: main mediterranean medium
serves: 8, most 8 in dish
tools: knife pastaPot pan saucepan whisk dish
core: penne beef-mince
ways: stove+oven
- 400 g penne
- 700 g beef-mince
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 100 ml red-wine
- 1 can tinned-tomatoes
- 2 tbsp tomato-puree
- 1 tsp cinnamon
- 1/4 tsp allspice
- 2.5 tsp salt
- 90 g butter
- 90 g flour
- 1000 ml milk
- 1/4 tsp nutmeg
- 120 g parmesan; grated | rallado
- 2 egg; binds
~ beef-mince > 600 g tinned-lentils; drained | escurridas; name Lentil pastitsio | Pastitsio de lentejas
~ penne > 400 g pasta-gluten-free; tubes | en tubos; name Pastitsio | Pastitsio
~ flour > 60 g cornflour
# Cook the filling | Haz el relleno | group=1
35 cook safe=beef-mince | Soften {onion+garlic} in {olive-oil} in the pan, stir in {beef-mince} over high heat, then {red-wine+tinned-tomatoes+tomato-puree+cinnamon+allspice} with half of {salt}, and simmer until thick, {time} in all.
| Pocha {onion+garlic} con {olive-oil} en la sartén, añade {beef-mince} a fuego vivo y luego {red-wine+tinned-tomatoes+tomato-puree+cinnamon+allspice} con la mitad de {salt}, y cuece hasta que espese, {time} en total.
# Boil | Hierve | group=1
8 cook | Boil {penne} in water with a quarter of {salt} for {time}, until almost soft, and drain.
| Cuece {penne} en agua con un cuarto de {salt} {time}, hasta que estén casi en su punto, y escurre.
# Make the topping | Haz la cobertura
12 cook | Cook {butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, whisking, until thick. Season with {nutmeg} and the rest of {salt}. Off the heat beat in {egg} and half of {parmesan}.
| Rehoga {butter+flour} en el cazo, incorpora {milk} y cuece {time} sin dejar de batir, hasta que espese. Sazona con {nutmeg} y el resto de {salt}. Fuera del fuego incorpora {egg} y la mitad de {parmesan}.
# Layer and bake | Monta y hornea
6 work | Mix {penne} with a ladle of this sauce, spread half in the dish, cover with the filling and the other half, and pour the rest of the sauce on top. Scatter the rest of {parmesan} over it.
| Mezcla {penne} con un cucharón de esta salsa, reparte la mitad en la fuente, cubre con el relleno y la otra mitad, y vierte encima el resto de la salsa. Reparte el resto de {parmesan}.
45 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until deep golden.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore bien.
30 cook | Let it stand for {time}: then it cuts cleanly.
| Deja reposar {time}: así se corta bien.
== gemista
names: Gemista, yemista, Greek stuffed tomatoes, Greek stuffed tomatoes and peppers, stuffed tomatoes and peppers, gemista with rice, stuffed tomatoes with rice | Gemista, yemista, tomates rellenos de arroz, tomates rellenos a la griega, tomates y pimientos rellenos de arroz, tomates y pimientos rellenos
about: tomatoes and peppers filled with herbed rice and baked | tomates y pimientos rellenos de arroz con hierbas y asados
kind: main mediterranean medium
serves: 4, most 4 in dish
tools: knife pan dish bowl
core: tomato rice
ways: oven+stove
- 6 tomato; large, ripe | grandes, maduros
- 4 green-pepper
- 250 g rice; short-grain, rinsed | de grano corto, lavad@
- 2 onion; finely chopped | picad@ fin@
- 1 courgette; grated | rallad@
- 2 clove garlic; chopped | picad@
- 150 ml olive-oil
- 30 g pine-nuts; optional
- 30 g raisins; optional
- 20 g mint; chopped | picad@
- 20 g parsley; chopped | picad@
- 2 tbsp tomato-puree
- 2 tsp salt
- 1/2 tsp black-pepper
- 600 g potato; in wedges | en gajos
+ 250 g beef-mince lamb-mince
# Hollow out | Vacía
12 work | Cut lids off {tomato+green-pepper}. Scoop out and chop the flesh of {tomato} and remove the seeds of {green-pepper}. Stand the shells in the dish and season them inside with a quarter of {salt}.
| Corta una tapa a {tomato+green-pepper}. Vacía y pica la pulpa de {tomato} y quita las semillas de {green-pepper}. Colócalos en la fuente y sazona por dentro con un cuarto de {salt}.
# Make the filling | Haz el relleno
15 cook safe=extra | Soften {onion+courgette+garlic} in a third of {olive-oil} in the pan, add {rice+pine-nuts+raisins+black-pepper+extra}, half of the chopped flesh and half of {salt}, and simmer until the liquid is taken up, {time} in all.
| Pocha {onion+courgette+garlic} con un tercio de {olive-oil} en la sartén, añade {rice+pine-nuts+raisins+black-pepper+extra}, la mitad de la pulpa picada y la mitad de {salt}, y cuece hasta que se absorba el líquido, {time} en total.
4 work | Stir in {mint+parsley}. Fill the shells three quarters full, as the grains swell, and put the lids on.
| Añade {mint+parsley}. Rellena hasta tres cuartos, porque el grano crece, y pon las tapas.
# Bake | Hornea
5 work | Wedge {potato} in between. Mix the rest of the flesh with {tomato-puree}, {150 ml} of water, the rest of {salt} and the rest of {olive-oil} and pour it over everything.
| Encaja {potato} en los huecos. Mezcla el resto de la pulpa con {tomato-puree}, {150 ml} de agua, el resto de {salt} y el resto de {olive-oil} y riégalo todo.
80 batch | Cover with foil and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last half hour, until soft and browned. Eat warm or lukewarm.
| Tapa con papel de aluminio y hornea a 190 °C (170 °C con ventilador) {time}, destapando la última media hora, hasta que todo esté blando y dorado. Come caliente o templado.
== fasolada
names: Fasolada, fasoulada, Greek bean soup, Greek white bean soup, fassolada | Fasolada, fasoulada, sopa griega de alubias, sopa griega de judías blancas, alubias a la griega
about: white beans simmered with vegetables, tomato and olive oil | alubias blancas cocidas con verduras, tomate y aceite de oliva
kind: soup mediterranean easy
serves: 6, most 8 in pot
tools: knife bowl pot
core: dried-white-beans
ways: stove pressure-cooker+stove
- 400 g dried-white-beans
- 1 onion; chopped | picad@
- 3 carrot; in slices | en rodajas
- 2 stick celery; with leaves, sliced | con hojas, en rodajas
- 1 can tinned-tomatoes
- 2 tbsp tomato-puree
- 120 ml olive-oil
- 1 bay-leaf
- 1/2 tsp oregano
- 2 tsp salt
- 1 tbsp red-wine-vinegar
- 15 g parsley; chopped | picad@; optional
# Soak | Remoja
480 cook | Soak {dried-white-beans} in plenty of cold water in the bowl for {time}, or overnight. Drain.
| Remoja {dried-white-beans} en abundante agua fría en el bol {time}, o toda la noche. Escurre.
# Boil | Hierve
10 cook | Cover with fresh water in the pot, boil hard for {time} and drain again.
| Cubre con agua nueva en la olla, hierve fuerte {time} y escurre otra vez.
# Simmer | Cuece
50 cook way=stove | Add {1800 ml} of hot water, {onion+carrot+celery+bay-leaf}, and half of {olive-oil} and simmer, half covered, for {time}, until almost soft.
| Añade {1800 ml} de agua caliente, {onion+carrot+celery+bay-leaf}, y la mitad de {olive-oil} y cuece medio tapado {time}, hasta que estén casi tiernas.
18 cook way=pressure-cooker | Put them into the pressure cooker with {1500 ml} of hot water, {onion+carrot+celery+bay-leaf}, and half of {olive-oil}, cook at high pressure for {time} and let the pressure fall. Pour back into the pot.
| Pásalas a la olla a presión con {1500 ml} de agua caliente, {onion+carrot+celery+bay-leaf}, y la mitad de {olive-oil}, cuece a presión alta {time} y deja que baje la presión. Devuelve a la olla.
25 cook | Add {tinned-tomatoes+tomato-puree+oregano+salt} and simmer for {time}, until creamy and thick.
| Añade {tinned-tomatoes+tomato-puree+oregano+salt} y cuece {time}, hasta que quede cremoso y espeso.
# Finish | Termina
1 work | Stir in {red-wine-vinegar} and the rest of {olive-oil}.[ Scatter {parsley} over it.]
| Añade {red-wine-vinegar} y el resto de {olive-oil}.[ Reparte {parsley} por encima.]
== keftedes
names: Keftedes, keftedakia, Greek meatballs, keftethes, Greek fried meatballs, Greek style meatballs | Keftedes, keftedakia, albóndigas griegas, albóndigas a la griega, albóndigas griegas fritas
about: fried meatballs with mint, oregano and onion | albóndigas fritas con menta, orégano y cebolla
kind: main mediterranean easy
serves: 4, most 4 in pan
makes: 24
tools: knife bowl grater pan
core: minced-meat
ways: stove air-fryer oven
- 500 g minced-meat
- 80 g bread; without crust | sin corteza
- 60 ml milk
- 1 onion; grated | rallad@
- 1 clove garlic; crushed | machacad@
- 1 egg; binds
- 15 g mint; chopped | picad@
- 15 g parsley; chopped | picad@
- 1 tsp oregano
- 1 tbsp wine-vinegar
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 60 g flour
- 150 ml olive-oil
- 1 lemon; in wedges | en gajos
~ minced-meat > 450 g meat-substitute; name Plant-based keftedes | Keftedes vegetales
# Knead | Amasa
10 work | Soak {bread} in {milk} in the bowl and crush. Knead in {minced-meat+onion+garlic+egg+mint+parsley+oregano+wine-vinegar+salt+black-pepper}.
| Remoja {bread} en {milk} en el bol y aplasta. Amasa con {minced-meat+onion+garlic+egg+mint+parsley+oregano+wine-vinegar+salt+black-pepper}.
30 cook | Chill for {time}.
| Enfría {time}.
# Shape | Forma
10 work | Shape into {pieces} balls and turn in {flour}.
| Forma {pieces} bolas y pásalas por {flour}.
# Cook | Cocina
14 pieces way=stove safe=minced-meat,egg | Fry in two rounds in {olive-oil} in the pan over medium heat, {time} in all, turning, until brown all over. Drain on paper.
| Fríe en dos tandas con {olive-oil} en la sartén a fuego medio, {time} en total, con varias vueltas, hasta que se doren por todos lados. Escurre sobre papel.
14 batch way=air-fryer safe=minced-meat,egg | Brush with a little of {olive-oil} and cook in one layer in the air fryer at 190 °C for {time}, shaking once, until brown.
| Unta con un poco de {olive-oil} y cocina en una capa en la freidora de aire a 190 °C {time}, moviendo una vez, hasta que se doren.
22 batch way=oven safe=minced-meat,egg | Turn in a little of {olive-oil} and bake on a tray at 210 °C (fan 190 °C) for {time}, turning once, until brown.
| Unta con un poco de {olive-oil} y hornea en una bandeja a 210 °C (190 °C con ventilador) {time}, con una vuelta, hasta que se doren.
1 work | Serve hot with {lemon}.
| Sirve calientes con {lemon}.
== prawn-saganaki
names: Prawn saganaki, shrimp saganaki, prawns saganaki, garides saganaki, Greek prawns with feta, Greek shrimp with feta, prawns with tomato and feta | Gambas saganaki, saganaki de gambas, saganaki de langostinos, camarones saganaki, gambas a la griega, gambas con tomate y feta
about: prawns in tomato sauce under softened feta | gambas en salsa de tomate con feta fundido
kind: main mediterranean easy
serves: 4, most 4 in pan
tools: knife pan
core: prawn feta
ways: stove
- 600 g prawn
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; in strips | en tiras
- 2 clove garlic; chopped | picad@
- 1/2 tsp chilli-flakes
- 50 ml liqueur; ouzo or another of anise | ouzo u otro de anís; optional
- 1 can tinned-tomatoes
- 1 tsp oregano
- 1 tsp salt
- 150 g feta; in pieces | en trozos
- 15 g parsley; chopped | picad@
~ prawn > 400 g tinned-chickpeas; drained | escurridos; name Chickpea saganaki | Saganaki de garbanzos
~ feta > 150 g tofu; firm, in cubes | firme, en dados; name Saganaki with tofu | Saganaki con tofu
# Make the sauce | Haz la salsa
8 cook | Soften {onion+green-pepper} in {olive-oil} in the pan for {time}, adding {garlic+chilli-flakes} for the last minute.
| Pocha {onion+green-pepper} con {olive-oil} en la sartén {time}, con {garlic+chilli-flakes} en el último minuto.
12 cook | [Add {liqueur} and let it boil away. ]Add {tinned-tomatoes+oregano+salt} and simmer for {time}, until thick.
| [Añade {liqueur} y deja que se evapore. ]Añade {tinned-tomatoes+oregano+salt} y cuece {time}, hasta que espese.
# Cook and finish | Cocina y termina
6 batch safe=prawn | Lay {prawn} in the sauce, scatter {feta} over it, cover and cook gently for {time}, until done, with a soft topping. Scatter {parsley} over and serve from the pan.
| Coloca {prawn} en la salsa, reparte {feta} por encima, tapa y cuece suave {time}, hasta que todo esté hecho y la capa de arriba se ablande. Reparte {parsley} y sirve en la sartén.
== saganaki
names: Saganaki, cheese saganaki, Greek fried cheese, fried saganaki, saganaki cheese, fried Greek cheese, fried feta | Saganaki, queso saganaki, saganaki de queso, queso frito griego, queso frito a la griega, feta frita
about: slabs of cheese fried crisp outside and soft within | lonchas gruesas de queso fritas, crujientes por fuera y tiernas por dentro
kind: starter mediterranean easy
serves: 4, most 4 in pan
tools: pan knife
core: halloumi
ways: stove
- 400 g halloumi; in 1 cm slabs | en lonchas de 1 cm
- 60 g flour
- 60 ml olive-oil
- 1 lemon; in wedges | en gajos
- 1/2 tsp oregano
- 1 tbsp honey; optional
~ halloumi > 400 g tofu; firm, in 1 cm slabs | firme, en lonchas de 1 cm; name Tofu saganaki | Saganaki de tofu
~ flour > 50 g cornflour
# Coat | Reboza
3 work | Rinse {halloumi} under cold water, do not dry, and turn in {flour}, pressing it on.
| Pasa {halloumi} por agua fría, no seques, y reboza en {flour}, apretando para que se pegue.
# Fry | Fríe
5 batch | Heat {olive-oil} in the pan until hot and fry for {time}, turning once, until golden on both sides.
| Calienta bien {olive-oil} en la sartén y fríe {time}, con una vuelta, hasta que se dore por ambos lados.
1 work | Scatter {oregano} over it and serve at once with {lemon}.[ Trickle {honey} over it.]
| Espolvorea {oregano} y sirve enseguida con {lemon}.[ Riega con {honey}.]
== stuffed-vine-leaves
names: Stuffed vine leaves, dolmades, dolmadakia, dolma, dolmas, stuffed grape leaves, yaprak sarma, warak enab, dolmathes | Hojas de parra rellenas, dolmades, dolmadakia, dolma, dolmas, hojas de vid rellenas, warak enab
about: vine leaves rolled around rice, herbs and pine nuts | hojas de parra enrolladas con arroz, hierbas y piñones
kind: starter mediterranean medium
serves: 6, most 6 in casserole
makes: 36
tools: knife bowl pan casserole
core: vine-leaves rice
ways: stove
- 250 g vine-leaves; in brine | en salmuera
- 200 g rice; short-grain, rinsed | de grano corto, lavad@
- 2 onion; finely chopped | picad@ fin@
- 120 ml olive-oil
- 40 g pine-nuts
- 30 g raisins; optional
- 20 g dill; chopped | picad@
- 20 g mint; chopped | picad@
- 1/2 tsp allspice
- 1 tsp salt
- 2 lemon; juiced | en zumo
+ 250 g lamb-mince beef-mince
# Soak | Desala
15 cook | Cover {vine-leaves} with boiling water for {time}, rinse, drain and cut off the stalks.
| Cubre {vine-leaves} con agua hirviendo {time}, enjuaga, escurre y quita los rabillos.
# Make the filling | Haz el relleno
10 cook | Soften {onion} in half of {olive-oil} in the pan for {time}.[ Fry {pine-nuts} in it at the end.]
| Pocha {onion} con la mitad de {olive-oil} en la sartén {time}.[ Dora {pine-nuts} con ello al final.]
3 work | Stir in {rice+raisins+dill+mint+allspice+salt} off the heat.[ Knead in {extra}.]
| Mezcla con {rice+raisins+dill+mint+allspice+salt} fuera del fuego.[ Amasa con {extra}.]
# Roll | Enrolla
40 work | Lay a teaspoonful on the rough side of each of {pieces} leaves, fold in the sides and roll up, not too tightly.
| Pon una cucharadita en el lado áspero de cada una de las {pieces} hojas, dobla los lados y enrolla sin apretar demasiado.
# Cook | Cuece
50 cook safe=extra | Line the casserole with torn leaves, lay the parcels in it close together, pour over {lemon}, the rest of {olive-oil} and {400 ml} of hot water, put a plate on top, cover and simmer gently for {time}, until the filling is soft.
| Forra la cazuela con hojas rotas, coloca los paquetes bien juntos, riega con {lemon}, el resto de {olive-oil} y {400 ml} de agua caliente, pon un plato encima, tapa y cuece a fuego suave {time}, hasta que el relleno esté tierno.
30 cook | Let them cool in the casserole for {time} and eat lukewarm, or chill at once.
| Deja templar en la cazuela {time} y come templados, o enfría enseguida.
`);
