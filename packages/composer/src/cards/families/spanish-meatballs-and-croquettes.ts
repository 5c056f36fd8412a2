import { cards } from "../parse-cards.ts";

/** Kinds of meatballs, croquettes and turnovers, and the cold set loaf of fish. */
export const SPANISH_MEATBALLS_AND_CROQUETTES = cards(`
== pastel-de-pescado
names: Cold Spanish fish loaf, cold set fish loaf, Spanish fish loaf, Spanish fish pudding | Pastel de pescado, pastel de merluza, pudin de pescado, pastel frío de pescado, pudding de pescado, pudin de merluza
about: a cold set loaf of fish, cream, tomato and egg, with mayonnaise | pastel frío cuajado de pescado, nata, tomate y huevo, con mayonesa
kind: starter spanish easy
serves: 8, most 8 in loafTin, whole
tools: knife saucepan blender loafTin dish
core: white-fish egg
ways: stove+oven
- 500 g white-fish; skinless | sin piel
- 1 leek; in pieces | en trozos
- 1 carrot; in pieces | en trozos; optional
- 1 bay-leaf
- 5 egg
- 250 ml cream
- 200 g tomato-sauce
- 1.25 tsp salt
- 1/4 tsp white-pepper
- 20 g butter; for the tin | para el molde
- 20 g breadcrumbs; for the tin | para el molde
- 150 g mayonnaise; optional
~ white-fish > 500 g salmon; skinless | sin piel; name Spanish salmon terrine | Pastel de salmón
~ white-fish > 400 g tinned-tuna; drained | escurrid@; name Spanish tuna terrine | Pastel de atún
+ 150 g prawn mussel crab
# Poach | Escalfa
15 cook | Simmer {leek+carrot+bay-leaf} in water in the saucepan for {time}.
| Cuece {leek+carrot+bay-leaf} en agua en el cazo {time}.
6 cook safe=white-fish,extra | Add {white-fish} and poach for {time}.[ Poach {extra} with it.] Drain well, take out the leaf, remove any spines and flake.
| Añade {white-fish} y escalfa {time}.[ Escalfa también {extra}.] Escurre bien, retira la hoja y las espinas y desmenuza.
# Mix | Mezcla
4 work | Blend {egg+cream+tomato-sauce+salt+white-pepper} with what was poached. Grease the tin with {butter}, coat with {breadcrumbs} and pour it in.
| Tritura {egg+cream+tomato-sauce+salt+white-pepper} con lo escalfado. Unta el molde con {butter}, cubre con {breadcrumbs} y vierte.
# Bake in a water bath | Hornea al baño maría
55 batch safe=egg | Stand the tin in the dish with hot water half way up and bake at 180 °C (fan 160 °C) for {time}, until a skewer comes out clean.
| Coloca el molde en la fuente con agua caliente hasta media altura y hornea a 180 °C (160 °C con ventilador) {time}, hasta que un palillo salga limpio.
300 cook | Cool and chill for {time}. Turn out and slice cold.[ Serve with {mayonnaise}.] Eat within 3 days.
| Deja enfriar y guarda en la nevera {time}. Desmolda y corta en frío.[ Sirve con {mayonnaise}.] Come en 3 días.

== albondigas-de-pescado
names: Spanish fish balls in sauce, fish meatballs, hake meatballs, fish balls in green sauce | Albóndigas de pescado, albóndigas de merluza, albóndigas de pescado en salsa, albóndigas de rape, albóndigas de merluza en salsa
about: tender balls of fish simmered in a wine and parsley sauce | albóndigas tiernas de pescado en salsa de vino y perejil
kind: main spanish easy
serves: 4, most 6 in casserole
makes: 20
tools: knife bowl pan casserole
core: white-fish
ways: stove
- 600 g white-fish; skinless, boneless, finely chopped | sin piel ni espinas, picad@ fin@
- 60 g bread; soaked in water and squeezed | remojado en agua y escurrido
- 1 egg; binds
- 3 clove garlic; finely chopped | picad@ fin@
- 20 g parsley; chopped | picad@
- 50 g flour
- 100 ml olive-oil
- 1 onion; finely chopped | picad@ fin@
- 150 ml white-wine
- 350 ml fish-stock
- 1.25 tsp salt
- 100 g peas; optional
~ white-fish > 600 g salmon; skinless, finely chopped | sin piel, picado fino; name Salmon balls in sauce | Albóndigas de salmón
~ bread > 60 g bread-gluten-free; soaked in water and squeezed | remojado en agua y escurrido
+ 150 g prawn clam squid cuttlefish
# Shape | Forma
15 work | Mix {white-fish+bread+egg} in the bowl with half of {garlic}, half of {parsley} and half of {salt}. Shape {pieces} balls and roll in {flour}.
| Mezcla {white-fish+bread+egg} en el bol con la mitad de {garlic}, la mitad de {parsley} y la mitad de {salt}. Forma {pieces} bolas y pasa por {flour}.
# Fry | Fríe
8 pieces | Brown the balls in {olive-oil} in the pan, {time} in all, and lift out.
| Dora las bolas en {olive-oil} en la sartén, {time} en total, y saca.
# Make the sauce | Haz la salsa
10 cook | Soften {onion} and the rest of {garlic} in a little of that oil in the casserole for {time}.
| Pocha {onion} y el resto de {garlic} en un poco de ese aceite en la cazuela {time}.
8 cook safe=extra | Add {white-wine}, then {fish-stock} and the rest of {salt}, and simmer for {time}.[ Cook {extra} in it.]
| Añade {white-wine}, después {fish-stock} y el resto de {salt}, y cuece {time}.[ Cuece en ella {extra}.]
10 cook safe=white-fish,egg | Put in the balls with {peas} and simmer for {time}. Scatter the rest of {parsley} over.
| Pon las bolas con {peas} y cuece a fuego suave {time}. Espolvorea el resto de {parsley}.

== albondigas-de-bacalao
names: Salt cod balls in sauce, salt cod meatballs, albóndigas de bacalao, Lenten cod balls | Albóndigas de bacalao, albóndigas de bacalao en salsa, albóndigas de bacalao y patata
about: balls of salt cod and potato in an almond and saffron sauce | albóndigas de bacalao y patata en salsa de almendra y azafrán
kind: main spanish medium
serves: 4, most 6 in casserole
makes: 20
tools: knife bowl saucepan masher pan casserole mortar
core: salt-cod potato
ways: stove
- 400 g salt-cod; desalted | desalado
- 400 g potato; in pieces | en trozos
- 2 egg
- 3 clove garlic
- 15 g parsley; chopped | picad@
- 60 g flour
- 150 ml olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 tomato; grated | rallad@
- 30 g almond; toasted | tostad@
- 1 pinch saffron
- 500 ml fish-stock
- 1/2 tsp salt
# Boil and mash | Cuece y aplasta
20 cook | Boil {potato} in the saucepan with water for {time}, drain and mash.
| Cuece {potato} en el cazo con agua {time}, escurre y aplasta.
3 cook | Scald {salt-cod} in hot water for {time}, drain, dry and flake.
| Escalda {salt-cod} en agua caliente {time}, escurre, seca y desmiga.
# Shape and fry | Forma y fríe
15 work | Mix both in the bowl with {egg+parsley}, shape {pieces} balls and roll in {flour}.
| Mezcla todo en el bol con {egg+parsley}, forma {pieces} bolas y pasa por {flour}.
10 pieces | Fry in {olive-oil} in the pan, {time} in all, until golden. Drain on paper.
| Fríe en {olive-oil} en la sartén, {time} en total, hasta que se doren. Escurre sobre papel.
# Make the sauce | Haz la salsa
12 cook | Soften {onion} in a little of that oil in the casserole, add {tomato} and fry for {time} in all.
| Pocha {onion} en un poco de ese aceite en la cazuela, añade {tomato} y sofríe {time} en total.
6 cook | Pound {almond+garlic+saffron}, stir in with {fish-stock+salt} and simmer for {time}.
| Maja {almond+garlic+saffron}, incorpora con {fish-stock+salt} y cuece {time}.
10 cook safe=salt-cod,egg | Put in the balls and simmer for {time}.
| Pon las bolas y cuece a fuego suave {time}.

== albondigas-de-pollo
names: Spanish chicken meatballs, chicken meatballs in sauce, chicken meatballs in onion sauce | Albóndigas de pollo, albóndigas de pollo en salsa, albóndigas de pollo caseras
about: chicken meatballs in a mild onion and wine sauce | albóndigas de pollo en salsa suave de cebolla y vino
kind: main spanish easy
serves: 4, most 6 in casserole
makes: 24
tools: knife bowl pan casserole blender
core: chicken-mince
ways: stove
- 600 g chicken-mince
- 60 g bread; soaked in water and squeezed | remojado y escurrido
- 1 egg; binds
- 2 clove garlic; finely chopped | picad@ fin@
- 10 g parsley; chopped | picad@
- 50 g flour
- 80 ml olive-oil
- 2 onion; chopped | picad@
- 1 carrot; sliced | en rodajas; optional
- 120 ml white-wine
- 350 ml chicken-stock
- 1.25 tsp salt
- 1/4 tsp black-pepper
~ chicken-mince > 600 g turkey-mince; name Spanish turkey meatballs | Albóndigas de pavo
~ bread > 60 g bread-gluten-free; soaked in water and squeezed | remojado y escurrido
+ 150 g mushroom peas almond tomato-sauce
# Shape | Forma
15 work | Mix {chicken-mince+bread+egg+garlic+parsley+black-pepper} in the bowl with half of {salt}. Shape {pieces} balls with wet hands and roll in {flour}.
| Mezcla {chicken-mince+bread+egg+garlic+parsley+black-pepper} en el bol con la mitad de {salt}. Forma {pieces} bolas con las manos mojadas y pasa por {flour}.
# Fry | Fríe
10 pieces | Brown the balls in {olive-oil} in the pan, {time} in all, and lift out.
| Dora las bolas en {olive-oil} en la sartén, {time} en total, y saca.
# Make the sauce | Haz la salsa
14 cook | Soften {onion+carrot} in a little of that oil in the casserole for {time}.
| Pocha {onion+carrot} en un poco de ese aceite en la cazuela {time}.
10 cook | Add {white-wine}, then {chicken-stock} and the rest of {salt}, simmer for {time} and blend.
| Añade {white-wine}, después {chicken-stock} y el resto de {salt}, cuece {time} y tritura.
15 cook safe=chicken-mince,egg,extra | Put in the balls and simmer for {time}.[ Cook {extra} with them.]
| Pon las bolas y cuece a fuego suave {time}.[ Cuece con ellas {extra}.]

== albondigas-en-salsa-de-almendras
names: Meatballs in almond sauce, Spanish meatballs in almond sauce, Andalusian meatballs with almonds | Albóndigas en salsa de almendras, albóndigas con salsa de almendras, albóndigas con almendras, albóndigas en salsa de almendra
about: meatballs in a golden sauce of almonds, garlic, saffron and wine | albóndigas en salsa dorada de almendra, ajo, azafrán y vino
kind: main spanish medium
serves: 4, most 6 in casserole
makes: 24
tools: knife bowl pan casserole blender
core: minced-meat almond
ways: stove
- 600 g minced-meat
- 40 g breadcrumbs
- 1 egg; binds
- 10 g parsley; chopped | picad@
- 50 g flour
- 100 ml olive-oil
- 80 g almond; peeled | pelad@
- 4 clove garlic
- 30 g bread; in slices | en rebanadas
- 1 onion; finely chopped | picad@ fin@
- 150 ml white-wine
- 450 ml chicken-stock
- 1 pinch saffron
- 1.5 tsp salt
- 1/4 tsp black-pepper
# Shape | Forma
15 work | Mix {minced-meat+breadcrumbs+egg+parsley+black-pepper} in the bowl with half of {salt}. Shape {pieces} balls and roll in {flour}.
| Mezcla {minced-meat+breadcrumbs+egg+parsley+black-pepper} en el bol con la mitad de {salt}. Forma {pieces} bolas y pasa por {flour}.
# Fry | Fríe
10 pieces | Brown the balls in {olive-oil} in the pan, {time} in all, and lift out.
| Dora las bolas en {olive-oil} en la sartén, {time} en total, y saca.
4 cook | In the same oil fry {almond+garlic+bread} for {time}, until golden, and lift out.
| En el mismo aceite fríe {almond+garlic+bread} {time}, hasta que se dore, y saca.
# Make the sauce | Haz la salsa
10 cook | Soften {onion} in a little of that oil in the casserole for {time}.
| Pocha {onion} en un poco de ese aceite en la cazuela {time}.
6 cook | Blend what was fried with {white-wine+chicken-stock+saffron} and the rest of {salt}, pour in and simmer for {time}.
| Tritura lo frito con {white-wine+chicken-stock+saffron} y el resto de {salt}, vierte y cuece {time}.
20 cook safe=minced-meat,egg | Put in the balls and simmer for {time}, until the sauce thickens.
| Pon las bolas y cuece a fuego suave {time}, hasta que la salsa espese.

== albondigas-con-sepia
names: Meatballs with cuttlefish, mandonguilles amb sípia, Catalan meatballs with cuttlefish | Albóndigas con sepia, albóndigas con sepia y guisantes, mandonguilles amb sípia, mar y montaña de albóndigas y sepia
about: Catalan meatballs stewed with cuttlefish, peas and an almond picada | albóndigas guisadas con sepia, guisantes y picada de almendra
kind: main spanish medium
serves: 6, most 6 in casserole
makes: 24
tools: knife bowl pan casserole mortar
core: minced-meat cuttlefish
ways: stove
- 500 g minced-meat
- 40 g breadcrumbs
- 1 egg; binds
- 50 g flour
- 100 ml olive-oil
- 600 g cuttlefish; cleaned, in pieces | limpia, en trozos
- 2 onion; finely chopped | picad@ fin@
- 3 tomato; grated | rallad@
- 120 ml white-wine
- 500 ml fish-stock
- 200 g peas; optional
- 25 g almond; toasted | tostad@
- 3 clove garlic
- 10 g parsley
- 1.5 tsp salt
# Shape and fry | Forma y fríe
15 work | Mix {minced-meat+breadcrumbs+egg} in the bowl with half of {salt}. Shape {pieces} balls and roll in {flour}.
| Mezcla {minced-meat+breadcrumbs+egg} en el bol con la mitad de {salt}. Forma {pieces} bolas y pasa por {flour}.
10 pieces | Brown the balls in {olive-oil} in the pan, {time} in all, and lift out.
| Dora las bolas en {olive-oil} en la sartén, {time} en total, y saca.
# Stew | Guisa
22 cook | Soften {onion} in a little of that oil in the casserole, add {tomato} and fry for {time} in all, until dark.
| Pocha {onion} en un poco de ese aceite en la cazuela, añade {tomato} y sofríe {time} en total, hasta que oscurezca.
30 cook safe=cuttlefish | Add {cuttlefish}, then {white-wine+fish-stock} with the rest of {salt}, cover and simmer for {time}, until tender.
| Añade {cuttlefish}, después {white-wine+fish-stock} con el resto de {salt}, tapa y cuece {time}, hasta que esté tierna.
20 cook safe=minced-meat,egg | Put in the balls with {peas} and simmer for {time}.
| Pon las bolas con {peas} y cuece a fuego suave {time}.
4 cook | Pound {almond+garlic+parsley}, stir in and simmer for {time}.
| Maja {almond+garlic+parsley}, incorpora y cuece {time}.

== empanadillas-de-carne
names: Spanish meat turnovers, meat empanadillas, mince empanadillas, beef empanadillas | Empanadillas de carne, empanadillas de carne picada, empanadillas de carne al horno, empanadillas de carne fritas
about: small turnovers of mince, onion, pepper and tomato | empanadillas de carne picada, cebolla, pimiento y tomate
kind: snack spanish easy
serves: 4, most 4 in tray
makes: 16
tools: knife pan tray paper saucepan
core: minced-meat empanada-dough
ways: stove+oven stove+air-fryer
- 16 empanada-dough; in discs | en discos
- 350 g minced-meat
- 1 onion; finely chopped | picad@ fin@
- 1/2 green-pepper; finely chopped | picad@ fin@; optional
- 2 clove garlic; chopped | picad@
- 150 g tomato-sauce
- 2 tbsp olive-oil
- 1/2 tsp paprika-sweet
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 1 egg; beaten | batid@; optional
~ minced-meat > 300 g meat-substitute; name Plant-based empanadillas | Empanadillas de carne vegetal
+ 80 g cheese olives raisins
# Make the filling | Haz el relleno
8 cook | Soften {onion+green-pepper+garlic} in {olive-oil} in the pan for {time}.
| Pocha {onion+green-pepper+garlic} con {olive-oil} en la sartén {time}.
12 cook safe=minced-meat | Add {minced-meat+salt+black-pepper+paprika-sweet}, fry loose, then {tomato-sauce}, and cook for {time} in all, until dry. Cool.[ Mix with {extra}.]
| Añade {minced-meat+salt+black-pepper+paprika-sweet}, fríe suelta, después {tomato-sauce}, y cocina {time} en total, hasta que se seque. Deja enfriar.[ Mezcla con {extra}.]
# Fill | Rellena
15 work | Put a spoonful on each of {empanada-dough}, fold and press the edge with a fork: {pieces} pieces.[ Brush with {egg}.]
| Pon una cucharada en cada una de {empanada-dough}, dobla y sella el borde con un tenedor: {pieces} piezas.[ Pinta con {egg}.]
# Bake | Hornea
18 batch way=oven safe=egg | Bake on the lined tray at 200 °C (fan 180 °C) for {time}, until golden.
| Hornea en la bandeja forrada a 200 °C (180 °C con ventilador) {time}, hasta que se doren.
12 batch way=air-fryer safe=egg | Cook in the air fryer at 180 °C for {time}, turning once, until golden.
| Cocina en la freidora de aire a 180 °C {time}, con una vuelta, hasta que se doren.
`);
