import { cards } from "../parse-cards.ts";

/** Fish and seafood of the Spanish coasts. */
export const SPANISH_CATCH = cards(`
== chipirones-en-su-tinta
names: Squid in its ink, chipirones en su tinta, squid in ink sauce, Basque squid in ink, calamares en su tinta | Chipirones en su tinta, calamares en su tinta, chipirones en tinta, calamares en tinta, calamar en su tinta, txipirones en su tinta, chipirones a la vizcaína
about: small squid stewed in a black sauce of onion, tomato, wine and ink | chipirones guisados en salsa negra de cebolla, tomate, vino y tinta
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: squid squid-ink
ways: stove
- 1000 g squid; small, cleaned, tentacles apart | pequeñ@, limpi@, con los tentáculos aparte
- 2 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 80 ml olive-oil
- 1 slice bread; fried or toasted | frit@ o tostad@
- 150 ml white-wine
- 250 ml fish-stock
- 12 g squid-ink
- 1 tsp salt
~ bread > 1 slice bread-gluten-free; toasted | tostad@
~ fish-stock > 250 ml vegetable-stock
# Get ready | Prepara
10 work | Push the tentacles back into {squid} and close each with a toothpick; large ones are cut in pieces instead.
| Mete los tentáculos dentro de {squid} y cierra cada pieza con un palillo; si son grandes, córtalos en trozos.
# Make the sauce | Haz la salsa
20 cook | Soften {onion+green-pepper+garlic} in most of {olive-oil} in the casserole over low heat for {time}.
| Pocha {onion+green-pepper+garlic} con casi todo {olive-oil} en la cazuela a fuego suave {time}.
8 cook | Add {tomato+salt} and fry for {time}, until thick.
| Añade {tomato+salt} y sofríe {time}, hasta que espese.
10 cook | Pour in {white-wine}, boil up, add {bread+fish-stock+squid-ink} and simmer for {time}. Blend until very smooth.
| Vierte {white-wine}, deja hervir, añade {bread+fish-stock+squid-ink} y cuece {time}. Tritura hasta que quede muy fina.
# Stew | Guisa
5 batch | Dry {squid}, brown in a pan in the rest of {olive-oil} for {time}, and lay in the sauce.
| Seca {squid}, dora en una sartén con el resto de {olive-oil} {time}, y coloca en la salsa.
35 cook safe=squid,squid-ink | Cover and simmer over very low heat for {time}, until a knife slides in. Better the next day.
| Tapa y cuece a fuego muy suave {time}, hasta que entre un cuchillo sin esfuerzo. Mejora al día siguiente.
== suquet-de-peix
names: Suquet de peix, Catalan fish stew, suquet, Catalan fish and potato stew, suquet de pescado | Suquet de peix, suquet, suquet de pescado, suquet de rape, suquet de pescado y marisco, guiso de pescado catalán
about: a Catalan stew of fish, clams and potatoes thickened with almond and garlic | guiso catalán de pescado, almejas y patatas ligado con picada de almendra y ajo
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole mortar
core: monkfish potato
ways: stove
- 600 g monkfish; in thick slices | en rodajas gruesas
- 300 g clam; purged | purgad@; optional
- 200 g prawn; optional
- 700 g potato; in thick slices | en rodajas gruesas
- 1 onion; finely chopped | picad@ fin@
- 2 tomato; grated | rallad@
- 4 tbsp olive-oil
- 1 tsp paprika-sweet
- 100 ml white-wine
- 900 ml fish-stock
- 1.25 tsp salt
-- For the thickening paste | Para la picada
- 2 clove garlic
- 30 g almond; toasted | tostad@
- 1 slice bread; fried | frit@
- 10 g parsley
- 1 pinch saffron
~ prawn > 200 g cod; in pieces | en trozos
~ monkfish > 600 g hake; in thick slices | en rodajas gruesas; name Suquet of hake | Suquet de merluza
~ bread > 1 slice bread-gluten-free; toasted | tostad@
# Make the base | Haz la base
10 cook | Soften {onion} in {olive-oil} in the casserole for {time}.
| Pocha {onion} con {olive-oil} en la cazuela {time}.
8 cook | Add {tomato} and fry for {time}, until dark. Stir in {paprika-sweet}, then {white-wine}.
| Añade {tomato} y sofríe {time}, hasta que oscurezca. Mezcla {paprika-sweet} y después {white-wine}.
# Simmer | Cuece
18 cook | Add {potato+fish-stock+salt} and simmer for {time}, until almost tender.
| Añade {potato+fish-stock+salt} y cuece {time}, hasta que esté casi en su punto.
4 work | Meanwhile pound {garlic+almond+bread+parsley+saffron} in the mortar to a paste and loosen it with some of the liquid.
| Mientras, maja {garlic+almond+bread+parsley+saffron} en el mortero hasta formar una pasta y aligera con algo del líquido.
# Finish | Termina
7 cook safe=monkfish | Stir in the paste, lay {monkfish} in the liquid and simmer for {time}, shaking the casserole.
| Incorpora la picada, coloca {monkfish} en el líquido y cuece {time}, moviendo la cazuela.
5 cook safe=prawn,clam | Add {prawn+clam}, cover and cook for {time}.
| Añade {prawn+clam}, tapa y cuece {time}.
== zarzuela
names: Zarzuela, Spanish seafood stew, Catalan seafood stew, zarzuela de marisco, zarzuela de pescado | Zarzuela de pescado y marisco, zarzuela, zarzuela de pescado, zarzuela de marisco, zarzuela de mariscos, zarzuela de pescados y mariscos
about: a feast of fish and seafood in a tomato, brandy and almond sauce | guiso de fiesta de pescado y marisco en salsa de tomate, brandy y almendra
kind: main spanish medium
serves: 6, most 6 in casserole
tools: knife casserole mortar
core: monkfish prawn
ways: stove
- 600 g monkfish; in slices | en rodajas
- 400 g squid; in rings | en aros
- 300 g prawn
- 6 langoustine; optional
- 500 g mussel; cleaned | limpi@
- 300 g clam; purged | purgad@; optional
- 40 g flour
- 6 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 can tinned-tomatoes
- 60 ml brandy; optional
- 100 ml white-wine
- 300 ml fish-stock
- 1 tsp paprika-sweet
- 1.25 tsp salt
- 3 clove garlic
- 40 g almond; toasted | tostad@
- 10 g parsley
- 1 pinch saffron; optional
# Fry | Fríe
5 batch | Season {monkfish} with part of {salt}, turn in {flour} and brown in {olive-oil} in the casserole for {time}. Lift out.
| Sazona {monkfish} con parte de {salt}, pasa por {flour} y dora con {olive-oil} en la cazuela {time}. Saca.
4 batch | Sear {prawn+langoustine} in the same oil for {time} and lift out.
| Marca {prawn+langoustine} en el mismo aceite {time} y saca.
# Make the sauce | Haz la salsa
15 cook | Soften {onion+squid} in the same oil for {time}.
| Pocha {onion+squid} en el mismo aceite {time}.
12 cook | Off the heat pour in {brandy}. Add {white-wine+tinned-tomatoes+paprika-sweet} with the rest of {salt}, and simmer for {time}, until thick.
| Fuera del fuego vierte {brandy}. Añade {white-wine+tinned-tomatoes+paprika-sweet} con el resto de {salt}, y cuece {time}, hasta que espese.
4 work | Pound {garlic+almond+parsley+saffron} to a paste and stir in with {fish-stock}.
| Maja {garlic+almond+parsley+saffron} hasta formar una pasta y añade con {fish-stock}.
# Finish | Termina
6 cook safe=monkfish,squid,prawn,langoustine | Return {monkfish+prawn+langoustine} and simmer for {time}, shaking the casserole.
| Devuelve {monkfish+prawn+langoustine} y cuece {time}, moviendo la cazuela.
5 cook safe=mussel,clam | Add {mussel+clam}, cover and cook for {time}.
| Añade {mussel+clam}, tapa y cuece {time}.
== pastel-de-cabracho
names: Scorpion fish terrine, pastel de cabracho, Basque fish terrine, Spanish fish terrine, cold fish pudding | Pastel de cabracho, pudin de cabracho, paté de cabracho, budín de cabracho
about: a fine cold terrine of fish, egg, cream and tomato, served with mayonnaise | terrina fría y fina de pescado, huevo, nata y tomate, con mayonesa
kind: starter spanish medium
serves: 8, most 8 in loafTin, whole
tools: pot loafTin bowl blender dish
core: scorpion-fish egg
ways: oven
- 500 g scorpion-fish; filleted | en filetes
- 1 leek; in pieces | en trozos
- 1 carrot; in pieces | en trozos
- 1.25 tsp salt
- 6 egg
- 200 ml cream
- 200 ml tomato-sauce
- 1/4 tsp white-pepper
- 15 g butter; for the tin | para el molde
- 100 g mayonnaise; optional
~ scorpion-fish > 500 g hake; name Hake terrine | Pastel de merluza
~ scorpion-fish > 500 g salmon; name Salmon terrine | Pastel de salmón
~ cream > 200 ml cream-plant
~ mayonnaise > 100 g vegan-mayonnaise
# Poach | Cuece
15 cook | Boil {leek+carrot} with half of {salt} in the pot with water for {time}.
| Cuece {leek+carrot} con la mitad de {salt} en la olla con agua {time}.
6 cook safe=scorpion-fish | Add {scorpion-fish} and simmer for {time}. Drain all, cool a little and flake without skin or spines.
| Añade {scorpion-fish} y cuece a fuego suave {time}. Escurre todo, deja templar y desmiga sin piel ni púas.
# Blend | Tritura
5 work | Blend the flakes with {leek+carrot+egg+cream+tomato-sauce+white-pepper} in the bowl until fine and season with the rest of {salt}. Grease the tin with {butter} and fill.
| Tritura lo desmigado con {leek+carrot+egg+cream+tomato-sauce+white-pepper} en el bol hasta que quede fino y sazona con el resto de {salt}. Unta el molde con {butter} y llena.
# Bake in a water bath | Hornea al baño maría
55 batch safe=egg | Stand the tin in the dish, pour hot water half way up and bake at 180 °C (fan 160 °C) for {time}, until a needle comes out clean.
| Coloca el molde en la fuente, vierte agua caliente hasta media altura y hornea a 180 °C (160 °C con ventilador) {time}, hasta que una aguja salga limpia.
# Chill | Enfría
300 cook | Cool and chill for {time}, then turn out and slice.[ Serve with {mayonnaise}.] Eat within 2 days.
| Deja enfriar y guarda en la nevera {time}, desmolda y corta.[ Sirve con {mayonnaise}.] Come en 2 días.
== bunuelos-de-bacalao
names: Salt cod fritters, buñuelos de bacalao, Spanish cod fritters, cod fritters, Catalan cod fritters | Buñuelos de bacalao, buñuelo de bacalao, buñuelos de bacalao caseros, buñuelos de bacalao de Semana Santa
about: light fried puffs of salt cod, garlic and parsley | bocados fritos y ligeros de bacalao, ajo y perejil
kind: starter spanish medium
serves: 4, most 4 in deepPan
makes: 24
tools: knife saucepan bowl whisk deepPan slotted
core: salt-cod
ways: stove
- 250 g salt-cod; in pieces | en trozos
- 150 g flour
- 1 tsp baking-powder
- 2 egg-yolk
- 2 egg-white
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 1/4 tsp salt
- 700 ml sunflower-oil; for frying | para freír
~ salt-cod > 250 g cod; in pieces | en trozos; name Cod fritters | Buñuelos de bacalao fresco
~ flour > 150 g flour-gluten-free
# Desalt | Desala
1440 cook if=salt-cod | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, changing the water three times. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, con tres cambios de agua. Si se compra ya preparado, no hace falta.
# Poach | Cuece
5 cook safe=salt-cod | Cover {salt-cod} with cold water in the saucepan and heat for {time}, until it simmers. Lift out, keep {150 ml} of the water and flake finely, without skin or spines.
| Cubre {salt-cod} con agua fría en el cazo y calienta {time}, hasta que empiece a hervir. Saca, guarda {150 ml} del agua y desmiga fino, sin piel ni púas.
# Make the batter | Haz la masa
6 work | Whisk {flour+baking-powder} in the bowl with the kept water and {egg-yolk}. Stir in {salt-cod+garlic+parsley}. Taste before adding {salt}.
| Bate {flour+baking-powder} en el bol con el agua guardada y {egg-yolk}. Añade {salt-cod+garlic+parsley}. Prueba antes de añadir {salt}.
20 cook | Rest for {time}. Beat {egg-white} until stiff and fold in.
| Deja reposar {time}. Bate {egg-white} a punto firme e incorpora con suavidad.
# Fry | Fríe
12 pieces safe=egg-yolk | Heat {sunflower-oil} in the deep pot to 175 °C and drop in {pieces} spoonfuls, a few at a time, {time} in all, turning, until puffed and golden. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 175 °C y echa {pieces} cucharadas, de pocas en pocas, {time} en total, dando vueltas, hasta que se inflen y se doren. Escurre sobre papel.
== mejillones-en-escabeche
names: Mussels in escabeche, pickled mussels, mejillones en escabeche, Spanish pickled mussels, marinated mussels | Mejillones en escabeche, mejillones escabechados, escabeche de mejillones, mejillones en escabeche caseros
about: steamed mussels in a cold marinade of oil, vinegar and paprika | mejillones al vapor en un escabeche frío de aceite, vinagre y pimentón
kind: starter spanish easy
serves: 4, most 6 in pot
tools: pot pan container
core: mussel wine-vinegar
ways: stove
- 1500 g mussel; cleaned | limpi@
- 150 ml olive-oil
- 5 clove garlic; sliced | en láminas
- 2 bay-leaf
- 1 tsp paprika-smoked
- 100 ml wine-vinegar
- 100 ml white-wine
- 1/4 tsp black-pepper
- 1 pinch salt
# Open | Abre
5 batch safe=mussel | Put {mussel} with {white-wine} in the pot, cover and steam over high heat for {time}. Lift out, strain the juice and take off the shells.
| Pon {mussel} con {white-wine} en la olla, tapa y cuece al vapor a fuego vivo {time}. Saca, cuela el jugo y retira las conchas.
# Make the marinade | Haz el escabeche
4 cook | Warm {garlic+bay-leaf+black-pepper} in {olive-oil} in the pan over low heat for {time}, until it just colours.
| Calienta {garlic+bay-leaf+black-pepper} con {olive-oil} en la sartén a fuego suave {time}, hasta que empiece a dorarse.
5 cook | Off the heat stir in {paprika-smoked}, at once {wine-vinegar} and {100 ml} of the juice. Simmer for {time} and taste before adding {salt}.
| Fuera del fuego mezcla {paprika-smoked}, enseguida {wine-vinegar} y {100 ml} del jugo. Cuece {time} y prueba antes de añadir {salt}.
# Marinate | Marina
720 cook | Cool, pour over {mussel} in the box and chill for {time}. Keep it in the fridge and eat within 3 days.
| Deja enfriar, vierte sobre {mussel} en el recipiente y deja en la nevera {time}. Guárdalo en la nevera y come en 3 días.
== bonito-encebollado
names: Tuna with onions, bonito encebollado, tuna smothered in onions, Spanish tuna with caramelised onions, atún encebollado | Bonito encebollado, atún encebollado, bonito con cebolla, atún con cebolla, bonito del norte encebollado, atún rojo encebollado
about: fresh tuna finished in slowly cooked onions with bay and wine | bonito o atún fresco terminado en cebolla pochada con laurel y vino
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: tuna-steak onion
ways: stove
- 700 g tuna-steak; in 3 cm pieces | en trozos de 3 cm
- 4 onion; thinly sliced | en juliana fina
- 2 clove garlic; sliced | en láminas
- 5 tbsp olive-oil
- 1 bay-leaf
- 1 tsp paprika-sweet
- 150 ml white-wine
- 1 tbsp sherry-vinegar
- 1.25 tsp salt
- 1/4 tsp black-pepper
~ tuna-steak > 700 g swordfish; in 3 cm pieces | en trozos de 3 cm; name Swordfish with onions | Emperador encebollado
# Soften | Pocha
30 cook | Cook {onion+garlic+bay-leaf} with half of {salt} in {olive-oil} in the pan over low heat for {time}, covered at first, until golden and sweet.
| Pocha {onion+garlic+bay-leaf} con la mitad de {salt} y {olive-oil} en la sartén a fuego suave {time}, al principio con tapa, hasta que quede todo dorado y dulce.
6 cook | Stir in {paprika-sweet}, then {white-wine+sherry-vinegar}, and boil down for {time}.
| Añade {paprika-sweet}, después {white-wine+sherry-vinegar}, y reduce {time}.
# Finish | Termina
5 batch safe=tuna-steak | Season {tuna-steak} with {black-pepper} and the rest of {salt}, tuck into the pan and cook over medium heat for {time}, turning once.
| Sazona {tuna-steak} con {black-pepper} y el resto de {salt}, mete entre lo pochado y cocina a fuego medio {time}, con una vuelta.
2 cook | Rest off the heat, covered, for {time}: longer on the stove dries it.
| Deja reposar tapado fuera del fuego {time}: más tiempo al fuego lo reseca.
== sardinas-asadas
names: Baked sardines, sardinas asadas, oven-baked sardines, roast sardines, sardines in the oven | Sardinas asadas, sardinas al horno, sardinas asadas al horno, sardinas frescas al horno
about: whole fresh sardines roasted with coarse salt, garlic and lemon | sardinas frescas enteras asadas con sal gruesa, ajo y limón
kind: main spanish easy
serves: 4, most 4 in tray
tools: knife tray
core: sardine
ways: oven air-fryer
- 1000 g sardine; whole, gutted | enter@, limpi@
- 1.5 tsp salt; coarse | gruesa
- 3 tbsp olive-oil
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 1 lemon; in wedges | en gajos
# Season | Sazona
20 cook | Dry {sardine}, sprinkle with {salt} and leave in the fridge for {time}. Mix {garlic+parsley+olive-oil}.
| Seca {sardine}, espolvorea {salt} y deja en la nevera {time}. Mezcla {garlic+parsley+olive-oil}.
# Roast | Asa
12 batch way=oven safe=sardine | Lay on the tray, brush with the green oil and roast at 210 °C (fan 190 °C) for {time}, until the skin browns.
| Coloca en la bandeja, pinta con el aceite verde y asa a 210 °C (190 °C con ventilador) {time}, hasta que la piel se tueste.
9 batch way=air-fryer safe=sardine | Brush with the green oil and cook in the air fryer at 200 °C for {time}, in one layer.
| Pinta con el aceite verde y cocina en la freidora de aire a 200 °C {time}, en una sola capa.
1 work | Serve at once with {lemon}.
| Sirve enseguida con {lemon}.
== sardinas-a-la-plancha
names: Grilled sardines, griddled sardines, sardinas a la plancha, Spanish grilled sardines, barbecued sardines | Sardinas a la plancha, sardinas a la brasa, sardinas a la parrilla, espetos de sardinas, espeto de sardinas, espetos
about: whole fresh sardines grilled in coarse salt over strong heat | sardinas frescas enteras hechas con sal gruesa a fuego vivo
kind: main spanish easy
serves: 4, most 4 in griddle
tools: griddle spatula
core: sardine
ways: stove barbecue
- 1000 g sardine; whole, gutted or not | enter@, limpi@ o no
- 2 tsp salt; coarse | gruesa
- 1 tbsp olive-oil
- 1 lemon; in wedges | en gajos
# Season | Sazona
15 cook | Dry {sardine} well, cover with {salt} and leave in the fridge for {time}.
| Seca bien {sardine}, cubre con {salt} y deja en la nevera {time}.
why | The skin firms up, and does not stick.
| La piel queda firme y no se pega.
# Grill | Asa
6 batch way=stove safe=sardine | Brush the very hot griddle with {olive-oil} and cook {sardine} for {time}, turning once with the spatula when the skin lets go.
| Pinta la plancha muy caliente con {olive-oil} y cocina {sardine} {time}, con una sola vuelta con la espátula, cuando la piel se despegue.
7 batch way=barbecue safe=sardine | Brush {sardine} with {olive-oil} and grill over embers for {time}, on the rack or threaded on a cane, turning once.
| Pinta {sardine} con {olive-oil} y asa sobre las brasas {time}, en la parrilla o en una caña, con una vuelta.
1 work | Shake off spare grains and serve at once with {lemon}.
| Sacude los granos que sobren y sirve enseguida con {lemon}.
== arroz-con-bogavante
names: Lobster rice, soupy rice with lobster, arroz con bogavante, arroz caldoso con bogavante, Spanish lobster rice | Arroz con bogavante, arroz caldoso con bogavante, arroz caldoso de bogavante, arroz meloso con bogavante, arroz de bogavante
about: soupy rice with lobster in a saffron seafood broth | arroz caldoso con bogavante en caldo de marisco con azafrán
kind: main spanish hard
serves: 4, most 6 in casserole
tools: knife casserole saucepan
core: rice-paella lobster
ways: stove
- 2 lobster; of about 500 g, halved and cut up | de unos 500 g, partid@ y en trozos
- 320 g rice-paella
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 6 tbsp olive-oil
- 60 ml brandy; optional
- 1 tsp paprika-sweet
- 1 pinch saffron
- 1800 ml fish-stock; hot | caliente
- 1.5 tsp salt
- 10 g parsley; chopped | picad@; optional
~ lobster > 600 g prawn; name Soupy rice with prawns | Arroz caldoso con gambas
# Sear | Marca
4 batch | Sear {lobster} in {olive-oil} in the casserole over high heat for {time}, until red, and lift out. Keep the juices of the head.
| Marca {lobster} con {olive-oil} en la cazuela a fuego vivo {time}, hasta que {lobster?se ponga|se pongan} {lobster!roj}, y saca. Guarda los jugos de la cabeza.
# Make the base | Haz la base
12 cook | Soften {onion+green-pepper+garlic} in the same oil for {time}.
| Pocha {onion+green-pepper+garlic} en el mismo aceite {time}.
8 cook | Add {tomato} and fry for {time}, until dark. Stir in {paprika-sweet+brandy} off the heat, and boil up.
| Añade {tomato} y sofríe {time}, hasta que oscurezca. Mezcla fuera del fuego {paprika-sweet+brandy}, y deja hervir.
# Cook | Cuece
16 cook safe=lobster | Stir in {rice-paella}, pour in {fish-stock} and the juices, season with {saffron+salt} and simmer for {time}, stirring now and then. For the last 5 minutes put {lobster} back.
| Añade {rice-paella}, vierte {fish-stock} y los jugos, sazona con {saffron+salt} y cuece {time}, removiendo de vez en cuando. En los últimos 5 minutos devuelve {lobster}.
# Serve | Sirve
2 cook | Rest for {time} and serve at once, soupy: it goes on drinking the liquid.[ Scatter {parsley} over.]
| Deja reposar {time} y sirve enseguida, caldoso: sigue absorbiendo el líquido.[ Espolvorea {parsley}.]
`);
