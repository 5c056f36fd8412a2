import { cards } from "../parse-cards.ts";

export const SPANISH_SEAFOOD_TAPAS = cards(`
== gambas-al-ajillo
names: Garlic prawns, gambas al ajillo, Spanish garlic shrimp, garlic shrimp, prawns in garlic oil | Gambas al ajillo, langostinos al ajillo, camarones al ajillo, gambas al ajo
about: prawns sizzled in olive oil with garlic and chilli | gambas en aceite de oliva con ajo y guindilla
kind: starter spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: prawn garlic olive-oil
ways: stove
instead: champinones-al-ajillo
- 600 g prawn; peeled, patted dry | pelad@ y sec@
- 6 clove garlic; sliced | en láminas
- 1 dried-chilli as chilli; in rings | en aros
- 120 ml olive-oil
- 1/2 tsp salt
- 2 tbsp sherry; optional
- 10 g parsley; chopped | picad@; optional
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {garlic+chilli+parsley} as the list says.
| Pela y corta {garlic+chilli+parsley} como indica la lista.
# Flavour the oil | Aromatiza el aceite
4 cook | Heat {olive-oil+garlic+chilli} in the pan over medium-low heat for {time}, until {garlic} {garlic?begins|begin} to colour.
| Calienta {olive-oil+garlic+chilli} en la sartén a fuego medio-bajo {time}, hasta que {garlic} {garlic?empiece|empiecen} a tomar color.
# Cook | Cocina
3 batch safe=prawn | Turn the heat high, add {prawn+salt} and cook for {time}, turning once, until pink and opaque.
| Sube el fuego, añade {prawn+salt} y cocina {time}, dando una vuelta, hasta que quede rosado y opaco.
1 work | Shake the pan to bind the oil.[ Add {sherry+parsley}.]
| Mueve la sartén para ligar el aceite.[ Añade {sherry+parsley}.]
# Serve | Sirve
1 work | Serve sizzling from the pan.
| Sirve chisporroteando en la misma sartén.
tip | A slice to mop up the oil belongs to it.
| Acompáñalo con algo para mojar en el aceite.

== champinones-al-ajillo
names: Garlic mushrooms, champiñones al ajillo, Spanish garlic mushrooms | Champiñones al ajillo, setas al ajillo, champiñones al ajo
about: mushrooms fried with garlic, chilli, parsley and sherry | champiñones salteados con ajo, guindilla, perejil y jerez
kind: starter spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: mushroom garlic
ways: stove
- 600 g mushroom; sliced thickly | en láminas gruesas
- 5 clove garlic; sliced | en láminas
- 1 dried-chilli as chilli; in rings | en aros; optional
- 4 tbsp olive-oil
- 50 ml sherry; optional
- 15 g parsley; chopped | picad@
- 3/4 tsp salt
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {mushroom+garlic+chilli+parsley} as the list says.
| Pela y corta {mushroom+garlic+chilli+parsley} como indica la lista.
# Flavour the oil | Aromatiza el aceite
3 cook | Heat {olive-oil+garlic+chilli} in the pan over medium-low heat for {time}, until pale gold. Lift out {garlic}.
| Calienta {olive-oil+garlic+chilli} en la sartén a fuego medio-bajo {time}, hasta que se dore un poco. Saca {garlic}.
# Fry | Saltea
9 batch | Turn the heat high and fry {mushroom} in the oil for {time}, until the water has gone and they brown.
| Sube el fuego y saltea {mushroom} en ese aceite {time}, hasta que pierda el agua y se dore.
3 cook | Return {garlic} with {salt+sherry} and cook for {time}.
| Devuelve {garlic} con {salt+sherry} y cocina {time}.
# Serve | Sirve
1 work | Stir in {parsley} and serve hot.
| Mezcla {parsley} y sirve caliente.

== calamares-a-la-romana
names: Fried squid rings, calamares a la romana, calamari, fried calamari, battered squid rings | Calamares a la romana, calamares fritos, calamares rebozados, rabas
about: squid rings fried in a light coating, with lemon | anillas de calamar rebozadas y fritas, con limón
kind: starter spanish easy
serves: 4, most 4 in deepPan
tools: knife deepPan bowl slotted
core: squid
ways: stove
- 600 g squid; cleaned, in rings | limpi@, en anillas
- 120 g flour
- 2 egg
- 1 tsp salt
- 500 ml sunflower-oil
- 1 lemon; in wedges | en gajos
# Dry and season | Seca y sazona
6 work | Dry {squid} very well with paper and season with {salt}. Beat {egg} in the bowl.
| Seca muy bien {squid} con papel y sazona con {salt}. Bate {egg} en el bol.
tip | Water left on the rings makes the oil spit.
| Si queda agua en las anillas, el aceite salta.
# Coat | Reboza
6 work | Turn {squid} in {flour}, shake off the rest and dip in {egg}.
| Pasa {squid} por {flour}, sacude lo que sobre y baña en {egg}.
# Fry | Fríe
10 pieces safe=squid,egg | Heat {sunflower-oil} in the pot to 180 °C and fry a few at a time, about 2 minutes each and {time} in all, until pale gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe pocas cada vez, unos 2 minutos cada una y {time} en total, hasta que se doren un poco. Escurre sobre papel.
why | Longer frying makes them rubbery.
| Si se fríen más quedan gomosas.
# Serve | Sirve
1 work | Serve at once with {lemon}.
| Sirve enseguida con {lemon}.

== mejillones-al-vapor
names: Steamed mussels, mejillones al vapor, Spanish steamed mussels | Mejillones al vapor, mejillones al natural, choritos al vapor
about: mussels steamed with bay leaf and lemon | mejillones abiertos al vapor con laurel y limón
kind: starter spanish easy
serves: 4, most 4 in pot
tools: knife pot
core: mussel
ways: stove
- 2000 g mussel; alive, scrubbed | viv@, limpi@
- 2 bay-leaf
- 1 lemon; halved | partid@
- 100 ml white-wine; optional
# Clean | Limpia
12 work | Scrub {mussel} under cold water and pull off the beards. Throw away any that are broken, or open and do not close when tapped.
| Limpia {mussel} bajo agua fría y arranca las barbas. Desecha los rotos y los abiertos que no se cierren al golpearlos.
# Steam | Abre al vapor
2 work | Put {bay-leaf+white-wine}, half of {lemon} and a splash of water into the pot and bring to the boil.
| Pon {bay-leaf+white-wine}, la mitad de {lemon} y un chorrito de agua en la olla y lleva a ebullición.
5 batch safe=mussel | Add {mussel}, cover and steam over high heat for {time}, shaking the pot once.
| Añade {mussel}, tapa y cuece al vapor a fuego fuerte {time}, moviendo la olla una vez.
# Serve | Sirve
2 work | Take them out as soon as they open and serve with the rest of {lemon:bare} in wedges.
| Saca en cuanto se abran y sirve con el resto de {lemon:bare} en gajos.

== boquerones-en-vinagre
names: Anchovies in vinegar, boquerones en vinagre, marinated white anchovies, white anchovies in vinegar | Boquerones en vinagre, boquerones marinados
about: fresh anchovies cured in vinegar with garlic and parsley | boquerones frescos curados en vinagre con ajo y perejil
kind: starter spanish medium
serves: 6, most 12 in container
tools: knife container colander
core: fresh-anchovies wine-vinegar
ways: freezer
- 500 g fresh-anchovies; cleaned, in fillets | limpios, en filetes
- 350 ml wine-vinegar
- 1 tsp salt
- 4 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; chopped | picad@
- 150 ml olive-oil
# Freeze first | Congela primero
1440 cook | Clean {fresh-anchovies}, open into fillets and rinse in iced water. Freeze at -20 °C for {time} at the least, and for 5 days in a home freezer, then thaw in the fridge.
| Limpia {fresh-anchovies}, abre en filetes y lava en agua helada. Congela a -20 °C {time} como mínimo, y 5 días en un congelador doméstico; después descongela en la nevera.
why | Vinegar does not kill the parasite anisakis; freezing does.
| El vinagre no mata el anisakis; la congelación sí.
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+parsley} as the list says.
| Pela y corta {garlic+parsley} como indica la lista.
# Cure | Cura
300 cook raw=fresh-anchovies | Lay in the box, sprinkle with {salt}, cover with {wine-vinegar} and chill for {time}, until white all through.
| Coloca en el recipiente, reparte {salt}, cubre con {wine-vinegar} y deja en la nevera {time}, hasta que quede blanco por dentro.
# Dress | Aliña
5 work | Drain well, lay on a plate and scatter {garlic+parsley} over. Cover with {olive-oil}.
| Escurre bien, coloca en una fuente y reparte {garlic+parsley}. Cubre con {olive-oil}.
60 cook | Rest in the fridge for {time} and eat within 2 days.
| Deja reposar en la nevera {time} y consume en 2 días.
`);
