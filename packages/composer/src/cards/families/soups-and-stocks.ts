import { cards } from "../parse-cards.ts";

export const SOUPS_AND_STOCKS = cards(`
== clam-chowder
names: Clam chowder, New England clam chowder, chowder, Boston clam chowder | Clam chowder, sopa de almejas, crema de almejas, chowder, sopa de almejas de Nueva Inglaterra
about: a creamy soup of clams, bacon and potato | sopa cremosa de almejas, beicon y patata
kind: soup any medium
serves: 4, most 6 in pot
tools: knife pot colander saucepan
core: clam potato
ways: stove
- 1200 g clam
- 500 ml water
- 100 g bacon; diced | en dados
- 30 g butter
- 1 onion; chopped | picad@
- 1 stick celery; diced | en dados
- 30 g flour
- 400 ml milk
- 500 g potato; in 1.5 cm dice | en dados de 1,5 cm
- 1 bay-leaf
- 3 sprig thyme
- 150 ml cream
- 1/2 tsp salt
- 1/4 tsp black-pepper
# Open the shells | Abre las conchas
60 cook | Soak {clam} in salted cold water for {time}, then rinse and throw away any that are broken.
| Deja {clam} en agua fría muy salada {time}, enjuaga y desecha lo roto.
5 batch safe=clam | Bring {water} to the boil in the saucepan, add {clam}, cover and cook for {time}, until open. Strain and save the liquid; take out the flesh.
| Lleva {water} a ebullición en el cazo, añade {clam}, tapa y cuece {time}, hasta que se abran. Cuela y guarda el líquido; saca lo de dentro.
# Build the soup | Haz la base
10 cook | Fry {bacon} in {butter} in the pot, then soften {onion+celery} in it for {time} in all. Stir in {flour}.
| Dora {bacon} con {butter} en la olla y pocha después {onion+celery} {time} en total. Incorpora {flour}.
18 cook | Pour in the saved liquid and {milk}, add {potato+bay-leaf+thyme} and simmer for {time}, until tender.
| Vierte el líquido guardado y {milk}, añade {potato+bay-leaf+thyme} y cuece {time}, hasta que esté todo tierno.
# Finish | Termina
3 cook | Stir in {cream+clam+salt+black-pepper} and warm for {time} without boiling.
| Incorpora {cream+clam+salt+black-pepper} y calienta {time} sin que hierva.

== bouillabaisse
names: Bouillabaisse, Provençal fish stew, French fish soup, Marseille fish stew, French fish stew, bouillabaisse with rouille, bouillabaisse with rouille and toast, bouillabaise | Bullabesa, bouillabaisse, sopa de pescado marsellesa, sopa de pescado francesa, bullabesa con rouille, bouillabaisse con rouille, bullabesa con rouille y tostadas
about: Provençal fish and shellfish stew with saffron and a garlic sauce on toast | guiso provenzal de pescado y marisco con azafrán y una salsa de ajo sobre tostadas
kind: main french medium
serves: 6, most 6 in pot
tools: knife pot bowl tray
core: monkfish saffron fennel
ways: stove+oven
- 300 g monkfish; in large pieces | en trozos grandes
- 300 g scorpion-fish; cleaned, in large pieces | limpia, en trozos grandes
- 250 g sea-bass; in large pieces | en trozos grandes
- 500 g mussel; cleaned | limpios
- 300 g prawn
- 80 ml olive-oil
- 1 onion; sliced | en juliana
- 1 leek; sliced | en rodajas
- 1 fennel; sliced | en láminas
- 4 clove garlic; crushed | machacad@
- 1 can tinned-tomatoes
- 1 orange; only the peel | solo la piel
- 1/2 tsp saffron
- 150 ml white-wine
- 1500 ml fish-stock
- 2 bay-leaf
- 500 g potato; in 1 cm slices | en rodajas de 1 cm
- 1.5 tsp salt
-- For the rouille | Para la rouille
- 150 g mayonnaise
- 2 clove garlic as rouille-garlic; crushed | machacad@
- 1/2 tsp paprika-sweet
- 1/4 tsp chilli-flakes; optional
- 12 slice bread; thin | finas
- 1 tbsp olive-oil as toast-oil
~ monkfish > 300 g hake; in large pieces | en trozos grandes; name Bouillabaisse | Bullabesa
~ scorpion-fish > 300 g sea-bream; in large pieces | en trozos grandes
~ scorpion-fish > 300 g red-mullet; cleaned | limpios
~ mayonnaise > 150 g vegan-mayonnaise
# Build the base | Haz la base
12 cook | Soften {onion+leek+fennel+garlic} in {olive-oil} in the pot for {time} without browning.
| Pocha {onion+leek+fennel+garlic} con {olive-oil} en la olla {time} sin que se doren.
20 cook | Add {white-wine}, boil down, then add {tinned-tomatoes+orange+saffron+fish-stock+bay-leaf+salt} and simmer for {time}.
| Añade {white-wine}, deja reducir y añade {tinned-tomatoes+orange+saffron+fish-stock+bay-leaf+salt}; cuece {time}.
# Cook in order | Cuece por orden
12 cook | Add {potato} and simmer for {time}, until almost tender.
| Añade {potato} y cuece {time}, hasta que esté casi todo tierno.
7 batch safe=monkfish,scorpion-fish,sea-bass,mussel,prawn | Lay in {monkfish+scorpion-fish+sea-bass}, then {mussel+prawn}, cover and simmer for {time} without stirring.
| Coloca {monkfish+scorpion-fish+sea-bass} y encima {mussel+prawn}, tapa y cuece {time} sin remover.
# Make the rouille | Haz la rouille
4 work | Stir {mayonnaise} in the bowl with a spoonful of the liquid from the pot, then with {rouille-garlic+paprika-sweet+chilli-flakes}.
| Mezcla {mayonnaise} en el bol con una cucharada del líquido de la olla y después con {rouille-garlic+paprika-sweet+chilli-flakes}.
10 cook | Brush {bread} with {toast-oil} and bake on the tray at 200 °C (fan 180 °C) for {time}, until crisp.
| Unta {bread} con {toast-oil} y hornea en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que cruja.
2 work | Spread the sauce on {bread} and float it on each plate, with the rest beside it.
| Unta {bread} con la salsa y pon una rebanada en cada plato, con el resto al lado.

== borscht
names: Borscht, borsch, beetroot soup, beet soup, Ukrainian borscht, Russian beetroot soup | Borsch, sopa de remolacha, borscht, sopa borsch, crema de remolacha, borsch ucraniano
about: a sweet and sour beetroot and cabbage soup with sour cream | sopa agridulce de remolacha y col con nata agria
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot grater
core: beetroot
ways: stove
- 3 tbsp sunflower-oil
- 1 onion; chopped | picad@
- 2 carrot; grated | rallad@
- 600 g beetroot; raw, grated | crud@ y rallad@
- 2 tbsp tomato-puree
- 2 tbsp wine-vinegar
- 1 tsp sugar
- 1500 ml beef-stock
- 400 g potato; peeled, diced | pelad@, en dados
- 300 g cabbage; shredded | en tiras
- 1 bay-leaf
- 2 clove garlic; crushed | machacad@
- 1.5 tsp salt
- 120 ml sour-cream
- 15 g dill; chopped | picado
~ sour-cream > 120 ml yoghurt-soy
# Fry | Sofríe
15 cook | Soften {onion+carrot} in {sunflower-oil} in the pot, add {beetroot+tomato-puree+wine-vinegar+sugar} and fry for {time} in all.
| Pocha {onion+carrot} con {sunflower-oil} en la olla, añade {beetroot+tomato-puree+wine-vinegar+sugar} y sofríe {time} en total.
why | The acid keeps the colour red.
| El ácido mantiene el color rojo.
# Simmer | Cuece
25 cook | Add {beef-stock+potato+cabbage+bay-leaf+salt} and simmer for {time}, until everything is soft.
| Añade {beef-stock+potato+cabbage+bay-leaf+salt} y cuece {time}, hasta que todo esté blando.
10 cook | Stir in {garlic}, take off the heat and let it stand for {time}. Serve with {sour-cream+dill}.
| Añade {garlic}, retira del fuego y deja reposar {time}. Sirve con {sour-cream+dill}.

== split-pea-soup
names: Pea soup, split pea soup, pea and ham soup, split pea and ham soup, green pea soup, Dutch pea soup | Crema de guisantes, sopa de guisantes, sopa de guisantes secos, crema de arvejas, sopa de arvejas, sopa de chícharos, puré de guisantes
about: a thick soup of split peas with ham | sopa espesa de guisantes secos con jamón
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot blender
core: split-peas
ways: stove pressure-cooker+stove slow-cooker+stove
- 400 g split-peas; rinsed | lavad@
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 1 stick celery; diced | en dados
- 2 clove garlic; chopped | picad@
- 1600 ml vegetable-stock
- 1 bay-leaf
- 3 sprig thyme
- 200 g cooked-ham; diced | en dados; optional
- 1 tsp salt
- 1/4 tsp black-pepper
# Soften | Pocha
8 cook | Soften {onion+carrot+celery+garlic} in {olive-oil} in the pot for {time}.
| Pocha {onion+carrot+celery+garlic} con {olive-oil} en la olla {time}.
# Simmer | Cuece
60 cook way=stove | Add {split-peas+vegetable-stock+bay-leaf+thyme} and simmer for {time}, stirring now and then, until they fall apart.
| Añade {split-peas+vegetable-stock+bay-leaf+thyme} y cuece {time}, removiendo de vez en cuando, hasta que se deshagan.
18 cook way=pressure-cooker | Put it all into the pressure cooker with {split-peas+vegetable-stock+bay-leaf+thyme}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {split-peas+vegetable-stock+bay-leaf+thyme}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
420 cook way=slow-cooker | Put it all into the slow cooker with {split-peas+vegetable-stock+bay-leaf+thyme} and cook on low for {time}, until they fall apart.
| Pásalo todo a la olla de cocción lenta con {split-peas+vegetable-stock+bay-leaf+thyme} y cocina al mínimo {time}, hasta que se deshagan.
# Finish | Termina
3 work | Take out the stalks and blend half of it. Season with {salt+black-pepper}.
| Retira las ramas y tritura la mitad. Sazona con {salt+black-pepper}.
5 cook | Stir in {cooked-ham} and heat for {time}.
| Añade {cooked-ham} y calienta {time}.

== caldo-verde
names: Caldo verde, Portuguese green soup, Portuguese kale soup, kale and potato soup, kale soup | Caldo verde, caldo verde portugués, sopa de kale, sopa portuguesa de col
about: Portuguese potato soup with thin ribbons of kale and chorizo | sopa portuguesa de patata con tiras finas de col y chorizo
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: kale potato
ways: stove
- 700 g potato; peeled, in chunks | pelad@, en trozos
- 1 onion; chopped | picad@
- 3 clove garlic
- 1400 ml water
- 4 tbsp olive-oil
- 120 g chorizo; sliced | en rodajas
- 250 g kale; in very thin ribbons | en tiras muy finas
- 1.5 tsp salt
# Cook the base | Cuece la base
25 cook | Simmer {potato+onion+garlic+water+salt} with half of {olive-oil} in the pot for {time}, until very soft. Blend smooth.
| Cuece {potato+onion+garlic+water+salt} con la mitad de {olive-oil} en la olla {time}, hasta que todo esté muy blando. Tritura fino.
# Add the greens | Añade lo verde
10 cook | Add {chorizo} and simmer for {time}.
| Añade {chorizo} y cuece {time}.
4 cook | Stir in {kale} and boil uncovered for {time}, until tender but bright green. Pour the rest of {olive-oil} over.
| Incorpora {kale} y hierve destapado {time}, hasta que esté tierno pero muy verde. Riega con el resto de {olive-oil}.

== vichyssoise
names: Vichyssoise, cold leek and potato soup, chilled leek soup, cold potato leek soup | Vichyssoise, vichisua, crema fría de puerros, sopa fría de puerros y patata
about: a chilled cream of leek and potato | crema fría de puerro y patata
kind: soup french easy
serves: 4, most 6 in pot
tools: knife pot jug sieve
core: leek potato
ways: stove
- 50 g butter
- 500 g leek; white part, sliced | parte blanca, en rodajas
- 1 onion; sliced | en juliana; optional
- 350 g potato; peeled, sliced | pelad@, en rodajas
- 900 ml chicken-stock
- 200 ml cream
- 1 tsp salt
- 1/4 tsp white-pepper
- 1 tbsp chives; chopped | picado
# Sweat | Rehoga
12 cook | Melt {butter} in the pot and soften {leek+onion} over low heat for {time} without any colour.
| Funde {butter} en la olla y pocha {leek+onion} a fuego bajo {time} sin que tome color.
# Simmer | Cuece
25 cook | Add {potato+chicken-stock+salt} and simmer for {time}, until very soft.
| Añade {potato+chicken-stock+salt} y cuece {time}, hasta que esté muy blando.
# Blend and chill | Tritura y enfría
5 work | Blend until silky, strain and stir in {cream+white-pepper}.
| Tritura hasta que quede sedoso, cuela e incorpora {cream+white-pepper}.
240 cook | Chill for {time} and serve very cold with {chives}. Taste again: cold, it tastes of less.
| Enfría en la nevera {time} y sirve muy frío con {chives}. Prueba de nuevo: en frío sabe a menos.

== chicken-stock-pot
names: Chicken stock, chicken broth, homemade chicken stock, chicken bone broth, bone broth | Caldo de pollo, caldo de pollo casero, caldo casero, fondo de ave, consomé de pollo
about: a clear stock of chicken bones and vegetables | caldo claro de huesos de pollo y verduras
kind: basic any easy
serves: 8, most 8 in pot
tools: pot knife sieve
core: chicken-bones
ways: stove pressure-cooker
- 1500 g chicken-bones
- 2500 ml water
- 1 onion; halved | partid@
- 2 carrot; in pieces | en trozos
- 1 stick celery; in pieces | en trozos
- 1 leek; in pieces | en trozos; optional
- 2 bay-leaf
- 4 sprig thyme
- 1/2 tsp black-pepper
# Simmer | Cuece
180 cook way=stove safe=chicken-bones | Put {chicken-bones+water} into the pot, bring slowly to the boil and skim. Add {onion+carrot+celery+leek+bay-leaf+thyme+black-pepper} and simmer barely moving for {time}.
| Pon {chicken-bones+water} en la olla, lleva despacio a ebullición y espuma. Añade {onion+carrot+celery+leek+bay-leaf+thyme+black-pepper} y cuece apenas temblando {time}.
50 cook way=pressure-cooker safe=chicken-bones | Put {chicken-bones+water+onion+carrot+celery+leek+bay-leaf+thyme+black-pepper} into the pressure cooker, close and cook under pressure for {time}.
| Pon {chicken-bones+water+onion+carrot+celery+leek+bay-leaf+thyme+black-pepper} en la olla a presión, cierra y cuece con presión {time}.
why | Boiled hard it turns cloudy.
| Si hierve fuerte se enturbia.
# Strain and cool | Cuela y enfría
60 cook | Strain, cool over cold water within {time} and chill. Lift off the fat. Three days in the fridge, three months frozen.
| Cuela, enfría sobre agua fría en {time} y guarda en la nevera. Retira la grasa. Tres días en nevera, tres meses congelado.

== vegetable-stock-pot
names: Vegetable stock, vegetable broth, homemade vegetable stock, veg stock | Caldo de verduras, caldo vegetal, caldo de verduras casero, fondo de verduras
about: a clear stock of vegetables and herbs | caldo claro de verduras y hierbas
kind: basic any easy
serves: 8, most 8 in pot
tools: pot knife sieve
core: carrot onion
ways: stove pressure-cooker+stove
- 2 tbsp olive-oil
- 2 onion; in pieces | en trozos
- 3 carrot; in pieces | en trozos
- 2 stick celery; in pieces | en trozos
- 1 leek; in pieces | en trozos
- 150 g mushroom; sliced | en láminas; optional
- 3 clove garlic
- 2500 ml water
- 2 bay-leaf
- 15 g parsley; stalks too | también los tallos
- 1/2 tsp black-pepper
# Sweat | Rehoga
12 cook | Cook {onion+carrot+celery+leek+mushroom+garlic} in {olive-oil} in the pot for {time}, until lightly golden.
| Rehoga {onion+carrot+celery+leek+mushroom+garlic} con {olive-oil} en la olla {time}, hasta que se dore un poco.
# Simmer | Cuece
45 cook way=stove | Add {water+bay-leaf+parsley+black-pepper} and simmer for {time}; longer makes it dull.
| Añade {water+bay-leaf+parsley+black-pepper} y cuece {time}; más tiempo lo apaga.
15 cook way=pressure-cooker | Put it all into the pressure cooker with {water+bay-leaf+parsley+black-pepper}, no more than two thirds full, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {water+bay-leaf+parsley+black-pepper}, llena hasta dos tercios como mucho, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Strain | Cuela
3 work | Strain, press lightly and cool. Four days in the fridge, three months frozen.
| Cuela, aprieta un poco y enfría. Cuatro días en nevera, tres meses congelado.

== beef-stock-pot
names: Beef stock, beef broth, homemade beef stock, brown stock, beef bone broth, bouillon | Caldo de carne, caldo de ternera, caldo de res, fondo oscuro, caldo de huesos
about: a brown stock of roasted beef bones | caldo oscuro de huesos de ternera asados
kind: basic any easy
serves: 8, most 8 in pot
tools: tray pot knife sieve
core: beef-bones
ways: oven+stove
- 2000 g beef-bones
- 2 onion; halved | partid@
- 2 carrot; in pieces | en trozos
- 2 stick celery; in pieces | en trozos
- 2 tbsp tomato-puree
- 3000 ml water
- 2 bay-leaf
- 4 sprig thyme
- 1/2 tsp black-pepper
# Roast | Asa
45 batch | Roast {beef-bones+onion+carrot} on the tray at 220 °C (fan 200 °C) for {time}, turning once and spreading {tomato-puree} over for the last ten minutes, until deep brown.
| Asa {beef-bones+onion+carrot} en la bandeja a 220 °C (200 °C con ventilador) {time}, con una vuelta y untando {tomato-puree} en los últimos diez minutos, hasta que todo esté bien tostado.
# Simmer | Cuece
300 cook safe=beef-bones | Move to the pot, rinse the tray with a little {water} into it, add the rest with {celery+bay-leaf+thyme+black-pepper} and simmer, barely moving, for {time}. Skim.
| Pasa a la olla, despega lo tostado de la bandeja con un poco de {water}, añade el resto con {celery+bay-leaf+thyme+black-pepper} y cuece apenas temblando {time}. Espuma.
# Strain and cool | Cuela y enfría
60 cook | Strain, cool over cold water within {time} and chill. Lift off the fat.
| Cuela, enfría sobre agua fría en {time} y guarda en la nevera. Retira la grasa.
`);
