import { cards } from "../parse-cards.ts";

export const SPANISH_FISH = cards(`
== pulpo-a-la-gallega
names: Galician octopus, pulpo a la gallega, pulpo á feira, octopus with paprika, polbo á feira | Pulpo a la gallega, pulpo á feira, pulpo con cachelos
about: tender octopus on potatoes with paprika and olive oil | pulpo tierno sobre patata cocida con pimentón y aceite de oliva
kind: starter spanish medium
serves: 4, most 6 in pot
tools: knife pot
core: raw-octopus paprika-smoked
ways: stove
- 1500 g raw-octopus; frozen and thawed | congelado y descongelado
- 600 g potato; in thick slices | en rodajas gruesas
- 2 tsp paprika-smoked
- 80 ml olive-oil
- 1.5 tsp salt; coarse | gruesa
- 1 bay-leaf; optional
# Dip three times | Asústalo
4 work | Bring plenty of water to the boil in the pot.[ Add {bay-leaf}.] Dip {raw-octopus} in and out three times, so that the skin holds, then let it sink.
| Lleva a ebullición abundante agua en la olla.[ Añade {bay-leaf}.] Mete y saca {raw-octopus} tres veces, para que no se suelte la piel, y deja dentro.
# Simmer | Cuece
40 cook safe=raw-octopus | Simmer for {time}, until a skewer goes easily into the thickest part. Already cooked it needs only 5 minutes.
| Cuece a fuego suave {time}, hasta que un pincho entre sin resistencia en la parte más gruesa. Si es ya cocido bastan 5 minutos.
18 cook | Lift out and rest. Boil {potato} in the same water for {time}, until tender.
| Saca y deja reposar. Cuece {potato} en la misma agua {time}, hasta que {potato?quede|queden} {potato!tiern}.
# Serve | Sirve
6 work | Lay {potato} on a wooden plate. Cut {raw-octopus} with scissors into slices of 1 cm on top and scatter {salt+paprika-smoked} over. Pour {olive-oil} on it and serve warm.
| Coloca {potato} en un plato de madera. Corta encima {raw-octopus} con tijeras en rodajas de 1 cm y espolvorea {salt+paprika-smoked}. Riega con {olive-oil} y sirve templado.

== merluza-en-salsa-verde
names: Hake in green sauce, merluza en salsa verde, Basque hake, hake with clams | Merluza en salsa verde, merluza a la vasca, merluza con almejas
about: hake in a parsley, garlic and wine sauce with clams | merluza en salsa de perejil, ajo y vino con almejas
kind: main spanish medium
serves: 4, most 4 in casserole
tools: knife casserole
core: hake parsley
ways: stove
- 800 g hake; in 4 thick portions | en 4 porciones gruesas
- 250 g clam; purged | purgad@; optional
- 4 clove garlic; finely chopped | picad@ fin@
- 5 tbsp olive-oil
- 1 tbsp flour
- 100 ml white-wine
- 250 ml fish-stock
- 20 g parsley; finely chopped | picad@ fin@
- 3/4 tsp salt
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+parsley} as the list says.
| Pela y corta {garlic+parsley} como indica la lista.
# Start the sauce | Empieza la salsa
3 cook | Heat {olive-oil} in the casserole over low heat and fry {garlic} for {time} without browning.
| Calienta {olive-oil} en la cazuela a fuego suave y rehoga {garlic} {time} sin que se dore.
1 cook | Stir in {flour} for {time}.
| Añade {flour} y rehoga {time}.
5 cook | Add {white-wine+fish-stock} and half of {parsley}, and simmer for {time}, shaking the casserole.
| Añade {white-wine+fish-stock} y la mitad de {parsley}, y cuece {time}, moviendo la cazuela.
# Cook | Cocina
4 batch | Season {hake} with {salt}, lay in the sauce skin up and cook gently for {time}.
| Sazona {hake} con {salt}, coloca en la salsa con la piel hacia arriba y cuece a fuego suave {time}.
5 batch safe=hake | Turn over and cook for {time}, swirling the casserole so that the sauce binds.
| Da la vuelta y cuece {time}, moviendo la cazuela en círculos para que la salsa ligue.
4 batch safe=clam | Add {clam}, cover and cook for {time}.
| Añade {clam}, tapa y cuece {time}.
# Serve | Sirve
1 work | Scatter the rest of {parsley} over and serve at once.
| Espolvorea el resto de {parsley} y sirve enseguida.

== merluza-a-la-romana
names: Battered hake, merluza a la romana, fried hake, Spanish battered fish | Merluza a la romana, merluza rebozada, merluza frita, pescado a la romana, pescado rebozado
about: hake fried in flour and egg, with lemon | merluza frita en harina y huevo, con limón
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: hake
ways: stove
- 800 g hake; in portions | en porciones
- 80 g flour
- 2 egg
- 300 ml olive-oil
- 1 tsp salt
- 1 lemon; in wedges | en gajos
# Prepare | Prepara
5 work | Dry {hake} and season with {salt}. Beat {egg} in the bowl.
| Seca {hake} y sazona con {salt}. Bate {egg} en el bol.
# Coat | Reboza
4 work | Turn {hake} in {flour}, shake off the rest and dip in {egg}.
| Pasa {hake} por {flour}, sacude lo que sobre y baña en {egg}.
# Fry | Fríe
8 pieces safe=hake,egg | Heat {olive-oil} in the pan over medium heat and fry the pieces in batches, {time} in all, turning once, until golden. Drain on paper.
| Calienta {olive-oil} en la sartén a fuego medio y fríe las porciones por tandas, {time} en total, dando una vuelta, hasta que se doren. Escurre sobre papel.
tip | Oil at 170 °C cooks the inside before the coating darkens.
| Con el aceite a 170 °C se hacen por dentro antes de oscurecerse.
# Serve | Sirve
1 work | Serve at once with {lemon}.
| Sirve enseguida con {lemon}.

== bacalao-al-pil-pil
names: Cod pil pil, bacalao al pil pil, Basque cod in garlic oil emulsion, salt cod pil-pil | Bacalao al pil pil, bacalao al pilpil, bacalao al pil-pil
about: salt cod in a sauce of its own gelatine and garlic oil | bacalao en una salsa ligada con su gelatina y aceite de ajo
kind: main spanish hard
serves: 4, most 4 in casserole
tools: knife casserole sieve
core: salt-cod olive-oil garlic
ways: stove
- 800 g salt-cod; thick, with skin | grues@, con piel
- 300 ml olive-oil
- 6 clove garlic; sliced | en láminas
- 1 dried-chilli as chilli; in rings | en aros
# Desalt | Desala
1440 cook | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, up to 36 hours for thick pieces, changing the water three or four times. Then drain and dry. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, hasta 36 horas si los trozos son gruesos, con tres o cuatro cambios de agua. Escurre y seca. Si se compra ya preparado, no hace falta.
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+chilli} as the list says.
| Pela y corta {garlic+chilli} como indica la lista.
# Flavour the oil | Aromatiza el aceite
5 cook | Heat {olive-oil+garlic+chilli} in the casserole over low heat for {time}, until pale gold. Lift out {garlic+chilli}.
| Calienta {olive-oil+garlic+chilli} en la cazuela a fuego suave {time}, hasta que tome un dorado claro. Saca {garlic+chilli}.
# Poach | Confita
10 batch safe=salt-cod | Lay {salt-cod} skin up in the warm oil and poach over very low heat for {time}, until it flakes and white drops come out. Lift out.
| Coloca {salt-cod} con la piel hacia arriba en el aceite tibio y confita a fuego muy suave {time}, hasta que se abra en lascas y suelte gotas blancas. Saca.
10 cook | Pour the oil into a jug, leave the white juices in the casserole and cool for {time}, until lukewarm.
| Pasa el aceite a una jarra, deja los jugos blancos en la cazuela y espera {time}, hasta que esté tibio.
# Bind the sauce | Liga la salsa
10 work | Pour the oil back in a thin stream, moving the bottom of a sieve in circles through the juices, until a thick, pale sauce forms.
| Vierte el aceite en un hilo, moviendo la base de un colador en círculos sobre los jugos, hasta que se forme una salsa espesa y clara.
why | What the skin gives off binds the oil, if it is lukewarm and never boils.
| Lo que suelta la piel liga el aceite si está tibio y no hierve nunca.
# Serve | Sirve
3 cook | Warm the pieces in the sauce for {time} without boiling and serve with {garlic+chilli} on top.
| Templa las piezas en la salsa {time} sin que hierva y sirve con {garlic+chilli} por encima.

== bacalao-a-la-vizcaina
names: Biscay-style cod, bacalao a la vizcaína, Basque cod in red pepper sauce, cod vizcaína | Bacalao a la vizcaína, bacalao en salsa vizcaína
about: salt cod in a Basque sauce of dried peppers and red onion | bacalao en salsa vasca de pimientos choriceros y cebolla morada
kind: main spanish medium
serves: 4, most 4 in casserole
tools: knife casserole blender bowl
core: salt-cod choricero-pepper
ways: stove
- 800 g salt-cod; in portions | en porciones
- 8 choricero-pepper; dried | sec@
- 3 red-onion; chopped | picad@
- 1 onion; chopped | picad@
- 3 clove garlic; chopped | picad@
- 100 ml olive-oil
- 50 g cured-ham; diced | en taquitos; optional
- 30 g bread; fried or toasted | frito o tostado; optional
- 400 ml fish-stock
- 1/2 tsp salt
# Desalt | Desala
1440 cook | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, up to 36 hours for thick pieces, changing the water three or four times. Then drain and dry. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, hasta 36 horas si los trozos son gruesos, con tres o cuatro cambios de agua. Escurre y seca. Si se compra ya preparado, no hace falta.
# Soak the pods | Remoja los secos
60 cook | Cover {choricero-pepper} with hot water in the bowl for {time}, then scrape the flesh from the skins.
| Cubre {choricero-pepper} con agua caliente en el bol {time} y raspa después la pulpa de las pieles.
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {red-onion+onion+garlic} as the list says.
| Pela y corta {red-onion+onion+garlic} como indica la lista.
# Make the sauce | Haz la salsa
30 cook | Heat {olive-oil} in the casserole over low heat and fry {red-onion+onion+garlic+cured-ham} for {time}, until very soft.
| Calienta {olive-oil} en la cazuela a fuego suave y pocha {red-onion+onion+garlic+cured-ham} {time}, hasta que quede muy tierno.
20 cook | Add the flesh of {choricero-pepper}, {bread+salt+fish-stock} and simmer for {time}. Blend and strain until smooth.
| Añade la pulpa de {choricero-pepper}, {bread+salt+fish-stock} y cuece {time}. Tritura y cuela hasta que quede lisa.
# Cook | Cocina
10 batch safe=salt-cod | Lay {salt-cod} in the sauce skin up and cook over low heat for {time}, shaking the casserole.
| Coloca {salt-cod} en la salsa con la piel hacia arriba y cuece a fuego suave {time}, moviendo la cazuela.
# Rest | Reposa
5 cook | Rest for {time} and serve.
| Deja reposar {time} y sirve.

== marmitako
names: Marmitako, Basque tuna stew, tuna and potato stew, marmitako de bonito | Marmitako, marmitako de bonito, marmitaco, bonito con patatas, marmita de bonito
about: a Basque stew of bonito tuna and potatoes | guiso vasco de bonito y patatas
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: tuna potato
ways: stove
- 700 g tuna; in 3 cm cubes | en dados de 3 cm
- 1000 g potato; broken into pieces | cascad@ en trozos
- 1 onion; chopped | picad@
- 2 green-pepper; chopped | picad@
- 2 clove garlic; chopped | picad@
- 150 g tomato; grated | rallad@
- 2 choricero-pepper; dried | sec@
- 5 tbsp olive-oil
- 1000 ml fish-stock
- 100 ml white-wine; optional
- 1.25 tsp salt
# Soak | Remoja
30 cook | Cover {choricero-pepper} with hot water for {time}, open and scrape the flesh from the skin.
| Cubre {choricero-pepper} con agua caliente {time}, abre y raspa la pulpa de la piel.
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {potato+onion+green-pepper+garlic} as the list says. Grate {tomato}.
| Pela y corta {potato+onion+green-pepper+garlic} como indica la lista. Ralla {tomato}.
# Fry | Sofríe
12 cook | Heat {olive-oil} in the casserole over medium heat and fry {onion+green-pepper+garlic} for {time}, until soft.
| Calienta {olive-oil} en la cazuela a fuego medio y sofríe {onion+green-pepper+garlic} {time}, hasta que quede tierno.
6 cook | Add {tomato+white-wine} with the flesh of {choricero-pepper} and cook for {time}, until thick.
| Añade {tomato+white-wine} con la pulpa de {choricero-pepper} y cuece {time}, hasta que espese.
# Stew | Guisa
25 cook | Stir in {potato}, cover with {fish-stock}, add {salt} and simmer for {time}, until tender and the liquid thickens.
| Rehoga {potato}, cubre con {fish-stock}, añade {salt} y cuece a fuego suave {time}, hasta que quede tierno y el líquido espese.
# Add and rest | Añade y reposa
4 cook safe=tuna | Put in {tuna} and cook for {time}.
| Incorpora {tuna} y cuece {time}.
6 cook | Cover, take off the heat and rest for {time} before serving.
| Tapa, retira del fuego y deja reposar {time} antes de servir.
`);
